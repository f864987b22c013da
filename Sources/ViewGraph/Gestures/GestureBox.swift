package import Foundation
package import LayerTree

/// Precedence of a gesture over those of views around and inside (S18.9).
package enum GesturePriority { case normal, high, simultaneous }

/// Gestures on a view and in it that take part (S18.9).
public struct GestureMask: OptionSet, Sendable {
    /// One bit for the gesture that is added, and one for those of subviews.
    public let rawValue: UInt32
    /// The mask with the bits of `rawValue`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Neither the gesture that is added nor those of subviews.
    public static let none: GestureMask = []
    /// The gesture that is added, and none of subviews.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of subviews, and not the one that is added.
    public static let subviews = GestureMask(rawValue: 2)
    /// All gestures, on the view and inside.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// The box of a view that follows the pointer on what it draws.
@MainActor package final class GestureBox: LayoutBox {
    package var gesture: (any AttachedGesture)?
    package var priority = GesturePriority.normal
    package var mask = GestureMask.all
    /// Returns true if the gesture takes part now (S25.5).
    package var isEnabled: @MainActor () -> Bool = { true }
    /// True if views around get no press on the view either while it is disabled (S25.5).
    package var blocksPresses = false
    /// Called with the pointer's place in the window while it is over the view, and with nil when it has left.
    package var hoverChanged: (@MainActor (CGPoint?) -> Void)?
    /// Called when the middle button is pressed on the view, at a place in the window.
    package var middlePressed: (@MainActor (CGPoint) -> Void)?
    /// Kinds of things that can be dropped on the view, and what happens then; nil if nothing can.
    package var dropTarget: DropTarget?
    /// Shape of the pointer over the view; nil for the shape over the view around.
    package var pointerShape: PointerShape?
    /// Called when the secondary button is pressed on the view, at a place in the window; nil leaves the press to the
    /// view around.
    package var contextRequested: (@MainActor (CGPoint) -> SecondaryPress?)?
    /// A layer drawn above the content: the focus ring.
    package var overlayLayer: Layer?
    package var geometryObserver: (() -> Void)?
    /// The plain layer that the box is on, in whose space gestures give places; nil for the box of a view.
    package var space: Layer? { didSet { setLayer(space) } }

    package override func geometryChanged() { geometryObserver?() }

    package override func appendOwnLayers(_ position: OwnLayerPosition, to layers: inout [Layer]) {
        if position == .above, let overlayLayer, !overlayLayer.isHidden { layers.append(overlayLayer) }
    }

    /// True if `location`, in the window, lies on something that this view draws, as presented (S25.2).
    package func contains(_ location: CGPoint) -> Bool {
        host.layers.hitTest(location).contains { layer in
            guard let box = host.box(of: layer) else { return false }
            return box.isInside(self)
        }
    }
}
