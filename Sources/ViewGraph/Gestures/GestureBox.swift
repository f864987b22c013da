import AccessibilityTree
package import Foundation
import Geometry
package import LayerTree

/// Precedence of a gesture over gestures of ancestors and descendants (S18.9).
package enum GesturePriority { case normal, high, simultaneous }

/// A set that states which gestures of a view and its subviews take part (S18.9).
public struct GestureMask: OptionSet, Sendable {
    /// One bit for the added gesture, and one for gestures of subviews.
    public let rawValue: UInt32
    /// The mask with the bits of `rawValue`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Neither the added gesture nor gestures of subviews.
    public static let none: GestureMask = []
    /// The added gesture, without gestures of subviews.
    public static let gesture = GestureMask(rawValue: 1)
    /// Gestures of subviews, without the added gesture.
    public static let subviews = GestureMask(rawValue: 2)
    /// The added gesture and gestures of subviews.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// The box of a view that handles the pointer over the parts that it draws.
@MainActor package final class GestureBox: LayoutBox {
    package var gesture: (any AttachedGesture)?
    package var priority = GesturePriority.normal
    package var mask = GestureMask.all
    /// Returns true if the gesture takes part now (S25.5).
    package var isEnabled: @MainActor () -> Bool = { true }
    /// True if a press on the view does not reach ancestors while the gesture is disabled (S25.5).
    package var blocksPresses = false
    /// Called with the pointer's place in the window, in points, while the pointer is over the view, and with nil when
    /// it leaves.
    package var hoverChanged: (@MainActor (CGPoint?) -> Void)?
    /// Called with the place in the window, in points, when the middle button is pressed on the view.
    package var middlePressed: (@MainActor (CGPoint) -> Void)?
    /// Handler of content that is dropped on the view; nil if the view takes none.
    package var dropTarget: DropTarget?
    /// Shape of the pointer over the view; nil for the shape of the nearest ancestor that has one.
    package var pointerShape: PointerShape?
    /// Called with the place in the window, in points, when the secondary button is pressed on the view; nil passes the
    /// press to the ancestors.
    package var contextRequested: (@MainActor (CGPoint) -> SecondaryPress?)?
    /// A layer drawn above the content, for the focus ring.
    package var overlayLayer: Layer?
    package var geometryObserver: (() -> Void)?
    /// The plain layer that the box belongs to, in whose space gestures report places; nil for the box of a view.
    package var space: Layer? { didSet { setLayer(space) } }

    /// Returns what the view is to assistive technology, if it is more than a view that can be tapped.
    package var facts: (@MainActor () -> AccessibilityFacts)?

    package override var accessibilityFacts: AccessibilityFacts? {
        guard var facts = facts?() ?? tapFacts else { return nil }
        guard isEnabled() else {
            facts.states.insert(.disabled)
            return facts
        }
        if contextRequested != nil {
            facts.handlers.add(
                AccessibilityHandlers.Action(action: AccessibilityAction(.showMenu)) { [weak self] point in
                    self?.pressSecondary(at: point)
                })
        }
        return facts
    }

    /// Facts of a view that is tapped, or has a menu, and is otherwise what its content is; nil for other views.
    private var tapFacts: AccessibilityFacts? {
        let isTap = gesture.map { $0.isAlive && $0.isTap } ?? false
        guard isEnabled(), isTap || contextRequested != nil else { return nil }
        var facts = AccessibilityFacts()
        facts.standsAlone = false
        guard isTap else { return facts }
        facts.handlers.add(
            AccessibilityHandlers.Action(action: AccessibilityAction(.activate)) { [weak self] in self?.tap(at: $0) })
        return facts
    }

    /// Taps at a point of the window, as a listener's double tap does.
    private func tap(at point: CGPoint) {
        let time = host.time
        host.pointer.pressed(at: point, time: time)
        host.pointer.released(at: point, time: time)
    }

    /// Clicks with the secondary button at a point of the window.
    private func pressSecondary(at point: CGPoint) {
        let time = host.time
        host.pointer.secondaryPressed(at: point, time: time)
        host.pointer.secondaryReleased(at: point, time: time)
    }

    package override func geometryChanged() { geometryObserver?() }

    package override func appendOwnLayers(_ position: OwnLayerPosition, to layers: inout [Layer]) {
        if position == .above, let overlayLayer, !overlayLayer.isHidden { layers.append(overlayLayer) }
    }

    /// True if `location`, in points of the window, lies on something that this view draws, at presentation values
    /// (S25.2).
    package func contains(_ location: CGPoint) -> Bool {
        let hit = host.layers.firstHit(location) { layer in
            guard let box = host.box(of: layer) else { return false }
            return box.isInside(self)
        }
        return hit != nil
    }
}
