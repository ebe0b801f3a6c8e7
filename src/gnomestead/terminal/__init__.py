"""Terminal play: any game drawn with Rich, and played by number or by notation."""
