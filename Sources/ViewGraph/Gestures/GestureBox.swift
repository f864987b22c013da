package import Foundation
package import LayerTree

/// Whose gesture comes first when views with gestures lie in one another (S18.9).
package enum GesturePriority { case normal, high, simultaneous }

/// Which of the gestures on a view and in it take part (S18.9).
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Neither the gesture that is added nor those of subviews.
    public static let none: GestureMask = []
    /// The gesture that is added, and none of subviews.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of subviews, and not the one that is added.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// The box of a view that wants to know what the pointer does on what it draws.
@MainActor package final class GestureBox: LayoutBox {
    package var gesture: (any AttachedGesture)?
    package var priority = GesturePriority.normal
    package var mask = GestureMask.all
    /// Whether it takes part now (S25.5).
    package var isEnabled: @MainActor () -> Bool = { true }
    /// Whether what is around has nothing of a press on it either, though it is disabled (S25.5).
    package var blocksPresses = false
    /// Is told where the pointer is in the window while it is over the view; nil when it has left.
    package var hoverChanged: (@MainActor (CGPoint?) -> Void)?
    /// Called when the middle button is pressed on the view, at a place in the window.
    package var middlePressed: (@MainActor (CGPoint) -> Void)?
    /// What can be dropped on the view; nil: nothing.
    package var dropTarget: DropTarget?
    /// What the pointer looks like over the view; nil: as over what is around.
    package var pointerShape: PointerShape?
    /// Asked when the secondary button is pressed on the view, at a place in the window; nil leaves it to what is around.
    package var contextRequested: (@MainActor (CGPoint) -> SecondaryPress?)?
    /// A layer drawn above the content: the focus ring.
    package var overlayLayer: Layer?
    package var geometryObserver: (() -> Void)?
    /// The plain layer that it is on, in whose space it tells places; nil for the box of a view.
    package var space: Layer? { didSet { setLayer(space) } }

    package override func geometryChanged() { geometryObserver?() }

    package override func appendOwnLayers(to layers: inout [Layer]) {
        if let overlayLayer, !overlayLayer.isHidden { layers.append(overlayLayer) }
    }

    /// Whether `location`, in the window, lies on something that this view draws, as presented (S25.2).
    package func contains(_ location: CGPoint) -> Bool {
        host.layers.hitTest(location).contains { layer in
            guard let box = host.box(of: layer) else { return false }
            return box.isInside(self)
        }
    }
}

extension LayoutBox {
    package final func isInside(_ other: LayoutBox) -> Bool {
        var box: LayoutBox? = self
        while let current = box {
            if current === other { return true }
            box = current.parent
        }
        return false
    }
}
