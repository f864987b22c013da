public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// The shape that the nearest `containerShape` around says, further inside by as much as lies between that view's edges and
/// this one's; a rectangle if there is none. It takes its form where it is drawn: filled, stroked, or as a clip.
nonisolated public struct ContainerRelativeShape: InsettableShape {
    public typealias AnimatableData = EmptyAnimatableData
    var amount: CGFloat = 0

    /// The shape of whatever container it will be drawn in.
    public init() {}

    public func path(in rect: CGRect) -> Path {
        guard let container = ContainerShapeContext.current else { return Path(rect.inset(by: amount)) }
        return container.path(in: rect, inset: amount)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// What a container's shape comes to at the place of a view in it.
struct ContainerShapeContext: Sendable {
    let shape: any InsettableShape
    /// How far the view's edges lie inside the container's, at least, in points.
    let distance: CGFloat

    /// While a path is made.
    @TaskLocal static var current: ContainerShapeContext?

    func path(in rect: CGRect, inset: CGFloat) -> Path {
        func path<S: InsettableShape>(_ shape: S) -> Path {
            // The container's outline moved inwards is that of a shape in a larger rectangle, inset.
            shape.inset(by: distance + inset).path(in: rect.insetBy(dx: -distance, dy: -distance))
        }
        return path(shape)
    }
}

/// Shapes that take their form from the container around.
protocol FollowsContainer {}

extension ContainerRelativeShape: FollowsContainer {}
extension _StrokedShape: FollowsContainer where S: FollowsContainer {}

/// A view that is a container, and its shape.
@MainActor final class ContainerShape: Equatable {
    fileprivate(set) unowned var box: LayoutBox?
    private var shape: any InsettableShape = Rectangle()
    /// Which shape it is: shapes cannot be compared.
    private(set) var version = 0

    nonisolated init() {}

    nonisolated static func == (a: ContainerShape, b: ContainerShape) -> Bool { a === b }

    fileprivate func set(_ shape: any InsettableShape) {
        self.shape = shape
        version += 1
        // Those within are told after the layout.
        if version > 1, let box { box.host.needsLayout(from: box) }
    }

    /// What the shape comes to at `view`.
    func context(at view: LayoutBox) -> ContainerShapeContext? {
        guard let box, box.isPlaced, view.isPlaced else { return nil }
        let (outer, inner) = (box.frameInWindow(), view.frameInWindow())
        let distance = min(
            inner.minX - outer.minX, outer.maxX - inner.maxX, inner.minY - outer.minY, outer.maxY - inner.maxY)
        return ContainerShapeContext(shape: shape, distance: max(0, distance))
    }
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }

extension EnvironmentValues {
    var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

/// `containerShape`: the view is what shapes within are relative to.
nonisolated struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
    typealias Body = Never
    let shape: S

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> Void
    ) {
        let container = ContainerShape()
        let around = inputs
        var inner = inputs
        inner.wrapper = ElementWrapper(outer: inputs.wrapper) { place, element in
            var inputs = around
            inputs.wrapper = nil
            inputs.place = place
            let box = LayoutBox(host: inputs.host, scope: inputs.scope)
            inputs.add(box, named: Self.self)
            container.box = box
            inputs.lifetime.onEnd { if container.box === box { container.box = nil } }
            inputs.sink(modifier.attribute) { container.set($0.shape) }
            element(ElementPlace(in: box, lifetime: inputs.lifetime))
        }
        inner.setEnvironment(from: modifier) { environment, _ in environment.containerShape = container }
        content(inner)
    }
}

extension View {
    /// Says of which shape the view is for each `ContainerRelativeShape` in it.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}
