import AccessibilityTree
import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Kinds of actions that assistive technology performs.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case activate, escape, magicTap
        case named(String)
    }

    let kind: Kind

    /// The effect of a click.
    public static let `default` = AccessibilityActionKind(kind: .activate)
    /// The effect of Escape: closes something.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// The most important action of the moment, such as a pause.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)

    /// An action with a name.
    public init(named name: Text) { kind = .named(name.plainString) }

    private init(kind: Kind) { self.kind = kind }
}

/// Directions in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
    /// To a greater, and to a smaller value.
    case increment, decrement
}

/// A request of assistive technology to zoom.
public struct AccessibilityZoomGestureAction: Sendable {
    /// Directions of a zoom.
    @frozen public enum Direction: Sendable, Hashable {
        /// To a larger, and to a smaller picture.
        case zoomIn, zoomOut
    }

    /// To a larger or a smaller picture.
    public let direction: Direction
    /// Middle of the zoom, in the unit space of the view.
    public let location: UnitPoint
    /// Middle of the zoom, in the window's points.
    public let point: CGPoint
}

extension View {
    /// Adds facts to this view that are no element by themselves.
    nonisolated fileprivate func accessibilityHandlers(
        _ add: @escaping @MainActor (inout AccessibilityHandlers) -> Void
    ) -> some View {
        accessibility { _ in
            var facts = AccessibilityFacts()
            add(&facts.handlers)
            return facts
        }
    }

    /// Adds an action to this view, which assistive technology performs.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityHandlers { handlers in
            switch actionKind.kind {
            case .activate: handlers.add(.activate) { handler() }
            case .escape: handlers.add(.escape) { handler() }
            case .magicTap: handlers.addNamed("Magic Tap") { handler() }
            case .named(let name): handlers.addNamed(name) { handler() }
            }
        }
    }

    /// Adds an action with a name.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void)
        -> some View
    {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Adds an action with a localised name.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
    ) -> some View { accessibilityAction(named: Text(nameKey), handler) }

    /// Adds an action with a verbatim name.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping @MainActor () -> Void
    ) -> some View { accessibilityAction(named: Text(name), handler) }

    /// Adds an action that is named by the words of `label`.
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        accessibilityBeside(actions: label().accessibilityAction(.default, action))
    }

    /// Adds an action for each button in `content`, which is not shown.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        accessibilityBeside(actions: content())
    }

    /// Adds an action for each button in `content`, which is not shown. Screen readers here know no categories.
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View { accessibilityBeside(actions: content()) }

    /// Makes this view one whose value assistive technology adjusts by steps.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessibilityHandlers { handlers in
            handlers.add(.increment) { handler(.increment) }
            handlers.add(.decrement) { handler(.decrement) }
        }
    }

    /// Adds actions that scroll this view towards an edge.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping @MainActor (Edge) -> Void) -> some View {
        accessibilityHandlers { handlers in
            handlers.addNamed("Scroll up") { handler(.top) }
            handlers.addNamed("Scroll down") { handler(.bottom) }
            handlers.addNamed("Scroll to the beginning") { handler(.leading) }
            handlers.addNamed("Scroll to the end") { handler(.trailing) }
        }
    }

    /// Adds actions that zoom into this view, and out of it, at its centre.
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
    ) -> some View {
        accessibilityHandlers { handlers in
            handlers.addNamed("Zoom in") { point in
                handler(AccessibilityZoomGestureAction(direction: .zoomIn, location: .center, point: point))
            }
            handlers.addNamed("Zoom out") { point in
                handler(AccessibilityZoomGestureAction(direction: .zoomOut, location: .center, point: point))
            }
        }
    }

    /// Sets the point at which a click on the element falls, in the unit space of its frame.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        clickPoint(activationPoint)
    }

    nonisolated func clickPoint(_ activationPoint: UnitPoint?) -> some View {
        accessibility { _ in
            var facts = AccessibilityFacts()
            facts.activationPoint = activationPoint
            facts.standsAlone = false
            return facts
        }
    }

    /// Takes the actions of this view's elements, if it does not respond to people.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View {
        accessibility { _ in
            var facts = AccessibilityFacts()
            facts.isInactive = !respondsToUserInteraction
            facts.standsAlone = false
            return facts
        }
    }

    /// Has touches on this view reach it directly. They always do: no screen reader here takes touches.
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { self }
}

/// Groups of actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: String

    /// Actions without a category.
    public static let `default` = AccessibilityActionCategory(name: "")
    /// Actions that edit.
    public static let edit = AccessibilityActionCategory(name: "Edit")

    /// A category with a name.
    public init(_ name: Text) { self.name = name.plainString }

    /// A category with a localised name.
    public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey).plainString }

    private init(name: String) { self.name = name }
}

/// Ways in which touches reach a view directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// The options whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing is spoken at a touch.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    /// Touches reach the view after it has been activated.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
