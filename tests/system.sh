#!/usr/bin/env bash
# Installs what the tests of the table and the page need from the system: Chromium and PostgreSQL, where they are missing.
set -euo pipefail
needed=()
command -v chromium >/dev/null || command -v google-chrome >/dev/null || needed+=(chromium)
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || command -v initdb >/dev/null || needed+=(postgresql)
[ ${#needed[@]} -eq 0 ] && exit 0
as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo)
if ! command -v apt-get >/dev/null; then
  echo "the tests need ${needed[*]}: please install it" >&2
  exit 1
fi
"${as_root[@]}" apt-get update -qq
DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${needed[@]}" >/dev/null
