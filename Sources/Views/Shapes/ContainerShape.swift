import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

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
        var frame = inner.offsetBy(dx: -outer.minX, dy: -outer.minY)
        if view.mirrorsContent { frame.origin.x = outer.width - frame.maxX }
        return ContainerShapeContext(shape: shape, size: outer.size, frame: frame)
    }
}

/// Keeps the container's shape, as seen from one view, up to date.
@MainActor final class ContainerFollower: GeometryObserver {
    private unowned let box: LayoutBox
    /// Called when the context has changed.
    private let changed: @MainActor () -> Void
    private var container: ContainerShape?
    private var version = 0
    /// The container's shape; nil if there is no container, or nothing is placed yet.
    private(set) var context: ContainerShapeContext?

    /// - Parameters:
    ///   - box: view in the container, which keeps the follower.
    ///   - inputs: inputs of the view.
    ///   - changed: called when the context has changed.
    init(of box: LayoutBox, inputs: _ViewInputs, changed: @escaping @MainActor () -> Void) {
        self.box = box
        self.changed = changed
        let host = inputs.host
        host.geometryObservers.add(self)
        inputs.lifetime.onEnd { [unowned host] in host.geometryObservers.remove(self) }
        inputs.sink(inputs.environment) { [unowned self] environment in
            container = environment.containerShape
            geometryMayHaveChanged()
        }
    }

    func geometryMayHaveChanged() {
        guard box.isPlaced else { return }
        let now = container?.context(at: box)
        let number = container?.version ?? 0
        guard now?.size != context?.size || now?.frame != context?.frame || number != version else { return }
        context = now
        version = number
        changed()
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
