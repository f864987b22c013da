public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Visible region and content size of a scroll view, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// Position of the view's top left corner in the content's space; negative where a margin is visible.
    public var contentOffset: CGPoint
    /// Size of the content without margins.
    public var contentSize: CGSize
    /// Margins around the content.
    public var contentInsets: EdgeInsets
    /// Size of the scroll view.
    public var containerSize: CGSize

    /// Makes a geometry from `contentOffset`, `contentSize`, `contentInsets` and `containerSize`, all in points.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// Rectangle of the view without its margins, in the content's space.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
    }

    /// Rectangle of the view, in the content's space.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// Observer of a scroll view's geometry.
@MainActor protocol ScrollGeometryObserver: AnyObject, Sendable {
    func scrolled(to geometry: ScrollGeometry, in box: ScrollBox)
}

/// `onScrollGeometryChange`: runs an action when a value computed from the geometry of the scroll view inside changes.
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

    func scrolled(to geometry: ScrollGeometry, in box: ScrollBox) {
        guard let modifier else { return }
        let new = modifier.transform(geometry)
        // The first value is no change.
        guard let old = last else {
            last = new
            return
        }
        guard new != old else { return }
        last = new
        box.host.afterUpdate { modifier.action(old, new) }
    }
}

/// `onScrollVisibilityChange`: runs an action when a view comes into view or leaves it.
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
    /// Runs `action` when the value that `transform` computes from the geometry of the scroll view inside has changed.
    /// `type` is the type of that value.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { modifier(ScrollGeometryModifier(transform: transform, action: action)) }

    /// Runs `action` with true when at least the share `threshold` (0…1) of the view's area has become visible in the
    /// scroll view around, and with false when it no longer is.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View { modifier(ScrollVisibilityModifier(threshold: threshold, action: action)) }
}
