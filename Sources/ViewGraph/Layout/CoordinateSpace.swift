import Foundation
import Geometry
@_spi(Engine) import LayerTree

/// A coordinate space: that of the window, of the view itself, or of an ancestor with a name.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The window's space, in points from the window's top left corner.
    case global
    /// The view's own space, in points from the view's top left corner.
    case local
    /// The space of the nearest ancestor that has `coordinateSpace(_:)` with this name; the window's space if there is
    /// none.
    case named(AnyHashable)

    /// True for the window's space.
    public var isGlobal: Bool { self == .global }
    /// True for the view's own space.
    public var isLocal: Bool { self == .local }
}

/// A type that names a coordinate space, for questions about places.
public protocol CoordinateSpaceProtocol {
    /// The space as a value.
    var coordinateSpace: CoordinateSpace { get }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates a name for the view's own space.
    public init() {}
    /// The space as a value.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates a name for the window's space.
    public init() {}
    /// The space as a value.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the nearest ancestor with a given name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    /// The space as a value.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own space.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The window's space.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns the space of the nearest ancestor with the name `name`.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

/// A box that gives its space a name, by which descendants find it.
@MainActor package protocol NamedSpace: LayoutBox {
    func hasSpace(named name: AnyHashable) -> Bool
}

/// The box of a view whose space has a name.
@MainActor final class CoordinateSpaceBox: LayoutBox, NamedSpace {
    var name: AnyHashable?

    func hasSpace(named name: AnyHashable) -> Bool { name == self.name }
}

/// Modifier of `coordinateSpace(_:)`: names a view's space for its descendants.
nonisolated struct CoordinateSpaceModifier: PrimitiveModifier {
    let name: AnyHashable

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = CoordinateSpaceBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        inputs.sink(modifier.attribute) { box.name = $0.name }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

extension View {
    /// Gives this view's space a name, by which descendants can ask for positions in it.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }

    /// Gives this view's space a name, by which descendants can ask for positions in it.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}

extension BoxPlacing {
    /// Returns the box whose top left corner is the origin of `space`; nil for the window's space.
    func origin(of space: CoordinateSpace) -> LayoutBox? {
        guard case .named(let name) = space else { return space == .local ? box : nil }
        var box = box.parent
        while let current = box {
            if let named = current as? any NamedSpace, named.hasSpace(named: name) { return named }
            box = current.parent
        }
        return nil
    }

    /// Transform from the box's space to the window's, through the effects of all ancestors, at presentation values
    /// (S25.2).
    func transformToWindow() -> ProjectionTransform {
        let corner = box.layers.originForContent
        let inLayer = ProjectionTransform(translationX: corner.x, y: corner.y)
        guard let layer = box.layer ?? box.layers.around?.object else { return inLayer }
        return inLayer.concatenating(layer.transformToWindow())
    }
}
