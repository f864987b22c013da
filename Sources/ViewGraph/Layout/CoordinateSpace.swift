import Foundation
package import Geometry
@_spi(Engine) import LayerTree

/// Whose coordinates are meant.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The window's, in points from its top left corner.
    case global
    /// The view's own.
    case local
    /// Those of the nearest view around that has `coordinateSpace(_:)` with this name; the window's if
    /// there is none.
    case named(AnyHashable)

    /// Whether these are the window's coordinates.
    public var isGlobal: Bool { self == .global }
    /// Whether these are the view's own coordinates.
    public var isLocal: Bool { self == .local }
}

/// A frame of reference that views and gestures can be asked about.
public protocol CoordinateSpaceProtocol {
    /// The space as a value.
    var coordinateSpace: CoordinateSpace { get }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// The view's own space.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// The window's space.
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the nearest view around that bears a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
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
    /// The space of the nearest view around that bears `name`.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

/// A box whose space has a name, by which those in it can ask for it.
@MainActor package protocol NamedSpace: LayoutBox {
    func hasSpace(named name: AnyHashable) -> Bool
}

/// The box of a view whose space has a name.
@MainActor final class CoordinateSpaceBox: LayoutBox, NamedSpace {
    var name: AnyHashable?

    func hasSpace(named name: AnyHashable) -> Bool { name == self.name }
}

/// Gives a view's space a name for what is inside.
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
    /// Gives this view's space a name, by which views inside can ask for positions in it.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }

    /// Gives this view's space a name, by which views inside can ask for positions in it.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}

extension LayoutBox {
    /// The box whose top left corner `space` counts from; nil: the window's.
    package final func origin(of space: CoordinateSpace) -> LayoutBox? {
        guard case .named(let name) = space else { return space == .local ? self : nil }
        var box = parent
        while let current = box {
            if let named = current as? any NamedSpace, named.hasSpace(named: name) { return named }
            box = current.parent
        }
        return nil
    }

    /// From this box's space to the window's, through every effect around as it is presented (S25.2).
    package final func transformToWindow() -> ProjectionTransform {
        let corner = originForContentLayers
        let inLayer = ProjectionTransform(translationX: corner.x, y: corner.y)
        guard let layer = layer ?? layerAround?.object else { return inLayer }
        return inLayer.concatenating(layer.transformToWindow())
    }
}
