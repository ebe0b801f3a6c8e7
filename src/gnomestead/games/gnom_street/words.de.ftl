# Noch nicht alles ist übersetzt; die Liste der Spiele erzählt schon auf Deutsch, worum es geht.

about = Vier Banden von Gartenzwergen, vier Verstecke voller Diebesgut und eine Katze. Kämpfen, fragen, kombinieren, graben.
