import LayerTree

/// A colour as people choose one: hue, saturation and brightness, each from 0 to 1, and opacity.
struct HueColor: Equatable {
    var hue: Double
    var saturation: Double
    var brightness: Double
    var opacity: Double

    init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
        self.opacity = opacity
    }

    /// What looks like `color`; components outside of sRGB count as its bounds. Greys get `hue`, and black gets
    /// `saturation` besides, since they have none of their own.
    ///
    /// - Source: A. R. Smith, *Color Gamut Transform Pairs*, 1978: the hexcone model.
    init(_ color: ResolvedColor, hue: Double = 0, saturation: Double = 0) {
        let (red, green, blue) = (
            min(max(Double(color.red), 0), 1), min(max(Double(color.green), 0), 1), min(max(Double(color.blue), 0), 1)
        )
        let high = max(red, green, blue)
        let range = high - min(red, green, blue)
        self.hue = hue
        if range > 1e-6 {
            let sixth =
                high == red
                ? (green - blue) / range : high == green ? (blue - red) / range + 2 : (red - green) / range + 4
            self.hue = (sixth < 0 ? sixth + 6 : sixth) / 6
        }
        self.saturation = high > 1e-6 ? range / high : saturation
        brightness = high
        opacity = min(max(Double(color.opacity), 0), 1)
    }

    var color: Color { Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity) }
    var opaque: Color { Color(hue: hue, saturation: saturation, brightness: brightness) }
    /// The same hue at its strongest.
    var pure: Color { Color(hue: hue, saturation: 1, brightness: 1) }
}
