import LayerTree

/// Gradients as stops for Cairo, which interpolates in encoded sRGB.
enum GradientColors {
    /// Number of pieces between two stops that approximate Oklab; the corners between them are invisible.
    private static let pieces = 16

    /// Stops of the gradient and those in between that approximate its colour space, in ascending order.
    static func stops(of gradient: LayerGradient) -> [LayerGradient.Stop] {
        guard gradient.space != .device else { return gradient.stops }
        var result: [LayerGradient.Stop] = []
        for (index, stop) in gradient.stops.enumerated() {
            if index > 0 {
                let before = gradient.stops[index - 1]
                if before.color != stop.color && before.location < stop.location {
                    for piece in 1..<pieces {
                        let part = Double(piece) / Double(pieces)
                        result.append(
                            LayerGradient.Stop(
                                color: between(before.color, stop.color, part, gradient.space),
                                location: before.location + (stop.location - before.location) * part))
                    }
                }
            }
            result.append(stop)
        }
        return result
    }

    private static func between(
        _ a: ResolvedColor, _ b: ResolvedColor, _ part: Double, _ space: LayerGradient.Space
    ) -> ResolvedColor {
        if space == .perceptual { return OklabColor.mix(OklabColor(a), OklabColor(b), amount: part).color }
        let p = Float(part)
        let opacity = a.opacity * (1 - p) + b.opacity * p
        guard opacity > 0 else { return .clear }
        func channel(_ x: Float, _ y: Float) -> Float { (x * a.opacity * (1 - p) + y * b.opacity * p) / opacity }
        return ResolvedColor(
            linearRed: channel(a.linearRed, b.linearRed), linearGreen: channel(a.linearGreen, b.linearGreen),
            linearBlue: channel(a.linearBlue, b.linearBlue), opacity: opacity)
    }

    /// Colour at `location` between stops made by ``stops(of:)``.
    static func color(of stops: [LayerGradient.Stop], at location: Double) -> ResolvedColor {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if location <= first.location { return first.color }
        if location >= last.location { return last.color }
        for index in 1..<stops.count where location < stops[index].location {
            let a = stops[index - 1]
            let b = stops[index]
            let part = (location - a.location) / (b.location - a.location)
            return mix(a.color, b.color, part)
        }
        return last.color
    }

    /// Mixes encoded sRGB, multiplied by opacity, as Cairo does between neighbouring stops.
    private static func mix(_ a: ResolvedColor, _ b: ResolvedColor, _ part: Double) -> ResolvedColor {
        let p = Float(part)
        let q = 1 - p
        let opacity = a.opacity * q + b.opacity * p
        guard opacity > 0 else { return .clear }
        func channel(_ x: Float, _ y: Float) -> Float { (x * a.opacity * q + y * b.opacity * p) / opacity }
        return ResolvedColor(
            red: channel(a.red, b.red), green: channel(a.green, b.green), blue: channel(a.blue, b.blue),
            opacity: opacity)
    }
}
