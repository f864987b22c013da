import LayerTree

extension GraphicsContext {
    /// How what is drawn is combined with what is there: W3C's formulas on encoded sRGB (S27.13), and Porter and Duff's.
    public struct BlendMode: Hashable, Sendable {
        let mode: LayerBlendMode

        /// Over what is there.
        public static let normal = BlendMode(mode: .normal)
        /// The product of both: darker.
        public static let multiply = BlendMode(mode: .multiply)
        /// The inverse of the product of both inverses: lighter.
        public static let screen = BlendMode(mode: .screen)
        /// `multiply` where what is there is dark, `screen` where it is light.
        public static let overlay = BlendMode(mode: .overlay)
        /// The darker of both, channel by channel.
        public static let darken = BlendMode(mode: .darken)
        /// The lighter of both, channel by channel.
        public static let lighten = BlendMode(mode: .lighten)
        /// What is there, brightened by what is drawn.
        public static let colorDodge = BlendMode(mode: .colorDodge)
        /// What is there, darkened by what is drawn.
        public static let colorBurn = BlendMode(mode: .colorBurn)
        /// Darker or lighter by how dark or light what is drawn is, softly.
        public static let softLight = BlendMode(mode: .softLight)
        /// `multiply` where what is drawn is dark, `screen` where it is light.
        public static let hardLight = BlendMode(mode: .hardLight)
        /// How far both differ, channel by channel.
        public static let difference = BlendMode(mode: .difference)
        /// As `difference`, with less contrast.
        public static let exclusion = BlendMode(mode: .exclusion)
        /// The hue of what is drawn, the rest of what is there.
        public static let hue = BlendMode(mode: .hue)
        /// The saturation of what is drawn, the rest of what is there.
        public static let saturation = BlendMode(mode: .saturation)
        /// Hue and saturation of what is drawn, the lightness of what is there.
        public static let color = BlendMode(mode: .color)
        /// The lightness of what is drawn, the rest of what is there.
        public static let luminosity = BlendMode(mode: .luminosity)
        /// Takes away what is there.
        public static let clear = BlendMode(mode: .clear)
        /// What is drawn in place of what is there, transparent parts too.
        public static let copy = BlendMode(mode: .copy)
        /// What is drawn, only where something is there; nothing of what is there.
        public static let sourceIn = BlendMode(mode: .sourceIn)
        /// What is drawn, only where nothing is there; nothing of what is there.
        public static let sourceOut = BlendMode(mode: .sourceOut)
        /// What is drawn, only where something is there, above it.
        public static let sourceAtop = BlendMode(mode: .sourceAtop)
        /// What is drawn, below what is there.
        public static let destinationOver = BlendMode(mode: .destinationOver)
        /// What is there, only where something is drawn.
        public static let destinationIn = BlendMode(mode: .destinationIn)
        /// What is there, only where nothing is drawn.
        public static let destinationOut = BlendMode(mode: .destinationOut)
        /// What is there, only where something is drawn, above that.
        public static let destinationAtop = BlendMode(mode: .destinationAtop)
        /// Each only where the other is not.
        public static let xor = BlendMode(mode: .xor)
        /// The sum of both, at most 1.
        public static let plusLighter = BlendMode(mode: .plusLighter)
    }
}
