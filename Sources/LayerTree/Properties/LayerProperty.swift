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

    /// The value and its animation, stored in the layer. Always inlined, and with no `_read`: as a coroutine with two
    /// ends, which the compiler does not inline, each reading of an uncommon property would allocate.
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
