// Umbrella for what goes beyond SwiftUI: plain layers animated by the shared core, batches of springs, the stage for
// tests, and bitmaps. Other modules do the work; this one holds their public interfaces only.
@_exported public import AccessibilityAudits
@_exported public import AccessibilityTree
@_exported public import AnimationCore
@_exported public import CairoRenderer
@_exported public import Geometry
@_exported public import LayerTree
@_exported public import Staging
