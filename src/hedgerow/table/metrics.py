"""Figures for Prometheus, in its text form."""

from __future__ import annotations

from collections import Counter

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()
        self.times = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def request(self, method: str, status: int, seconds: float) -> None:
        self.requests[method if method in ("GET", "POST", "PUT", "HEAD", "OPTIONS") else "other", status] += 1
        self.times[next((i for i, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS))] += 1
        self.total += seconds

    def text(self, gauges: dict[str, float]) -> str:
        lines = ["# TYPE hedgerow_requests_total counter"]
        for (method, status), count in sorted(self.requests.items()):
            lines.append(f'hedgerow_requests_total{{method="{method}",status="{status}"}} {count}')
        lines.append("# TYPE hedgerow_request_seconds histogram")
        count = 0
        for bound, more in zip((*BOUNDS, "+Inf"), self.times, strict=True):
            count += more
            lines.append(f'hedgerow_request_seconds_bucket{{le="{bound}"}} {count}')
        lines += [f"hedgerow_request_seconds_sum {self.total:.6f}", f"hedgerow_request_seconds_count {count}"]
        for name, value in gauges.items():
            lines += [f"# TYPE hedgerow_{name} {'counter' if name.endswith('_total') else 'gauge'}", f"hedgerow_{name} {value:g}"]
        return "\n".join(lines) + "\n"
