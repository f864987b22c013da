import Foundation
import Geometry
import Platform
import SeededNumbers
import Testing

@testable import CairoRenderer

/// Kernels against computations in double precision: every channel is within one level.
@MainActor struct WarpKernelTests {
    private let scratch = DrawScratch()

    @Test(arguments: 1...8)
    func `turned cards are within a level of exact ones, whole and in pieces`(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let texture = noise(width: 61, height: 47, &random)
        let degrees = random.number(-85...85) + (seed % 2 == 0 ? 180 : 0)
        let scale = random.number(0.7...1.6)
        let transform = ProjectionTransform(
            rotation: Angle(degrees: degrees), axis: (x: 0, y: 1, z: 0), perspective: random.number(0.05...0.9),
            size: CGSize(width: 61, height: 47)
        ).concatenating(
            ProjectionTransform(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: random.number(5...50), ty: 20.3)))
        let plan = try #require(WarpPlan(transform, ink: texture.extent.ink))
        #expect(TurnKernel.suits(plan, texture))
        for opacity in [1, 0.4] {
            let store = background(&random)
            let before = store.bitmap
            let pieces = PixelStore(before)
            draw(texture, transform, opacity: opacity, on: store)
            draw(texture, transform, opacity: opacity, in: tiles, on: pieces)
            #expect(store.bitmap == pieces.bitmap)
            var worst = 0.0
            for y in 0..<store.height {
                for x in 0..<store.width {
                    let exact = Reference.sample(texture, transform, x: x, y: y, opacity: opacity, over: before[x, y])
                    if let exact { worst = max(worst, Reference.distance(store[x, y], exact)) }
                }
            }
            #expect(worst <= 1.02, "seed \(seed): \(worst) levels off")
        }
    }

    @Test(arguments: 1...6)
    func `affine and projective samples are within a level of exact ones`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let texture = noise(width: 61, height: 47, &random)
        for round in 0..<8 {
            let transform = randomTransform(projective: round % 2 == 1, &random)
            let opacity = random.pick([1, 1, 0.4])
            let store = background(&random)
            let before = store.bitmap
            draw(texture, transform, opacity: opacity, on: store)
            var worst = 0.0
            var drawn = 0
            for y in 0..<store.height {
                for x in 0..<store.width {
                    guard
                        let exact = Reference.sample(
                            texture, transform, x: x, y: y, opacity: opacity, over: before[x, y])
                    else { continue }
                    drawn += 1
                    worst = max(worst, Reference.distance(store[x, y], exact))
                }
            }
            #expect(worst <= 1.02, "seed \(seed), round \(round): \(worst) levels off")
            #expect(drawn > 100)
        }
    }

    @Test func `the bytes are the same however the target is cut`() {
        var random = SplitMix(seed: 77)
        let texture = noise(width: 61, height: 47, &random)
        for round in 0..<6 {
            let transform = randomTransform(projective: round % 2 == 1, &random)
            let whole = background(&random)
            let pieces = PixelStore(whole.bitmap)
            draw(texture, transform, opacity: 0.8, on: whole)
            for tile in tiles { draw(texture, transform, opacity: 0.8, in: [tile], on: pieces) }
            #expect(whole.bitmap == pieces.bitmap)
        }
    }

    @Test(arguments: 1...4)
    func `scaled pictures are within a level of exact ones, whole and in pieces, mirrored too`(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let texture = noise(width: 61, height: 47, &random)
        for opacity in [1, 0.4] {
            let sign = random.pick([1.0, -1])
            let transform = ProjectionTransform(
                CGAffineTransform(
                    a: sign * random.number(0.7...1.8), b: 0, c: 0, d: -sign * random.number(0.7...1.8),
                    tx: random.number(40...100), ty: random.number(30...90)))
            let store = background(&random)
            let before = store.bitmap
            let pieces = PixelStore(before)
            draw(texture, transform, opacity: opacity, on: store)
            for x in stride(from: 0, to: 160, by: 7) {
                let width = min(7, 160 - x)
                let halves = [
                    PixelRect(x: x, y: 0, width: width, height: 50), PixelRect(x: x, y: 50, width: width, height: 70),
                ]
                draw(texture, transform, opacity: opacity, in: halves, on: pieces)
            }
            #expect(store.bitmap == pieces.bitmap)
            var worst = 0.0
            for y in 0..<store.height {
                for x in 0..<store.width {
                    let exact = Reference.sample(texture, transform, x: x, y: y, opacity: opacity, over: before[x, y])
                    if let exact { worst = max(worst, Reference.distance(store[x, y], exact)) }
                }
            }
            #expect(worst <= 1.02)
        }
    }

    @Test(arguments: [0.0, 0.4, 1])
    func `whole-pixel copies are within a level of exact ones, at every length`(opacity: Double) {
        var random = SplitMix(seed: 5)
        for width in 1...9 {
            let texture = noise(width: width, height: 3, &random)
            let store = background(&random)
            let before = store.bitmap
            draw(DrawItem(texture, x: 5, y: 6, opacity: opacity, clip: whole(store)), in: [whole(store)], on: store)
            let transform = ProjectionTransform(translationX: 5, y: 6)
            for y in 0..<20 {
                for x in 0..<20 {
                    let exact = Reference.sample(texture, transform, x: x, y: y, opacity: opacity, over: before[x, y])
                    let isInside = (5..<5 + width).contains(x) && (6..<9).contains(y)
                    if isInside, let exact {
                        #expect(Reference.distance(store[x, y], exact) <= 1.02)
                    } else {
                        #expect(store[x, y] == before[x, y])
                    }
                }
            }
        }
    }

    @Test(.enabled(if: RowWidth.supported.count > 1), arguments: RowWidth.supported.dropFirst(), 1...6)
    func `more pixels at a time have the bytes of two at a time`(width: RowWidth, seed: UInt64) {
        var random = SplitMix(seed: seed)
        let texture = noise(width: 61, height: 47, &random)
        let size = CGSize(width: 61, height: 47)
        let scaled = CGAffineTransform(
            a: random.number(0.7...1.8), b: 0, c: 0, d: -random.number(0.7...1.8), tx: 20.3, ty: 90.6)
        let turned = ProjectionTransform(
            rotation: Angle(degrees: random.number(-80...80)), axis: (x: 0, y: 1, z: 0), perspective: 0.6, size: size)
        let transforms = [
            ProjectionTransform(scaled), turned.concatenating(ProjectionTransform(translationX: 40.3, y: 20.7)),
            randomTransform(projective: false, &random), randomTransform(projective: true, &random),
        ]
        for transform in transforms {
            for opacity in [1, 0.4] {
                let wide = background(&random)
                let narrow = PixelStore(wide.bitmap)
                let clip = whole(wide)
                guard let item = DrawItem(texture, transform: transform, opacity: opacity, clip: clip) else { continue }
                draw(item, in: [clip], on: wide, by: DrawScratch(width: width))
                draw(item, in: [clip], on: narrow, by: DrawScratch(width: .two))
                #expect(wide.bitmap == narrow.bitmap)
            }
        }
    }

    @Test func `long rows and high pictures stay within a level`() {
        var random = SplitMix(seed: 31)
        let turn = CGAffineTransform(a: 1.2999, b: 0.004, c: -0.004, d: 1.2999, tx: 1.3, ty: 2.2)
        let upright = ProjectionTransform(
            rotation: Angle(degrees: 24), axis: (x: 0, y: 1, z: 0), perspective: 0.002,
            size: CGSize(width: 9, height: 990)
        )
        for (width, height, transform) in [(990, 9, ProjectionTransform(turn)), (9, 990, upright)] {
            let texture = noise(width: width, height: height, &random)
            let store = PixelStore(width: width * 4 / 3, height: height * 4 / 3 + 8)
            draw(texture, transform, opacity: 1, on: store)
            var worst = 0.0
            for y in 0..<store.height {
                for x in 0..<store.width {
                    let exact = Reference.sample(texture, transform, x: x, y: y, opacity: 1, over: 0)
                    if let exact { worst = max(worst, Reference.distance(store[x, y], exact)) }
                }
            }
            #expect(worst <= 1.02, "\(width) by \(height): \(worst) levels off")
        }
    }

    @Test func `hostile transforms draw nothing wild`() {
        var random = SplitMix(seed: 9)
        for size in [1, 2, 300] {
            let texture = noise(width: size, height: 1, &random)
            for angle in [90, 90 + 1e-9, 90 - 1e-9, 89.99, 1e-9] {
                let flip = ProjectionTransform(
                    rotation: Angle(degrees: angle), axis: (x: 0, y: 1, z: 0), size: CGSize(width: size, height: 1))
                for scale in [1e-3, 1, 40] {
                    let store = background(&random)
                    let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -3, ty: 60)
                    draw(texture, flip.concatenating(ProjectionTransform(place)), opacity: 1, on: store)
                    let isOpaque = (0..<store.height).allSatisfy { y in
                        (0..<store.width).allSatisfy { store[$0, y] >> 24 == 0xFF }
                    }
                    #expect(isOpaque, "size \(size), \(angle)°, scale \(scale): the opaque ground stays opaque")
                }
            }
        }
    }

    // MARK: Material

    private func whole(_ store: PixelStore) -> PixelRect {
        PixelRect(x: 0, y: 0, width: store.width, height: store.height)
    }

    /// Small tiles that cover the background.
    private var tiles: [PixelRect] {
        stride(from: 0, to: 120, by: 13).flatMap { y in
            stride(from: 0, to: 160, by: 7).map { x in
                PixelRect(x: x, y: y, width: min(7, 160 - x), height: min(13, 120 - y))
            }
        }
    }

    /// Draws a picture under a transform, in tiles or as a whole.
    private func draw(
        _ texture: Texture, _ transform: ProjectionTransform, opacity: Double, in parts: [PixelRect]? = nil,
        on store: PixelStore
    ) {
        guard let item = DrawItem(texture, transform: transform, opacity: opacity, clip: whole(store)) else { return }
        draw(item, in: parts ?? [whole(store)], on: store)
    }

    private func draw(
        _ item: DrawItem, in parts: [PixelRect], on store: PixelStore, by other: DrawScratch? = nil
    ) {
        var list = DrawList(other ?? scratch)
        list.append(item)
        list.draw(in: parts, on: unsafe PixelTarget(base: store.base, stride: store.stride, clip: whole(store)))
    }

    private func background(_ random: inout SplitMix) -> PixelStore {
        let store = PixelStore(width: 160, height: 120)
        for y in 0..<store.height {
            for x in 0..<store.width { store[x, y] = 0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &random) }
        }
        return store
    }

    /// Picture of noise with opaque, translucent and empty blocks.
    private func noise(width: Int, height: Int, _ random: inout SplitMix) -> Texture {
        let texture = Texture(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let alpha = [255, 255, 0, Double(Int(random.number(0...255)))][(x / 8 + y / 8) % 4]
                func channel() -> UInt32 { UInt32(random.number(0...alpha)) }
                texture.store[x + Texture.gutter, y + Texture.gutter] =
                    UInt32(alpha) << 24 | channel() << 16 | channel() << 8 | channel()
            }
        }
        return texture
    }

    private func randomTransform(projective: Bool, _ random: inout SplitMix) -> ProjectionTransform {
        let size = CGSize(width: 61, height: 47)
        let turn = ProjectionTransform(
            rotation: Angle(degrees: random.number(-60...60)), axis: (x: random.number(0...1), y: 1, z: 0),
            perspective: 0.6, size: size)
        let angle = random.number(-3...3)
        let scale = random.number(0.7...1.5)
        let plane = ProjectionTransform(
            CGAffineTransform(
                a: scale * cos(angle), b: scale * sin(angle), c: -scale * sin(angle), d: scale * cos(angle),
                tx: random.number(50...90), ty: random.number(40...70)))
        return projective ? turn.concatenating(plane) : plane
    }
}

/// Bilinear sampling in double precision.
@MainActor enum Reference {
    /// Expected channels (blue, green, red, alpha) of pixel (x, y); nil outside the picture.
    static func sample(
        _ texture: Texture, _ transform: ProjectionTransform, x: Int, y: Int, opacity: Double, over below: UInt32
    ) -> SIMD4<Double>? {
        var inverse = transform
        guard inverse.invert() else { return nil }
        let px = Double(x) + 0.5
        let py = Double(y) + 0.5
        let w = px * inverse.m13 + py * inverse.m23 + inverse.m33
        guard w > 0 else { return nil }
        let u = (px * inverse.m11 + py * inverse.m21 + inverse.m31) / w - 0.5
        let v = (px * inverse.m12 + py * inverse.m22 + inverse.m32) / w - 0.5
        guard u > -1, v > -1, u < Double(texture.width), v < Double(texture.height) else { return nil }
        let column = Int(u.rounded(.down))
        let row = Int(v.rounded(.down))
        let fx = u - Double(column)
        let fy = v - Double(row)
        func texel(_ dx: Int, _ dy: Int) -> SIMD4<Double> {
            channels(texture.store[column + dx + Texture.gutter, row + dy + Texture.gutter])
        }
        let upper = texel(0, 0) * (1 - fx) + texel(1, 0) * fx
        let lower = texel(0, 1) * (1 - fx) + texel(1, 1) * fx
        let source = (upper * (1 - fy) + lower * fy) * opacity
        return source + channels(below) * (1 - source.w / 255)
    }

    static func distance(_ pixel: UInt32, _ exact: SIMD4<Double>) -> Double {
        let difference = channels(pixel) - exact
        return max(difference.max(), -difference.min())
    }

    private static func channels(_ pixel: UInt32) -> SIMD4<Double> {
        SIMD4(Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255), Double(pixel >> 24))
    }
}
