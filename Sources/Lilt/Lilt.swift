// The umbrella for what only Lilt has: plain layers that the shared core animates. No code lives here.
@_exported public import AnimationCore
@_exported public import Geometry
@_exported public import LayerTree
