import Foundation
import Geometry
import Platform
import SeededNumbers
import Testing

@testable import CairoRenderer

/// Pictures drawn much smaller than they are, or seen nearly edge-on, against a computation in double precision: no
/// channel of a pixel differs by more than one level, at edges too.
@MainActor struct SqueezedPictureTests {
    private static let size = CGSize(width: 61, height: 47)

    @Test(arguments: 1...8) func `scaled to less than half, down to a point`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for least in [0.3, 0.12, 0.03, 0.01] {
            let (x, y) = (random.number(least...least * 2), random.number(least...1.2))
            check(
                ProjectionTransform(CGAffineTransform(a: x, b: 0, c: 0, d: -y, tx: 40.3, ty: 90.6)), &random,
                "\(x) by \(y)")
        }
    }

    @Test(arguments: 1...8) func `turned about a vertical axis until hardly anything is left`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for degrees in [58.0, 70, 80, 87, 89.6] {
            let turn = ProjectionTransform(
                rotation: Angle(degrees: degrees + random.number(-0.3...0.3)), axis: (x: 0, y: 1, z: 0),
                perspective: random.number(0.2...0.9), size: Self.size)
            check(
                turn.concatenating(ProjectionTransform(translationX: random.number(20...60), y: 30.4)), &random,
                "\(degrees) degrees")
        }
    }

    @Test(arguments: 1...8) func `turned and squeezed in its plane`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for scale in [0.45, 0.2, 0.07] {
            let angle = random.number(-3...3)
            let plane = CGAffineTransform(
                a: scale * cos(angle), b: scale * sin(angle), c: -2 * scale * sin(angle), d: 2 * scale * cos(angle),
                tx: 70, ty: 60)
            check(ProjectionTransform(plane), &random, "\(scale), turned by \(angle)")
        }
    }

    @Test(arguments: 1...8) func `in a perspective in which one side is many times as near as the other`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for perspective in [1.2, 1.6, 1.9] {
            let turn = ProjectionTransform(
                rotation: Angle(degrees: random.number(60...84)), axis: (x: random.number(-1...1), y: 1, z: 0),
                perspective: perspective, size: Self.size)
            let scale = random.number(0.3...1.4)
            let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 50, ty: 40)
            check(turn.concatenating(ProjectionTransform(place)), &random, "perspective \(perspective)")
        }
    }

    @Test func `a smaller copy is the mean of what it stands for, rounded once`() {
        var random = SplitMix(seed: 3)
        let texture = noise(&random)
        for (across, down) in [(0, 0), (1, 0), (0, 2), (3, 1), (6, 6), (12, 12)] {
            let small = texture.reduced(across: across, down: down)
            #expect(small === texture.reduced(across: across, down: down), "made once")
            let means = Means(texture, across: across, down: down)
            for y in 0..<small.height {
                for x in 0..<small.width {
                    let pixel = Means.channels(small.store[x + Texture.gutter, y + Texture.gutter])
                    let difference = pixel - means[x, y]
                    #expect(max(difference.max(), -difference.min()) <= 0.5)
                }
            }
        }
    }

    // MARK: Comparing

    /// Draws noise under `transform` over noise, and compares every pixel.
    private func check(_ transform: ProjectionTransform, _ random: inout SplitMix, _ what: String) {
        let texture = noise(&random)
        let (across, down) = Reducing.halvings(of: texture, under: transform)
        let small = texture.reduced(across: across, down: down)
        let placed = transform.scaledFirst(x: Double(1 << across), y: Double(1 << down))
        let means = Means(texture, across: across, down: down)
        var inverse = placed
        guard inverse.invert() else { return }
        for opacity in [1, 0.4] {
            let canvas = Texture(width: 156, height: 116)
            let (width, height) = (canvas.store.width, canvas.store.height)
            for y in 0..<height {
                for x in 0..<width {
                    canvas.store[x, y] = 0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &random)
                }
            }
            let before = canvas.store.bitmap
            let target = DrawTarget(canvas, scale: 1, scratch: DrawScratch())
            target.submit(DrawItem(small, transform: placed, opacity: opacity, clip: target.clip))
            target.finish()
            var worst = 0.0
            // The target's own gutter is not drawn to.
            for y in Texture.gutter..<height - Texture.gutter {
                for x in Texture.gutter..<width - Texture.gutter {
                    let below = Means.channels(before[x, y])
                    var exact = below
                    if let place = Self.place(x, y, inverse) {
                        let source = means.sample(place) * opacity
                        exact = source + below * (1 - source.w / 255)
                    }
                    let difference = Means.channels(canvas.store[x, y]) - exact.rounded(.toNearestOrAwayFromZero)
                    worst = max(worst, difference.max(), -difference.min())
                }
            }
            #expect(worst <= 1, "\(what), halved \(across) and \(down) times, opacity \(opacity)")
        }
    }

    /// Position of a pixel in the picture, in texels from the centre of the first one; nil behind the eye.
    private static func place(_ x: Int, _ y: Int, _ inverse: ProjectionTransform) -> SIMD2<Double>? {
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let w = px * inverse.m13 + py * inverse.m23 + inverse.m33
        guard w > 1e-4 else { return nil }
        return SIMD2(
            (px * inverse.m11 + py * inverse.m21 + inverse.m31) / w - 0.5,
            (px * inverse.m12 + py * inverse.m22 + inverse.m32) / w - 0.5)
    }

    private func noise(_ random: inout SplitMix) -> Texture {
        let texture = Texture(width: 61, height: 47)
        for y in 0..<47 {
            for x in 0..<61 {
                let alpha: UInt32 = random.pick([255, 255, 255, UInt32.random(in: 0...255, using: &random)])
                func channel() -> UInt32 { UInt32.random(in: 0...alpha, using: &random) }
                texture.store[x + Texture.gutter, y + Texture.gutter] =
                    alpha << 24 | channel() << 16 | channel() << 8 | channel()
            }
        }
        return texture
    }
}

/// Exact means of a picture's texels; transparent outside.
@MainActor private struct Means {
    private let width: Int
    private let height: Int
    private var values: [SIMD4<Double>] = []

    init(_ texture: Texture, across: Int, down: Int) {
        width = (texture.width + (1 << across) - 1) >> across
        height = (texture.height + (1 << down) - 1) >> down
        for y in 0..<height {
            for x in 0..<width {
                var sum = SIMD4<Double>()
                for row in y << down..<min((y + 1) << down, texture.height) {
                    for column in x << across..<min((x + 1) << across, texture.width) {
                        sum += Self.channels(texture.store[column + Texture.gutter, row + Texture.gutter])
                    }
                }
                values.append(sum / Double(1 << (across + down)))
            }
        }
    }

    subscript(x: Int, y: Int) -> SIMD4<Double> {
        x >= 0 && y >= 0 && x < width && y < height ? values[y * width + x] : SIMD4()
    }

    /// Bilinear sample at `place`.
    func sample(_ place: SIMD2<Double>) -> SIMD4<Double> {
        guard place.min() > -1, place.x < Double(width), place.y < Double(height) else { return SIMD4() }
        let (x, y) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
        let (fx, fy) = (place.x - Double(x), place.y - Double(y))
        let upper = self[x, y] * (1 - fx) + self[x + 1, y] * fx
        let lower = self[x, y + 1] * (1 - fx) + self[x + 1, y + 1] * fx
        return upper * (1 - fy) + lower * fy
    }

    static func channels(_ pixel: UInt32) -> SIMD4<Double> {
        SIMD4(Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255), Double(pixel >> 24))
    }
}
