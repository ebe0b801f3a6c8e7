# Noch nicht alles ist übersetzt; die Liste der Spiele erzählt schon auf Deutsch, worum es geht.

about = Bis zu vier Helden suchen vier verfluchte Steine; auf dem letzten Platz kann ein Schurke sitzen, der etwas dagegen hat.
