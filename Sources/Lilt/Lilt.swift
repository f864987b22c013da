// The umbrella for what only Lilt has: plain layers that the shared core animates, springs in great numbers, the stage for
// tests, and bitmaps. Engines do the work; beside this stand only their public faces.
@_exported public import AnimationCore
@_exported public import CairoRenderer
@_exported public import Geometry
@_exported public import LayerTree
@_exported public import Staging
