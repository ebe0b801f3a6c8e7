"""`python -m gnomestead` is `gnomestead`."""

from gnomestead.cli import main

if __name__ == "__main__":
    main()
