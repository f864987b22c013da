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

    package init(_ environment: EnvironmentValues) {
        displayScale = environment.displayScale
        assets = AssetTraits(environment)
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
}
