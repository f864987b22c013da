public import AnimationCore
import Symbols
@_spi(Engine) public import ViewGraph

/// Which form of a symbol is shown, if there is one of it: filled, in a circle, crossed out.
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

    /// As the symbol's name says; as a modifier it also takes back what is set further out.
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

    /// This form, in a circle; it takes the place of another enclosure.
    public var circle: SymbolVariants { with(SymbolVariants(enclosure: .circle)) }
    /// This form, in a square; it takes the place of another enclosure.
    public var square: SymbolVariants { with(SymbolVariants(enclosure: .square)) }
    /// This form, in a rectangle; it takes the place of another enclosure.
    public var rectangle: SymbolVariants { with(SymbolVariants(enclosure: .rectangle)) }
    /// This form, filled.
    public var fill: SymbolVariants { with(SymbolVariants(isFilled: true)) }
    /// This form, crossed out.
    public var slash: SymbolVariants { with(SymbolVariants(isSlashed: true)) }

    /// True if a symbol of this form has all of `other`'s forms too.
    public func contains(_ other: SymbolVariants) -> Bool { with(other) == self }

    /// Both together; of two enclosures that of `other`.
    func with(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    /// Names that `name` may have in this form, the best first: as many of its parts as there are drawings of.
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

    /// The name under which `name` is drawn in this form; `name` itself if it is in none.
    func name(of name: String) -> String {
        guard self != .none else { return name }
        return names(of: name).first { SymbolCatalogue.standard[$0] != nil } ?? name
    }
}

private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    /// The form in which symbols are shown.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Shows symbols within in this form too, besides those that are set further out. A symbol that is not drawn in it
    /// stays as it is.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.with(variant) }
    }
}
