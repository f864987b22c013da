import Foundation

/// Colour of a catalogue, in variants by appearance.
package struct ColorSet: Hashable, Sendable {
    /// Colour space of ``Components``.
    package enum Space: Hashable, Sendable {
        /// Gamma-encoded sRGB; linear-light sRGB; Display P3.
        case sRGB, sRGBLinear, displayP3
    }

    /// Components of a variant, nominally 0…1.
    package struct Components: Hashable, Sendable {
        package let space: Space
        package let red, green, blue, opacity: Double
    }

    /// A variant: components, or the name of a colour of the system.
    package enum Value: Hashable, Sendable {
        case components(Components)
        case system(String)
    }

    private struct Variant: Hashable, Sendable, AssetVariant {
        let value: Value
        let idiom: String?
        let appearances: [AssetAppearance]?
    }

    private let variants: [Variant]

    /// The set in `folder`; nil if it has no colour.
    ///
    /// - Throws: ``UnreadableAsset`` if its contents cannot be read.
    init?(folder: URL) throws(UnreadableAsset) {
        guard let colors = try CatalogContents.read(folder)?.colors else { return nil }
        variants = colors.compactMap { entry in
            guard let value = entry.color.flatMap(Value.init) else { return nil }
            return Variant(value: value, idiom: entry.idiom, appearances: entry.appearances)
        }
        if variants.isEmpty { return nil }
    }

    /// The colour for an appearance; nil if the set has none for it.
    package func value(for traits: AssetTraits) -> Value? { variants.best(for: traits).first?.value }
}

extension ColorSet.Value {
    init?(_ color: CatalogContents.Color) {
        if let reference = color.reference {
            self = .system(reference)
            return
        }
        guard let components = color.components else { return nil }
        func component(_ name: String) -> Double? { components[name]?.value }
        let opacity = components["alpha"]?.fraction ?? 1
        let space: ColorSet.Space =
            switch color.space {
            case "display-p3": .displayP3
            case "extended-linear-srgb": .sRGBLinear
            default: .sRGB
            }
        if let white = component("white") {
            self = .components(.init(space: space, red: white, green: white, blue: white, opacity: opacity))
        } else if let red = component("red"), let green = component("green"), let blue = component("blue") {
            self = .components(.init(space: space, red: red, green: green, blue: blue, opacity: opacity))
        } else {
            return nil
        }
    }
}
