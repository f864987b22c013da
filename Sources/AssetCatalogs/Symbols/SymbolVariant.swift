/// Size of a symbol relative to the text beside it, as templates name it.
package enum SymbolScale: String, CaseIterable, Sendable {
    case small = "S"
    case medium = "M"
    case large = "L"

    /// Size relative to that of the medium scale, for which templates are drawn.
    var factor: Double {
        switch self {
        case .small: 0.783
        case .medium: 1
        case .large: 1.29
        }
    }
}

/// Weight and scale of a drawing in a symbol's template.
struct SymbolVariant: Hashable {
    /// Place of the weight in the order from ultralight to black, 0…8.
    let weight: Int
    let scale: SymbolScale

    static let weights = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    static let regularMedium = SymbolVariant(weight: 3, scale: .medium)
    static let all = weights.indices.flatMap { weight in
        SymbolScale.allCases.map { SymbolVariant(weight: weight, scale: $0) }
    }

    /// The name of the drawing, such as "Regular-M".
    var name: String { "\(Self.weights[weight])-\(scale.rawValue)" }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    init(weight: Int, scale: SymbolScale) {
        self.weight = weight
        self.scale = scale
    }

    /// The variant of a drawing's name; nil for other names.
    init?(name: String) {
        guard let variant = Self.byName[name] else { return nil }
        self = variant
    }

    /// All variants, the nearest to this one first: a near weight counts more than the scale, which can be changed. Of two
    /// weights that are equally near, the lighter one comes first; the medium scale is the best in place of another.
    var nearest: [SymbolVariant] {
        let weights = Self.weights.indices.sorted { (abs($0 - weight), $0) < (abs($1 - weight), $1) }
        let scales = [scale] + [.medium, .small, .large].filter { $0 != scale }
        return weights.flatMap { weight in scales.map { SymbolVariant(weight: weight, scale: $0) } }
    }
}
