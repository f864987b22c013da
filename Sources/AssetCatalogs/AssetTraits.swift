/// Appearance for which an asset is chosen among its variants.
package struct AssetTraits: Hashable, Sendable {
    package var isDark: Bool
    package var hasHighContrast: Bool

    package init(isDark: Bool = false, hasHighContrast: Bool = false) {
        self.isDark = isDark
        self.hasHighContrast = hasHighContrast
    }
}

/// One condition of a variant, as catalogues write it.
struct AssetAppearance: Decodable, Hashable, Sendable {
    let appearance: String
    let value: String

    /// True if `traits` meet the condition. Conditions that are not known here are never met.
    func isMet(by traits: AssetTraits) -> Bool {
        switch (appearance, value) {
        case ("luminosity", "dark"): traits.isDark
        case ("luminosity", "light"): !traits.isDark
        case ("contrast", "high"): traits.hasHighContrast
        default: false
        }
    }
}

/// A variant of an asset: for a kind of device, under conditions.
protocol AssetVariant {
    var idiom: String? { get }
    var appearances: [AssetAppearance]? { get }
}

extension Array where Element: AssetVariant {
    /// The variants for a kind of device that Lilt resembles most, with the most conditions that `traits` meet.
    func best(for traits: AssetTraits) -> [Element] {
        let fitting = filter { ($0.appearances ?? []).allSatisfy { $0.isMet(by: traits) } }
        let idioms = ["universal", "iphone", "ipad", "mac"]
        func rank(_ variant: Element) -> (conditions: Int, idiom: Int) {
            let idiom = variant.idiom.flatMap { idioms.firstIndex(of: $0) } ?? idioms.count
            return (-(variant.appearances ?? []).count, idiom)
        }
        guard let best = fitting.map(rank).min(by: <) else { return [] }
        return fitting.filter { rank($0) == best }
    }
}
