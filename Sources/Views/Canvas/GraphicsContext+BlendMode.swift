import LayerTree

extension GraphicsContext {
    /// Formula that combines the source, which is being drawn, with the destination, which is there already: W3C's on
    /// encoded sRGB (S27.13), or Porter and Duff's.
    public struct BlendMode: Hashable, Sendable {
        let mode: LayerBlendMode

        /// Source over destination.
        public static let normal = BlendMode(mode: .normal)
        /// The product of both: darker.
        public static let multiply = BlendMode(mode: .multiply)
        /// The inverse of the product of both inverses: lighter.
        public static let screen = BlendMode(mode: .screen)
        /// `multiply` where the destination is dark, `screen` where it is light.
        public static let overlay = BlendMode(mode: .overlay)
        /// The darker of both, channel by channel.
        public static let darken = BlendMode(mode: .darken)
        /// The lighter of both, channel by channel.
        public static let lighten = BlendMode(mode: .lighten)
        /// The destination, brightened by the source.
        public static let colorDodge = BlendMode(mode: .colorDodge)
        /// The destination, darkened by the source.
        public static let colorBurn = BlendMode(mode: .colorBurn)
        /// Softly darkens or lightens the destination, by the source's lightness.
        public static let softLight = BlendMode(mode: .softLight)
        /// `multiply` where the source is dark, `screen` where it is light.
        public static let hardLight = BlendMode(mode: .hardLight)
        /// The absolute difference of both, channel by channel.
        public static let difference = BlendMode(mode: .difference)
        /// As `difference`, with less contrast.
        public static let exclusion = BlendMode(mode: .exclusion)
        /// The hue of the source, saturation and lightness of the destination.
        public static let hue = BlendMode(mode: .hue)
        /// The saturation of the source, hue and lightness of the destination.
        public static let saturation = BlendMode(mode: .saturation)
        /// Hue and saturation of the source, the lightness of the destination.
        public static let color = BlendMode(mode: .color)
        /// The lightness of the source, hue and saturation of the destination.
        public static let luminosity = BlendMode(mode: .luminosity)
        /// Nothing: erases the destination.
        public static let clear = BlendMode(mode: .clear)
        /// The source in place of the destination, even where it is transparent.
        public static let copy = BlendMode(mode: .copy)
        /// The source where the destination is opaque; nothing of the destination.
        public static let sourceIn = BlendMode(mode: .sourceIn)
        /// The source where the destination is transparent; nothing of the destination.
        public static let sourceOut = BlendMode(mode: .sourceOut)
        /// The source over the destination, only where the destination is opaque.
        public static let sourceAtop = BlendMode(mode: .sourceAtop)
        /// The source under the destination.
        public static let destinationOver = BlendMode(mode: .destinationOver)
        /// The destination where the source is opaque.
        public static let destinationIn = BlendMode(mode: .destinationIn)
        /// The destination where the source is transparent.
        public static let destinationOut = BlendMode(mode: .destinationOut)
        /// The destination over the source, only where the source is opaque.
        public static let destinationAtop = BlendMode(mode: .destinationAtop)
        /// Source and destination, each where the other is transparent.
        public static let xor = BlendMode(mode: .xor)
        /// The sum of both, at most 1 in each channel.
        public static let plusLighter = BlendMode(mode: .plusLighter)
    }
}
