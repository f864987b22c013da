public import AnimationCore
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Shape of the nearest `containerShape` around, inset by the least distance between that view's edges and this one's;
/// a rectangle if there is none. It is resolved where it is filled, stroked or used as a clip.
nonisolated public struct ContainerRelativeShape: InsettableShape {
    /// Empty: no value is animatable.
    public typealias AnimatableData = EmptyAnimatableData
    var amount: CGFloat = 0

    /// Makes a shape that follows the container in which it is drawn.
    public init() {}

    /// Returns the container's shape in a frame `rect`, inset by its distance from the container.
    public func path(in rect: CGRect) -> Path {
        guard let container = ContainerShapeContext.current else { return Path(rect.inset(by: amount)) }
        return container.path(in: rect, inset: amount)
    }

    /// Returns the shape with its edges moved inwards by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// Container's shape, as seen from a view in it.
struct ContainerShapeContext: Sendable {
    let shape: any InsettableShape
    /// Least distance of the view's edges from the container's, in points.
    let distance: CGFloat

    /// Context for the path that is being made.
    @TaskLocal static var current: ContainerShapeContext?

    func path(in rect: CGRect, inset: CGFloat) -> Path {
        func path<S: InsettableShape>(_ shape: S) -> Path {
            // A container's outline moved inwards equals the inset shape in an enlarged rectangle.
            shape.inset(by: distance + inset).path(in: rect.insetBy(dx: -distance, dy: -distance))
        }
        return path(shape)
    }
}

/// Shape that depends on the container around.
protocol FollowsContainer {}

extension ContainerRelativeShape: FollowsContainer {}
extension _StrokedShape: FollowsContainer where S: FollowsContainer {}

/// View that is a container, with its shape.
@MainActor final class ContainerShape: Equatable {
    fileprivate(set) unowned var box: LayoutBox?
    private var shape: any InsettableShape = Rectangle()
    /// Counts changes of the shape: shapes cannot be compared.
    private(set) var version = 0

    nonisolated init() {}

    nonisolated static func == (a: ContainerShape, b: ContainerShape) -> Bool { a === b }

    fileprivate func set(_ shape: any InsettableShape) {
        self.shape = shape
        version += 1
        // Layout informs the views within.
        if version > 1, let box { box.host.needsLayout(from: box) }
    }

    /// Context for `view`; nil if one of both is not placed yet.
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

/// `containerShape`: makes a view the container for relative shapes within.
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
    /// Sets the shape that each `ContainerRelativeShape` in this view follows.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}
