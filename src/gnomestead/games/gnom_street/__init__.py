"""75 Gnom' Street: four gangs, one garden, sixteen hiding places, one cat too many."""
