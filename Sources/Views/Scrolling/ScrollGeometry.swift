public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// What is seen of what, in a scroll view; in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// Where the view's top left corner lies in the content: negative where a margin is seen.
    public var contentOffset: CGPoint
    /// Of all that is scrolled, margins not counted.
    public var contentSize: CGSize
    /// Margins around the content.
    public var contentInsets: EdgeInsets
    /// Of the view.
    public var containerSize: CGSize

    /// All four in points.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The view's rectangle in the content's space, without the margins.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
    }

    /// The view's rectangle in the content's space.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// Wants to know where a scroll view is.
@MainActor protocol ScrollGeometryObserver: AnyObject, Sendable {
    func scrolled(to geometry: ScrollGeometry, in host: ViewHost)
}

/// `onScrollGeometryChange`: an action when something about the scroll view inside has changed.
nonisolated struct ScrollGeometryModifier<Value: Equatable>: InputsModifier {
    let transform: (ScrollGeometry) -> Value
    let action: (_ old: Value, _ new: Value) -> Void

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let observation = ScrollObservation<Value>()
        inputs.sink(modifier.attribute) { observation.modifier = $0 }
        inputs.setEnvironment(from: modifier) { environment, _ in environment.scrollObservers.append(observation) }
    }
}

@MainActor private final class ScrollObservation<Value: Equatable>: ScrollGeometryObserver {
    var modifier: ScrollGeometryModifier<Value>?
    private var last: Value?

    func scrolled(to geometry: ScrollGeometry, in host: ViewHost) {
        guard let modifier else { return }
        let new = modifier.transform(geometry)
        // The first is none that has changed.
        guard let old = last else {
            last = new
            return
        }
        guard new != old else { return }
        last = new
        host.afterUpdate { modifier.action(old, new) }
    }
}

/// `onScrollVisibilityChange`: an action when a view comes into view, or leaves it.
nonisolated struct ScrollVisibilityModifier: PrimitiveModifier {
    let threshold: Double
    let action: (Bool) -> Void

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = ScrollVisibilityBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        inputs.sink(modifier.attribute) { box.modifier = $0 }
        inputs.host.geometryObservers.add(box)
        inputs.lifetime.onEnd { [unowned host = inputs.host] in host.geometryObservers.remove(box) }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

@MainActor private final class ScrollVisibilityBox: LayoutBox, GeometryObserver {
    var modifier: ScrollVisibilityModifier?
    private var wasVisible = false

    func geometryMayHaveChanged() {
        guard isPlaced, !isInLeavingView, let modifier, let scroll = enclosing() else { return }
        let frame = scroll.visibleFrame(of: self)
        let seen = frame.intersection(CGRect(origin: .zero, size: scroll.size))
        let all = frame.width * frame.height
        let share = seen.isNull || all <= 0 ? 0 : seen.width * seen.height / all
        let isVisible = share > 0 && share >= modifier.threshold
        guard isVisible != wasVisible else { return }
        wasVisible = isVisible
        host.afterUpdate { modifier.action(isVisible) }
    }
}

extension View {
    /// Has `action` run when what `transform` makes of the geometry of the scroll view inside has changed.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { modifier(ScrollGeometryModifier(transform: transform, action: action)) }

    /// Has `action` run when as much of the view as `threshold` (0…1) has come into view in the scroll view around, and
    /// when it is so no longer.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View { modifier(ScrollVisibilityModifier(threshold: threshold, action: action)) }
}
