import Foundation
import LayerTree

/// Mesh of colours as small triangles, each with a colour at every corner.
struct MeshPatches {
    /// Corner of triangles: a place in pixels, and a colour multiplied by opacity, 0…255.
    struct Corner {
        var place: SIMD2<Double>
        var color: SIMD4<Float>
    }

    private let mesh: LayerMesh
    private let scale: SIMD2<Double>
    private let origin: SIMD2<Double>
    private let opacity: Double
    /// Colours in the space in which they are mixed, multiplied by opacity, and their slopes along rows and columns.
    private let colors: [SIMD4<Double>]
    private let slopesAlong: [SIMD4<Double>]
    private let slopesDown: [SIMD4<Double>]

    /// Length of the side of a triangle, in pixels, that looks smooth.
    private static let side = 6.0
    /// Greatest number of pieces into which a side of a patch is cut.
    private static let mostPieces = 64

    /// - Parameters:
    ///   - mesh: the mesh.
    ///   - origin: pixel of the painted area's corner.
    ///   - scale: pixels of the painted area's width and height.
    ///   - opacity: factor for the opacity of all colours.
    init(_ mesh: LayerMesh, origin: SIMD2<Double>, scale: SIMD2<Double>, opacity: Double) {
        self.mesh = mesh
        self.origin = origin
        self.scale = scale
        self.opacity = opacity
        let colors = mesh.colors.map { Self.mixable($0, mesh.space) }
        self.colors = colors
        func slopes(_ step: Int, _ position: (Int) -> Int, _ count: Int) -> [SIMD4<Double>] {
            colors.indices.map { index in
                let place = position(index)
                guard mesh.smoothsColors, place > 0, place < count - 1 else { return .zero }
                let (before, after) = (colors[index] - colors[index - step], colors[index + step] - colors[index])
                // A slope beyond three times a neighbour's difference would overshoot the vertices' colours.
                var slope = (before + after) / 2
                for channel in 0..<4 {
                    let (a, b) = (before[channel], after[channel])
                    let limit = 3 * min(abs(a), abs(b))
                    slope[channel] = a * b <= 0 ? 0 : min(max(slope[channel], -limit), limit)
                }
                return slope
            }
        }
        slopesAlong = slopes(1, { $0 % mesh.width }, mesh.width)
        slopesDown = slopes(mesh.width, { $0 / mesh.width }, mesh.height)
    }

    private static func mixable(_ color: ResolvedColor, _ space: LayerGradient.Space) -> SIMD4<Double> {
        if space == .perceptual { return OklabColor(color).vector }
        let alpha = Double(color.opacity)
        return SIMD4(Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha)
    }

    /// Colour multiplied by opacity, as (blue, green, red, opacity), 0…255.
    private func pixelColor(_ mixed: SIMD4<Double>) -> SIMD4<Float> {
        var color = mixed
        if mesh.space == .perceptual {
            let resolved = OklabColor(vector: mixed).color
            color = Self.mixable(resolved, .device)
        }
        let alpha = min(max(color.w, 0), 1)
        let channels = SIMD4(color.z, color.y, color.x, alpha).clamped(
            lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
        return SIMD4<Float>(channels * (255 * opacity))
    }

    /// Calls `draw` with the triangles of all patches, row by row.
    func triangles(_ draw: (Corner, Corner, Corner) -> Void) {
        let rows = 0..<mesh.height - 1
        let columns = 0..<mesh.width - 1
        let nets = rows.map { row in columns.map { column in net(row * mesh.width + column) } }
        // Patches share their edges, and so the number of pieces: else there would be gaps between them.
        let across = columns.map { column in
            rows.map { row in pieces(max(length(nets[row][column][0]), length(nets[row][column][3]))) }.max() ?? 2
        }
        let down = rows.map { row in
            columns.map { column in
                let net = nets[row][column]
                return pieces(max(length(net.map { $0[0] }), length(net.map { $0[3] })))
            }.max() ?? 2
        }
        for row in rows {
            for column in columns {
                patch(row * mesh.width + column, nets[row][column], across[column], down[row], draw)
            }
        }
    }

    /// Control points of a patch in pixels, by rows. The inner ones give it no twist at its corners.
    private func net(_ index: Int) -> [[SIMD2<Double>]] {
        let (a, b) = (index, index + 1)
        let (c, d) = (index + mesh.width, index + mesh.width + 1)
        let v = mesh.vertices
        var net = [
            [v[a].position, v[a].trailing, v[b].leading, v[b].position],
            [v[a].bottom, .zero, .zero, v[b].bottom],
            [v[c].top, .zero, .zero, v[d].top],
            [v[c].position, v[c].trailing, v[d].leading, v[d].position],
        ]
        net[1][1] = net[0][1] + net[1][0] - net[0][0]
        net[1][2] = net[0][2] + net[1][3] - net[0][3]
        net[2][1] = net[3][1] + net[2][0] - net[3][0]
        net[2][2] = net[3][2] + net[2][3] - net[3][3]
        return net.map { $0.map(pixel) }
    }

    private func patch(
        _ index: Int, _ net: [[SIMD2<Double>]], _ across: Int, _ down: Int, _ draw: (Corner, Corner, Corner) -> Void
    ) {
        let (a, b) = (index, index + 1)
        let (c, d) = (index + mesh.width, index + mesh.width + 1)
        guard net.allSatisfy({ $0.allSatisfy { ($0.x + $0.y).isFinite } }) else { return }
        var above: [Corner] = []
        for y in 0...down {
            let t = Double(y) / Double(down)
            let curve = (0..<4).map { column in bezier(net.map { $0[column] }, t) }
            var line: [Corner] = []
            line.reserveCapacity(across + 1)
            for x in 0...across {
                let s = Double(x) / Double(across)
                line.append(Corner(place: bezier(curve, s), color: pixelColor(color(a, b, c, d, s, t))))
            }
            if y > 0 {
                for x in 0..<across {
                    draw(above[x], above[x + 1], line[x])
                    draw(above[x + 1], line[x + 1], line[x])
                }
            }
            above = line
        }
    }

    /// Place of a point in pixels. Edges of the area are moved outwards, so that pixels which lie in it only partly
    /// have the mesh's colours.
    private func pixel(_ point: SIMD2<Double>) -> SIMD2<Double> {
        var place = point * scale + origin
        for axis in 0..<2 {
            if point[axis] == 0 { place[axis] -= 1.5 }
            if point[axis] == 1 { place[axis] += 1.5 }
        }
        return place
    }

    private func pieces(_ length: Double) -> Int {
        // Lengths that are no numbers belong to patches that are not drawn.
        length.isFinite ? min(max(Int((min(length, 1e6) / Self.side).rounded(.up)), 2), Self.mostPieces) : 2
    }

    private func length(_ points: [SIMD2<Double>]) -> Double {
        zip(points, points.dropFirst()).reduce(0) { sum, pair in
            let way = pair.1 - pair.0
            return sum + (way.x * way.x + way.y * way.y).squareRoot()
        }
    }

    private func bezier(_ p: [SIMD2<Double>], _ t: Double) -> SIMD2<Double> {
        let u = 1 - t
        return p[0] * (u * u * u) + p[1] * (3 * u * u * t) + p[2] * (3 * u * t * t) + p[3] * (t * t * t)
    }

    /// Colour at (`s`, `t`) in the patch of the four vertices.
    private func color(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ s: Double, _ t: Double) -> SIMD4<Double> {
        guard mesh.smoothsColors else {
            let top = colors[a] + (colors[b] - colors[a]) * s
            let bottom = colors[c] + (colors[d] - colors[c]) * s
            return top + (bottom - top) * t
        }
        let top = hermite(colors[a], colors[b], slopesAlong[a], slopesAlong[b], s)
        let bottom = hermite(colors[c], colors[d], slopesAlong[c], slopesAlong[d], s)
        let topSlope = hermite(slopesDown[a], slopesDown[b], .zero, .zero, s)
        let bottomSlope = hermite(slopesDown[c], slopesDown[d], .zero, .zero, s)
        return hermite(top, bottom, topSlope, bottomSlope, t)
    }

    private func hermite(
        _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ slopeA: SIMD4<Double>, _ slopeB: SIMD4<Double>, _ t: Double
    ) -> SIMD4<Double> {
        let t2 = t * t
        let t3 = t2 * t
        return a * (2 * t3 - 3 * t2 + 1) + slopeA * (t3 - 2 * t2 + t) + b * (3 * t2 - 2 * t3) + slopeB * (t3 - t2)
    }
}

extension PixelStore {
    /// Fills the picture with a mesh on its background; patches later in their order cover earlier ones.
    func fill(_ mesh: LayerMesh, origin: SIMD2<Double>, scale: SIMD2<Double>, opacity: Double) {
        let ground = mesh.background.pixel(opacity: opacity)
        unsafe base.update(repeating: ground, count: stride * height)
        MeshPatches(mesh, origin: origin, scale: scale, opacity: opacity).triangles { fill($0, $1, $2) }
    }

    /// Fills the pixels whose middles lie in the triangle or on its edge.
    private func fill(_ a: MeshPatches.Corner, _ b: MeshPatches.Corner, _ c: MeshPatches.Corner) {
        let (ab, ac) = (b.place - a.place, c.place - a.place)
        let area = ab.x * ac.y - ab.y * ac.x
        guard area != 0, area.isFinite else { return }
        func range(_ low: Double, _ high: Double, _ count: Int) -> ClosedRange<Int>? {
            let first = Int(max((low - 0.5).rounded(.up), 0))
            let last = Int(min((high - 0.5).rounded(.down), Double(count - 1)))
            return first <= last ? first...last : nil
        }
        let low = pointwiseMin(a.place, pointwiseMin(b.place, c.place))
        let high = pointwiseMax(a.place, pointwiseMax(b.place, c.place))
        guard high.x > 0, high.y > 0, low.x < Double(width), low.y < Double(height),
            let columns = range(low.x, high.x, width), let rows = range(low.y, high.y, height)
        else { return }
        // Weights of b and c, and their steps from one pixel to the next.
        let stepB = ac.y / area
        let stepC = -ab.y / area
        let (colorAB, colorAC) = (b.color - a.color, c.color - a.color)
        let colorStep = colorAB * Float(stepB) + colorAC * Float(stepC)
        // Neighbouring triangles compute the weights at a shared edge with other roundings.
        let slack = -1e-9
        for y in rows {
            let row = unsafe base + y &* stride
            let py = Double(y) + 0.5 - a.place.y
            let px = Double(columns.lowerBound) + 0.5 - a.place.x
            var weightB = (px * ac.y - py * ac.x) / area
            var weightC = (py * ab.x - px * ab.y) / area
            var color = a.color + colorAB * Float(weightB) + colorAC * Float(weightC)
            for x in columns {
                if weightB >= slack, weightC >= slack, weightB + weightC <= 1 - slack {
                    let bytes = SIMD4<UInt32>(
                        (color + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
                    unsafe row[x] = bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
                }
                weightB += stepB
                weightC += stepC
                color += colorStep
            }
        }
    }
}
