"""Real browsers at real tables. README.md says what these tests rely on."""
