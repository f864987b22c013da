// The umbrella that programs import: what Apple's SwiftUI has, and nothing public besides. No code lives here.
@_exported public import AnimationCore
@_exported public import Combine
@_exported public import Foundation
@_exported public import Geometry
@_exported public import Observation
@_exported public import Runtime
@_exported public import UIKitCore
@_exported public import ViewGraph
@_exported public import Views

// Of the layers only what SwiftUI has: what a colour is drawn as.
@_exported public import struct LayerTree.ResolvedColor
