import Foundation
package import Geometry

/// A box that makes its content as far as it is seen, and where the keyboard focus may go to more of it.
@MainActor package protocol FocusContainer: LayoutBox {
    /// Makes content beyond `box`, which has the focus, at the next layout, if the next view that can take the focus may be
    /// there.
    ///
    /// - Parameters:
    ///   - box: the focused box, which lies in this one.
    ///   - isForward: true for content after it, false for content before it.
    ///   - axis: the axis along which the focus moves; nil for an order.
    /// - Returns: false if nothing has to be made.
    func reach(beyond box: LayoutBox, isForward: Bool, along axis: Axis?) -> Bool
}
