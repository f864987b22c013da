import Foundation

extension ParticleEmitter {
    /// Place of a birth, and the angle from which the cell's direction counts.
    struct Birth {
        var place: SIMD2<Double>
        var angle: Double
    }

    /// Upwards, the direction of lines.
    private static let up = -Double.pi / 2

    /// Takes the place of a birth from `random`.
    ///
    /// Outlines emit outwards, lines upwards, everything else to the right. That is what programs count on that turn
    /// their cells by half a turn to have them fall from a line, or give them no direction to have them leave a circle.
    ///
    /// - Parameter random: numbers of the particle, of which two are taken.
    /// - Returns: place and angle.
    func birth(_ random: inout ParticleRandom) -> Birth {
        let (first, second) = (random.next(), random.next())
        let middle = SIMD2(Double(position.x), Double(position.y))
        var birth: Birth
        switch shape {
        case .point: birth = Birth(place: .zero, angle: 0)
        case .line:
            let part = mode == .points ? first.rounded() : first
            birth = Birth(place: SIMD2((part - 0.5) * Double(size.width), 0), angle: Self.up)
        case .rectangle: birth = rectangleBirth(first, second)
        case .circle: birth = circleBirth(first, second)
        case .sphere: birth = sphereBirth(first, second)
        }
        birth.place += middle
        return birth
    }

    private func rectangleBirth(_ first: Double, _ second: Double) -> Birth {
        let (width, height) = (Double(size.width), Double(size.height))
        switch mode {
        case .surface, .volume:
            return Birth(place: SIMD2((first - 0.5) * width, (second - 0.5) * height), angle: 0)
        case .points:
            return Birth(place: SIMD2((first.rounded() - 0.5) * width, (second.rounded() - 0.5) * height), angle: 0)
        case .outline:
            // Edges are as frequent as they are long.
            let along = first * (width + height)
            let side = second < 0.5 ? -0.5 : 0.5
            return along < width
                ? Birth(place: SIMD2(along - width / 2, side * height), angle: side < 0 ? Self.up : .pi / 2)
                : Birth(place: SIMD2(side * width, along - width - height / 2), angle: side < 0 ? .pi : 0)
        }
    }

    private func circleBirth(_ first: Double, _ second: Double) -> Birth {
        let radius = Double(size.width)
        let angle = first * 2 * .pi
        switch mode {
        case .points: return extreme(first, radius)
        case .outline: return Birth(place: Self.point(angle, radius), angle: angle)
        case .surface, .volume:
            // Areas grow with the square of the radius.
            return Birth(place: Self.point(angle, radius * second.squareRoot()), angle: 0)
        }
    }

    private func sphereBirth(_ first: Double, _ second: Double) -> Birth {
        let radius = Double(size.width)
        let angle = first * 2 * .pi
        switch mode {
        case .points: return extreme(first, radius)
        case .outline: return Birth(place: Self.point(angle, radius), angle: angle)
        case .surface:
            // Zones of equal height have equal areas.
            let height = second * 2 - 1
            return Birth(place: Self.point(angle, radius * max(1 - height * height, 0).squareRoot()), angle: angle)
        case .volume:
            // A column through the ball at distance r is √(1 − r²) high, which gives this share of the ball within r.
            return Birth(
                place: Self.point(angle, radius * max(1 - cbrt((1 - second) * (1 - second)), 0).squareRoot()), angle: 0)
        }
    }

    /// The point farthest to the right, below, left or above.
    private func extreme(_ part: Double, _ radius: Double) -> Birth {
        let angle = min((part * 4).rounded(.down), 3) * .pi / 2
        return Birth(place: Self.point(angle, radius), angle: angle)
    }

    private static func point(_ angle: Double, _ radius: Double) -> SIMD2<Double> {
        SIMD2(cos(angle), sin(angle)) * radius
    }
}
