// The name under which programs import what is left of UIKit here; SwiftUI shows the same without this import, as it
// does on Apple's systems.
@_exported public import UIKitCore
