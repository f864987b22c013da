package import AnimationCore
package import AssetCatalogs
package import Foundation
package import LayerTree
@_spi(Engine) import ViewGraph

/// Values of the environment by which a picture is chosen among its variants.
package struct PictureTraits: Hashable, Sendable {
    /// Pixels per point of the screen.
    package let displayScale: CGFloat
    package let assets: AssetTraits
    /// Size and weight of a symbol.
    let symbol: SymbolMetrics

    package init(_ environment: EnvironmentValues) {
        self.init(environment, symbol: SymbolMetrics(environment))
    }

    init(_ environment: EnvironmentValues, symbol: SymbolMetrics) {
        displayScale = environment.displayScale
        assets = AssetTraits(environment)
        self.symbol = symbol
    }
}

extension AssetTraits {
    init(_ environment: EnvironmentValues) {
        self.init(
            isDark: environment.colorScheme == .dark, hasHighContrast: environment.colorSchemeContrast == .increased)
    }
}

/// Picture that was found for an image.
package struct FoundPicture {
    package let pixels: ImagePixels
    /// Pixels per point.
    package let scale: Double
    /// True for a template, false for an original, by the picture's catalogue; nil if that says nothing.
    package let isTemplate: Bool?
    /// Distance from a symbol's middle down to the baseline of text beside it, in points; nil for pictures, which stand on
    /// their lower edges.
    var baselineBelowMiddle: CGFloat?

    package init(pixels: ImagePixels, scale: Double, isTemplate: Bool?) {
        self.pixels = pixels
        self.scale = scale
        self.isTemplate = isTemplate
    }

    /// Size in points.
    var size: CGSize { CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale) }
}
