"""Benchmarks: always against peers, or our own other build, in one process and interleaved rounds."""
