// Umbrella that programs import: the API of Apple's SwiftUI and nothing else public. No code lives here.
@_exported public import AnimationCore
@_exported public import Combine
@_exported public import Controls
@_exported public import CoreTransferable
@_exported public import Documents
@_exported public import FileDialogs
@_exported public import Foundation
@_exported public import FoundationSupplement
@_exported public import Geometry
@_exported public import Lists
@_exported public import MenuBars
@_exported public import Navigation
@_exported public import Observation
@_exported public import Runtime
@_exported public import Spelling
@_exported public import Tables
@_exported public import Tabs
@_exported public import TextViews
@_exported public import UIKitCore
@_exported public import UIKitPrograms
@_exported public import ViewGraph
@_exported public import Views

// Of the layer tree, only the resolved colour is part of SwiftUI.
@_exported public import struct LayerTree.ResolvedColor
