import Foundation
import Geometry

/// Value of ``Layer/paint`` for animation (S28.4); nil stands for the fill.
struct FillPaint: Hashable, Sendable {
    var paint: LayerPaint?

    init(paint: LayerPaint? = nil) { self.paint = paint }
}

extension FillPaint: AnimatedValue {
    /// Gradients of one kind interpolate. If they differ in the number of stops, both get stops at all locations of
    /// both, which does not change their look.
    static func template(from old: FillPaint, to new: FillPaint) -> FillPaint? {
        if case .mesh(let from) = old.paint, case .mesh(let to) = new.paint {
            return from.width == to.width && from.height == to.height ? new : nil
        }
        guard let from = old.paint, let to = new.paint, from.kind == to.kind, let first = from.gradient,
            let second = to.gradient
        else { return nil }
        if first.stops.count == second.stops.count { return new }
        let locations = Set(first.stops.map(\.location) + second.stops.map(\.location)).sorted()
        return FillPaint(paint: to.with(second.sampled(at: locations)))
    }

    func vector(like template: FillPaint) -> PaintVector {
        if case .mesh(let mesh) = paint {
            return PaintVector(
                colors: mesh.colors.map { OklabColor($0).vector * 128 }, locations: mesh.coordinates.map { $0 * 128 })
        }
        guard let paint, let gradient = paint.gradient else { return .zero }
        var stops = gradient.stops
        if let wanted = template.paint?.gradient?.stops, wanted.count != stops.count {
            stops = gradient.sampled(at: wanted.map(\.location)).stops
        }
        return PaintVector(
            frame: paint.frame, colors: stops.map { OklabColor($0.color).vector * 128 },
            locations: stops.map { $0.location * 128 })
    }

    func with(_ vector: PaintVector, like template: FillPaint) -> FillPaint {
        let colors = vector.colors.map { vector in
            var color = OklabColor(vector: vector / 128).color
            color.opacity = min(max(color.opacity, 0), 1)
            return color
        }
        if case .mesh(let mesh) = paint {
            return FillPaint(paint: .mesh(mesh.with(coordinates: vector.locations.map { $0 / 128 }, colors: colors)))
        }
        guard let paint, let gradient = paint.gradient else { return self }
        let stops = zip(colors, vector.locations).map { color, location in
            LayerGradient.Stop(color: color, location: location / 128)
        }
        var mixed = LayerGradient(stops: stops, space: gradient.space)
        mixed.spread = gradient.spread
        return FillPaint(paint: paint.with(mixed).with(frame: vector.frame))
    }
}

extension LayerPaint {
    fileprivate enum Kind { case plain, linear, radial, elliptical, angular }

    fileprivate var kind: Kind {
        switch self {
        case .fillColor, .color, .mesh, .material, .image, .shadowed: .plain
        case .linearGradient: .linear
        case .radialGradient: .radial
        case .ellipticalGradient: .elliptical
        case .angularGradient: .angular
        }
    }

    package var gradient: LayerGradient? {
        switch self {
        case .fillColor, .color, .mesh, .material, .image, .shadowed: nil
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
            .ellipticalGradient(let gradient, _, _, _), .angularGradient(let gradient, _, _, _):
            gradient
        }
    }

    /// This paint with its gradient replaced by `gradient`.
    package func with(_ gradient: LayerGradient) -> LayerPaint {
        switch self {
        case .fillColor, .color, .mesh, .material, .image, .shadowed: self
        case .linearGradient(_, let start, let end): .linearGradient(gradient, start: start, end: end)
        case .radialGradient(_, let center, let start, let end):
            .radialGradient(gradient, center: center, startRadius: start, endRadius: end)
        case .ellipticalGradient(_, let center, let start, let end):
            .ellipticalGradient(gradient, center: center, startRadius: start, endRadius: end)
        case .angularGradient(_, let center, let start, let end):
            .angularGradient(gradient, center: center, start: start, end: end)
        }
    }

    /// Points, radii and angles of the gradient; fractions and angles times 128, so that springs end at equal precision
    /// (S4.5).
    fileprivate var frame: SIMD4<Double> {
        func fine(_ point: UnitPoint, _ a: Double, _ b: Double) -> SIMD4<Double> {
            SIMD4(Double(point.x) * 128, Double(point.y) * 128, a, b)
        }
        switch self {
        case .fillColor, .color, .mesh, .material, .image, .shadowed: return .zero
        case .linearGradient(_, let start, let end): return fine(start, Double(end.x) * 128, Double(end.y) * 128)
        case .radialGradient(_, let center, let start, let end): return fine(center, start, end)
        case .ellipticalGradient(_, let center, let start, let end): return fine(center, start * 128, end * 128)
        case .angularGradient(_, let center, let start, let end):
            return fine(center, start.radians * 128, end.radians * 128)
        }
    }

    fileprivate func with(frame: SIMD4<Double>) -> LayerPaint {
        let point = UnitPoint(x: frame.x / 128, y: frame.y / 128)
        switch self {
        case .fillColor, .color, .mesh, .material, .image, .shadowed: return self
        case .linearGradient(let gradient, _, _):
            return .linearGradient(gradient, start: point, end: UnitPoint(x: frame.z / 128, y: frame.w / 128))
        case .radialGradient(let gradient, _, _, _):
            return .radialGradient(gradient, center: point, startRadius: frame.z, endRadius: frame.w)
        case .ellipticalGradient(let gradient, _, _, _):
            return .ellipticalGradient(
                gradient, center: point, startRadius: frame.z / 128, endRadius: frame.w / 128)
        case .angularGradient(let gradient, _, _, _):
            return .angularGradient(
                gradient, center: point, start: Angle(radians: frame.z / 128), end: Angle(radians: frame.w / 128))
        }
    }
}

extension LayerGradient {
    /// A gradient of the same look with stops at `locations`, which are in ascending order.
    fileprivate func sampled(at locations: [Double]) -> LayerGradient {
        var result = LayerGradient(
            stops: locations.map { Stop(color: color(at: $0), location: $0) }, space: space)
        result.spread = spread
        return result
    }

    private func color(at location: Double) -> ResolvedColor {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if location <= first.location { return first.color }
        if location >= last.location { return last.color }
        for index in 1..<stops.count where location < stops[index].location {
            let (a, b) = (stops[index - 1], stops[index])
            let part = (location - a.location) / (b.location - a.location)
            return OklabColor.mix(OklabColor(a.color), OklabColor(b.color), amount: part).color
        }
        return last.color
    }
}
