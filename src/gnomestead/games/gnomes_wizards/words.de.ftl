# Noch nicht alles ist übersetzt; die Liste der Spiele erzählt schon auf Deutsch, worum es geht.

about = Ruf deine Clans, lade deine Zauber und steh noch, wenn der Boden fort ist.
