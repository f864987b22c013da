@_spi(Engine) import AnimationCore
import Foundation

/// Description of one animatable property of layers: an entry of the table in `LayerProperties.swift`, which explains
/// how to add one.
///
/// A description has no instances and no stored members. It is passed as a type, so that the compiler specialises the
/// code of `Layer+Animatable.swift` for each property: frames make no calls through a protocol or a closure.
protocol LayerProperty {
    /// Type of the values, which converts them to vectors and back.
    associatedtype Value: AnimatedValue

    /// Bits of the property in sets of properties, unique to the property.
    static var flags: RunningProperties { get }

    /// Name in layer snapshots while the property runs. Properties with one name are listed once.
    static var name: String { get }

    /// Names in layer snapshots for those of ``flags`` that are in `running`; by default ``name``.
    static func names(of running: RunningProperties) -> [String]

    /// The value and its animation, stored in the layer. Accessors are always inlined, and read with `get`: a coroutine
    /// that the compiler does not inline would allocate for each reading.
    @MainActor static subscript(layer: Layer) -> AnimatedProperty<Value> { get set }

    /// Part of the layer that is drawn anew when the property changes.
    static var stale: StalePart { get }

    /// Part of the layer that is drawn anew when the presented value goes from `old` to `new`; by default ``stale``.
    static func stale(from old: Value, to new: Value) -> StalePart

    /// True if the property places the layer in its superlayer; by default false.
    static var placesLayer: Bool { get }

    /// The value to store for a value that a program wrote, without numbers that cannot be drawn; by default the value
    /// itself.
    static func cleaned(_ value: Value) -> Value

    /// The value to draw for a presented value, which a spring may have carried out of its range; by default the value
    /// itself.
    static func drawn(_ value: Value) -> Value

    /// Called before a cleaned value that differs from the model value is stored; by default it does nothing.
    @MainActor static func willSet(_ value: Value, on layer: Layer)

    /// True if the values differ by rounding only, so that the change is stored without an animation; by default false.
    static func differsByRounding(_ old: Value, _ new: Value) -> Bool

    /// Those of ``flags`` that run when the model value goes from `old` to `new` by an animation; by default all.
    static func running(from old: Value, to new: Value) -> RunningProperties
}

extension LayerProperty {
    static func names(of running: RunningProperties) -> [String] { [name] }
    static func stale(from old: Value, to new: Value) -> StalePart { stale }
    static var placesLayer: Bool { false }
    static func cleaned(_ value: Value) -> Value { value }
    static func drawn(_ value: Value) -> Value { value }
    @MainActor static func willSet(_ value: Value, on layer: Layer) {}
    static func differsByRounding(_ old: Value, _ new: Value) -> Bool { false }
    static func running(from old: Value, to new: Value) -> RunningProperties { flags }
}

/// Description of a property that few layers ever have: it is stored in ``UncommonProperties``, which a layer gets with
/// the first value that differs from ``initial``.
protocol UncommonLayerProperty: LayerProperty {
    /// Value of layers for which none was set.
    static var initial: Value { get }

    /// The value and its animation, in the layer's storage for uncommon properties.
    @MainActor static subscript(values: UncommonProperties) -> AnimatedProperty<Value> { get set }
}

extension UncommonLayerProperty {
    @MainActor static subscript(layer: Layer) -> AnimatedProperty<Value> {
        @inline(__always) get { layer.uncommon.map { self[$0] } ?? AnimatedProperty(initial) }
        @inline(__always) _modify { yield &self[layer.madeUncommon] }
    }
}

extension Layer {
    /// Storage for uncommon properties, made at the first access.
    fileprivate var madeUncommon: UncommonProperties {
        if let uncommon { return uncommon }
        let made = UncommonProperties()
        uncommon = made
        return made
    }
}

/// Part of a layer that is drawn again when a property changes.
enum StalePart {
    /// The layer's own content.
    case content
    /// The content with everything on it: clips, blurs, shadows and filters.
    case drawing
    /// The layer as a whole; all that is drawn within it stays as it is.
    case composition
    /// The layer as a whole, which also lies elsewhere in its superlayer.
    case place
    /// The place, and everything within the layer that depends on its size.
    case size
}

/// Visitor of the table of properties.
@MainActor protocol LayerPropertyVisitor {
    mutating func visit<Property: LayerProperty>(_ property: Property.Type)
}

/// A set of animatable properties; place and size of a layer are one property with two members here.
struct RunningProperties: OptionSet {
    let rawValue: UInt16

    /// A set with the bit number `bit`, 0…15, alone.
    static func bit(_ bit: UInt16) -> RunningProperties { RunningProperties(rawValue: 1 << bit) }

    /// As layer snapshots name them, in the order of the table.
    @MainActor var names: [String] {
        var names = Names(running: self)
        LayerProperties.visitAll(&names)
        return names.result
    }

    private struct Names: LayerPropertyVisitor {
        let running: RunningProperties
        var result: [String] = []

        mutating func visit<Property: LayerProperty>(_ property: Property.Type) {
            guard !running.isDisjoint(with: property.flags) else { return }
            for name in property.names(of: running) where !result.contains(name) { result.append(name) }
        }
    }

    /// The properties that place the layer.
    @MainActor static var placement: RunningProperties {
        @inline(__always) get {
            var placing = Placing()
            LayerProperties.visitAll(&placing)
            return placing.result
        }
    }

    private struct Placing: LayerPropertyVisitor {
        var result: RunningProperties = []

        @inline(__always) mutating func visit<Property: LayerProperty>(_ property: Property.Type) {
            if property.placesLayer { result.formUnion(property.flags) }
        }
    }
}
