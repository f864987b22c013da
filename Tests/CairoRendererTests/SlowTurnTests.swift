import Foundation
import Geometry
import Platform
import SeededNumbers
import Testing

@testable import CairoRenderer

/// Slow rotation does not shimmer: between two frames no pixel changes by more than the distance that its position in
/// the picture moves, times the difference of the texels on that way, plus two levels for two roundings.
@MainActor struct SlowTurnTests {
    private static let size = CGSize(width: 61, height: 47)

    @Test(arguments: [0.0, 44.9, 90, 179.95]) func `in its plane`(degrees: Double) {
        check(steps: 60) { step in
            let turn = Angle(degrees: degrees + Double(step) * 0.02)
            let (cosine, sine) = (cos(turn.radians), sin(turn.radians))
            return ProjectionTransform(CGAffineTransform(translationX: -30.5, y: -23.5))
                .concatenating(
                    ProjectionTransform(CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 50, ty: 48)))
        }
    }

    /// At the last two angles the picture is drawn less than half, and less than a quarter, as wide.
    @Test(arguments: [-0.5, 40, 64, 77]) func `about a vertical axis, in perspective`(degrees: Double) {
        check(steps: 60) { step in
            ProjectionTransform(
                rotation: Angle(degrees: degrees + Double(step) * 0.02), axis: (x: 0, y: 1, z: 0), perspective: 0.5,
                size: Self.size
            ).concatenating(ProjectionTransform(translationX: 20.3, y: 25.6))
        }
    }

    @Test func `larger and smaller about its middle, and a little aside`() {
        check(steps: 60) { step in
            let scale = 0.97 + Double(step) * 0.001
            return ProjectionTransform(
                CGAffineTransform(
                    a: scale, b: 0, c: 0, d: scale, tx: 50.5 - 30.5 * scale + Double(step) * 0.01,
                    ty: 48.5 - 23.5 * scale))
        }
    }

    /// In a whole turn, the picture is replaced by a reduced copy no more often than needed.
    @Test func `a turn from face to edge changes to a smaller copy once for each halving`() {
        let texture = picture()
        var before: (across: Int, down: Int)?
        var changes = 0
        for step in 0..<890 {
            let turn = ProjectionTransform(
                rotation: Angle(degrees: Double(step) * 0.1), axis: (x: 0, y: 1, z: 0), perspective: 0.5,
                size: Self.size)
            let halvings = Reducing.halvings(of: texture, under: turn)
            if let before, before != halvings { changes += 1 }
            before = halvings
        }
        #expect(changes == before?.across && before?.down == 0)
    }

    // MARK: Comparing

    /// Draws noise under one transform after another, on black, and compares neighbouring frames.
    private func check(steps: Int, _ transform: (Int) -> ProjectionTransform) {
        let texture = picture()
        var last: Frame?
        for step in 0..<steps {
            let frame = Frame(texture, transform(step))
            defer { last = frame }
            guard let last, last.texture === frame.texture else { continue }
            let worst = frame.excess(over: last)
            #expect(worst <= 2.05, "step \(step): \(worst) levels more than its way accounts for")
        }
        #expect(last != nil)
    }

    /// Opaque noise, the hardest picture to sample.
    private func picture() -> Texture {
        var random = SplitMix(seed: 11)
        let texture = Texture(width: 61, height: 47)
        for y in 0..<47 {
            for x in 0..<61 {
                texture.store[x + Texture.gutter, y + Texture.gutter] =
                    0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &random)
            }
        }
        return texture
    }
}

/// Picture drawn under a transform, with the positions of its pixels in the picture.
@MainActor private struct Frame {
    /// The picture, or the reduced copy that was drawn.
    let texture: Texture
    private let canvas = Texture(width: 96, height: 92)
    private let inverse: ProjectionTransform

    init(_ picture: Texture, _ transform: ProjectionTransform) {
        let (across, down) = Reducing.halvings(of: picture, under: transform)
        texture = picture.reduced(across: across, down: down)
        let place = transform.scaledFirst(x: Double(1 << across), y: Double(1 << down))
        var inverse = place
        _ = inverse.invert()
        self.inverse = inverse
        for y in 0..<canvas.store.height { for x in 0..<canvas.store.width { canvas.store[x, y] = 0xFF00_0000 } }
        let target = DrawTarget(canvas, scale: 1, scratch: DrawScratch())
        target.submit(DrawItem(texture, transform: place, opacity: 1, clip: target.clip))
        target.finish()
    }

    /// Greatest change of a pixel since `last`, in levels, beyond the change that its movement allows.
    func excess(over last: Frame) -> Double {
        var worst = 0.0
        for y in Texture.gutter..<canvas.store.height - Texture.gutter {
            for x in Texture.gutter..<canvas.store.width - Texture.gutter {
                let change = Self.difference(canvas.store[x, y], last.canvas.store[x, y])
                guard change > 2 else { continue }
                let (from, to) = (last.place(x, y), place(x, y))
                let way = SIMD2(abs(to.x - from.x), abs(to.y - from.y))
                let steepest = steepness(between: from, to)
                worst = max(worst, change - (way.x * steepest.x + way.y * steepest.y))
            }
        }
        return worst
    }

    /// Position of a pixel in the picture, in texels from the centre of the first one.
    private func place(_ x: Int, _ y: Int) -> SIMD2<Double> {
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let w = px * inverse.m13 + py * inverse.m23 + inverse.m33
        return SIMD2(
            (px * inverse.m11 + py * inverse.m21 + inverse.m31) / w - 0.5,
            (px * inverse.m12 + py * inverse.m22 + inverse.m32) / w - 0.5)
    }

    /// Greatest differences of neighbouring texels, horizontally and vertically, between two positions.
    private func steepness(between from: SIMD2<Double>, _ to: SIMD2<Double>) -> SIMD2<Double> {
        func texel(_ x: Int, _ y: Int) -> UInt32 {
            let (column, row) = (x + Texture.gutter, y + Texture.gutter)
            let isInside = column >= 0 && row >= 0 && column < texture.store.width && row < texture.store.height
            return isInside ? texture.store[column, row] : 0
        }
        let low = pointwiseMin(from, to)
        let high = pointwiseMax(from, to)
        let (left, right) = (Int(low.x.rounded(.down)), Int(high.x.rounded(.down)) + 1)
        let (top, bottom) = (Int(low.y.rounded(.down)), Int(high.y.rounded(.down)) + 1)
        var steepest = SIMD2<Double>()
        for y in top...bottom {
            for x in left...right {
                if x < right { steepest.x = max(steepest.x, Self.difference(texel(x, y), texel(x + 1, y))) }
                if y < bottom { steepest.y = max(steepest.y, Self.difference(texel(x, y), texel(x, y + 1))) }
            }
        }
        return steepest
    }

    /// Greatest difference of a colour channel; alpha is always opaque.
    private static func difference(_ a: UInt32, _ b: UInt32) -> Double {
        var most: Int = 0
        for shift: UInt32 in [0, 8, 16] {
            let (of, and) = (Int(a >> shift & 255), Int(b >> shift & 255))
            most = max(most, abs(of - and))
        }
        return Double(most)
    }
}
