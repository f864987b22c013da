package import Foundation
import Geometry

/// Object that an element stands for: a box, or a view that is not one of ours.
@MainActor package protocol AccessibilityOwner: AnyObject {
    /// Frame as seen now, in the window's points.
    var presentedFrame: CGRect { get }
    /// False once the object is in no window, or leaves it.
    var isReadable: Bool { get }
}

extension LayoutBox: AccessibilityOwner {
    package final var isReadable: Bool { isPlaced && !isInLeavingView }
}
