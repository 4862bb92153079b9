"""Learning by playing against oneself: `hedgerow train`."""
