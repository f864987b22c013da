import LayerTree
@_spi(Engine) import Views

/// A colour by hue, saturation and brightness, and opacity, each 0…1.
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

    /// The hue, saturation and brightness of `color`; components outside of sRGB are clamped. Greys have no hue, and
    /// black no saturation either: the arguments are used for them.
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
    /// The hue at full saturation and brightness.
    var pure: Color { Color(hue: hue, saturation: 1, brightness: 1) }
}
