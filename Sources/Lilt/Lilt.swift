// The umbrella for what only Lilt has: plain layers that the shared core animates, the stage for tests, and bitmaps. No
// code lives here.
@_exported public import AnimationCore
@_exported public import CairoRenderer
@_exported public import Geometry
@_exported public import LayerTree
@_exported public import Staging
