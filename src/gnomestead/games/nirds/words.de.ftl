# Noch nicht alles ist übersetzt; die Liste der Spiele erzählt schon auf Deutsch, worum es geht.

about = Gescheite Vögel gegen böse Gartenzwerge: Würfel tauschen, Ziele wählen, vier Wellen überstehen, gemeinsam den Boss schlagen.
