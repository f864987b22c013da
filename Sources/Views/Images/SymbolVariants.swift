public import AnimationCore
import Symbols
@_spi(Engine) public import ViewGraph

/// Variant of a symbol, shown where there is a drawing of it: filled, enclosed, crossed out.
public struct SymbolVariants: Hashable, Sendable {
    private enum Enclosure: String { case circle, square, rectangle }

    private var enclosure: Enclosure?
    private var isFilled = false
    private var isSlashed = false

    private init(enclosure: Enclosure? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        self.enclosure = enclosure
        self.isFilled = isFilled
        self.isSlashed = isSlashed
    }

    /// The symbol as named; as a modifier, undoes variants set further out.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(enclosure: .circle)
    /// In a square.
    public static let square = SymbolVariants(enclosure: .square)
    /// In a rectangle.
    public static let rectangle = SymbolVariants(enclosure: .rectangle)
    /// Filled rather than outlined.
    public static let fill = SymbolVariants(isFilled: true)
    /// Crossed out.
    public static let slash = SymbolVariants(isSlashed: true)

    /// This variant in a circle, which replaces another enclosure.
    public var circle: SymbolVariants { with(SymbolVariants(enclosure: .circle)) }
    /// This variant in a square, which replaces another enclosure.
    public var square: SymbolVariants { with(SymbolVariants(enclosure: .square)) }
    /// This variant in a rectangle, which replaces another enclosure.
    public var rectangle: SymbolVariants { with(SymbolVariants(enclosure: .rectangle)) }
    /// This variant, filled.
    public var fill: SymbolVariants { with(SymbolVariants(isFilled: true)) }
    /// This variant, crossed out.
    public var slash: SymbolVariants { with(SymbolVariants(isSlashed: true)) }

    /// True if this variant includes everything in `other`.
    public func contains(_ other: SymbolVariants) -> Bool { with(other) == self }

    /// The union of both variants; of two enclosures, that of `other`.
    func with(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    /// Candidate names of symbol `name` in this variant, the best match first; the last is `name`.
    func names(of name: String) -> [String] {
        var parts = name.split(separator: ".").map(String.init)
        let wasFilled = parts.last == "fill"
        if wasFilled { parts.removeLast() }
        var bases = [parts]
        func add(_ part: String) { bases = bases.flatMap { $0.contains(part) ? [$0] : [$0 + [part], $0] } }
        if isSlashed { add("slash") }
        if let enclosure { add(enclosure.rawValue) }
        let mayBeFilled = isFilled || wasFilled
        return bases.flatMap { mayBeFilled ? [$0 + ["fill"], $0] : [$0] }.map { $0.joined(separator: ".") } + [name]
    }

    /// The best name for which there is a drawing; `name` if there is none in this variant.
    func name(of name: String) -> String {
        guard self != .none else { return name }
        return names(of: name).first { SymbolLibrary.symbol(named: $0) != nil } ?? name
    }
}

private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    /// Variant in which symbols are shown.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Adds `variant` to the variants of symbols in the view. Symbols without a drawing of the result stay as they are.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.with(variant) }
    }
}
