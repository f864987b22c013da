/// A paint that shows what lies behind, blurred and toned (S27.17).
public struct LayerMaterial: Hashable, Sendable {
    /// Sigma of the Gaussian, in points.
    public var blurRadius: Double
    /// How much more colourful what is behind becomes: 1 is as it is.
    public var saturation: Double
    /// Laid over the blurred picture; its opacity is the material's thickness.
    public var tint: ResolvedColor
    /// Of it all, 0…1.
    public var opacity: Double

    /// A material that blurs, colours and covers what lies behind.
    public init(blurRadius: Double, saturation: Double, tint: ResolvedColor, opacity: Double = 1) {
        self.blurRadius = blurRadius
        self.saturation = saturation
        self.tint = tint
        self.opacity = opacity
    }

    /// Points beyond a material's edge from which its look may still depend.
    package var reach: Double { LayerBlur.reach(radius: blurRadius) }
}
