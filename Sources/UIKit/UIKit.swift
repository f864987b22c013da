// The name under which programs import what is left of UIKit here; SwiftUI shows the same without this import, as it
// does on Apple's systems.
@_exported public import Combine
@_exported public import Foundation
@_exported public import FoundationSupplement
@_exported public import Geometry
@_exported public import Spelling
@_exported public import UIKitCore
@_exported public import UIKitPrograms

@_exported public import class CoreTransferable.NSItemProvider
