"""Do You Gnome Me? A gnome whirls past for less than a second; everybody is sure, nobody agrees."""
