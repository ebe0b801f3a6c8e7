"""scene"""
from gnomestead.kernel import Scene
def scene_of(view): return Scene(())
