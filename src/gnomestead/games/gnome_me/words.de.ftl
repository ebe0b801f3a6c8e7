# Noch nicht alles ist übersetzt; die Liste der Spiele erzählt schon auf Deutsch, worum es geht.

about = Ein Zwerg wirbelt vorbei, keine Sekunde lang. Bau ihn nach und ruf „Stopp!“, bevor es jemand anders tut.
