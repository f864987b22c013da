/// Paint that shows the backdrop, blurred and tinted (S27.17).
public struct LayerMaterial: Hashable, Sendable {
    /// Sigma of the Gaussian, in points.
    public var blurRadius: Double
    /// Factor for the backdrop's saturation; 1 changes nothing.
    public var saturation: Double
    /// Colour over the blurred backdrop; its opacity is the material's thickness.
    public var tint: ResolvedColor
    /// Opacity of the material as a whole, 0…1.
    public var opacity: Double

    /// A material that blurs the backdrop, saturates it and covers it with `tint`.
    public init(blurRadius: Double, saturation: Double, tint: ResolvedColor, opacity: Double = 1) {
        self.blurRadius = blurRadius
        self.saturation = saturation
        self.tint = tint
        self.opacity = opacity
    }

    /// Distance around the material that its blur samples, in points.
    package var reach: Double { LayerBlur.reach(radius: blurRadius) }
}
