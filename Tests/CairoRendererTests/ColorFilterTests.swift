import AnimationCore
import Foundation
import Geometry
import LayerTree
import SeededNumbers
import Testing

@testable import CairoRenderer

/// Blend modes and colour filters in pixels, against their formulas: S27.13, S27.14.
@MainActor struct ColorFilterTests {
    private let still = Transaction()

    private func filtered(_ color: UInt32, _ filter: LayerColorFilter) -> UInt32 {
        let scene = TestScene(width: 20, height: 20, background: .clear)
        let group = scene.layer(0, 0, 20, 20)
        _ = scene.layer(0, 0, 20, 20, in: group, fill: ResolvedColor(hex: color), content: .color)
        group.setColorFilter(filter, transaction: still)
        scene.draw()
        return scene.bitmap[10, 10]
    }

    private func close(_ a: UInt32, _ b: UInt32, _ levels: Int = 1) -> Bool {
        [0, 8, 16, 24].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= levels }
    }

    @Test func `filters are what they are on encoded colours (S27.14)`() {
        let color: UInt32 = 0x804020
        #expect(close(filtered(color, .none), 0xFF80_4020))
        #expect(close(filtered(color, .brightness(0.25)), 0xFFC0_8060))
        #expect(close(filtered(color, .brightness(1)), 0xFFFF_FFFF))
        #expect(close(filtered(color, .contrast(0.5)), 0xFF80_6050))
        #expect(close(filtered(color, .invert(1)), 0xFF7F_BFDF))
        // 0.2126·128 + 0.7152·64 + 0.0722·32 = 75.3
        #expect(close(filtered(color, .saturation(0)), 0xFF4B_4B4B))
        #expect(close(filtered(color, .multiply(ResolvedColor(hex: 0x8080FF))), 0xFF40_2020))
        #expect(close(filtered(color, .luminanceToAlpha), 0x4B00_0000))
        #expect(close(filtered(color, .hueRotation(.degrees(360))), 0xFF80_4020))
        #expect(close(filtered(0x808080, .hueRotation(.degrees(77))), 0xFF80_8080))
    }

    @Test func `what is translucent is filtered before it is multiplied (S27.14)`() {
        let scene = TestScene(width: 20, height: 20, background: .clear)
        let layer = scene.layer(0, 0, 20, 20, fill: ResolvedColor(hex: 0x000000, opacity: 0.5), content: .color)
        layer.setColorFilter(.brightness(1), transaction: still)
        scene.draw()
        #expect(close(scene.bitmap[10, 10], 0x8080_8080))
    }

    @Test(arguments: [
        LayerColorFilter.brightness(-0.2), .contrast(1.7), .invert(0.8), .saturation(0.3), .luminanceToAlpha,
        .hueRotation(.degrees(77)), .multiply(ResolvedColor(hex: 0x80FF40, opacity: 0.5)),
    ])
    func `every pixel is within a level of the formula in double precision (S27.14)`(filter: LayerColorFilter) throws {
        var random = SplitMix(seed: 4)
        let matrix = try #require(filter.matrix)
        // The width is no multiple of four.
        let store = PixelStore(width: 37, height: 41)
        for y in 0..<41 {
            for x in 0..<37 {
                let alpha = random.pick([0, 255, UInt32(random.number(1...255))])
                func channel() -> UInt32 { UInt32(random.number(0...Double(alpha))) }
                store[x, y] = alpha << 24 | channel() << 16 | channel() << 8 | channel()
            }
        }
        let before = store.bitmap
        store.apply(matrix)
        for y in 0..<41 {
            for x in 0..<37 { #expect(distance(store[x, y], from: before[x, y], by: matrix) <= 0.51) }
        }
    }

    /// Greatest difference of a channel from the formula, in levels.
    private func distance(_ pixel: UInt32, from before: UInt32, by matrix: LayerColorMatrix) -> Double {
        func channel(_ pixel: UInt32, _ shift: UInt32) -> Double { Double(pixel >> shift & 255) }
        let alpha = channel(before, 24)
        guard alpha > 0 else { return pixel == 0 ? 0 : 255 }
        let color = [16, 8, 0].map { channel(before, $0) / alpha } + [1]
        let columns = [matrix.red, matrix.green, matrix.blue, matrix.alpha]
        func mixed(_ row: Int) -> Double {
            let sum = zip(columns, color).reduce(Double(matrix.bias[row])) { $0 + Double($1.0[row]) * $1.1 }
            return min(max(sum, 0), 1)
        }
        let opacity = mixed(3) * alpha
        let exact = [mixed(0) * opacity, mixed(1) * opacity, mixed(2) * opacity, opacity]
        return zip([16, 8, 0, 24], exact).map { abs(channel(pixel, $0) - $1) }.max() ?? 0
    }

    @Test func `a filter animates from what changes nothing (S27.15)`() {
        let scene = TestScene(width: 20, height: 20, background: .clear)
        let layer = scene.layer(0, 0, 20, 20, fill: .black, content: .color)
        scene.draw()
        layer.setColorFilter(.brightness(1), transaction: Transaction(animation: .linear(duration: 1)))
        scene.context.advance(to: 0)
        scene.context.advance(to: 0.5)
        scene.draw()
        #expect(close(scene.bitmap[10, 10], 0xFF80_8080))
        #expect(layer.animating == ["filter"])
        #expect(scene.bitmap == scene.drawnAnew())
    }

    /// W3C, *Compositing and Blending Level 1*: B(below, source) of channels from 0 to 1.
    nonisolated private static let formulas: [(LayerBlendMode, @Sendable (Double, Double) -> Double)] = [
        (.multiply, { $0 * $1 }), (.screen, { $0 + $1 - $0 * $1 }), (.darken, { min($0, $1) }),
        (.lighten, { max($0, $1) }), (.difference, { abs($0 - $1) }), (.exclusion, { $0 + $1 - 2 * $0 * $1 }),
        (.hardLight, { hardLight($0, $1) }), (.overlay, { hardLight($1, $0) }),
        (.colorDodge, { $0 == 0 ? 0 : $1 == 1 ? 1 : min(1, $0 / (1 - $1)) }),
        (.colorBurn, { $0 == 1 ? 1 : $1 == 0 ? 0 : 1 - min(1, (1 - $0) / $1) }),
        (
            .softLight,
            { below, source in
                if source <= 0.5 { return below - (1 - 2 * source) * below * (1 - below) }
                let d = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
                return below + (2 * source - 1) * (d - below)
            }
        ),
        (.plusLighter, { min(1, $0 + $1) }), (.plusDarker, { max(0, $0 + $1 - 1) }), (.normal, { $1 }),
    ]

    nonisolated private static func hardLight(_ below: Double, _ source: Double) -> Double {
        source <= 0.5 ? 2 * below * source : below + (2 * source - 1) - below * (2 * source - 1)
    }

    @Test(arguments: formulas.indices)
    func `blend modes are W3C's on encoded colours (S27.13)`(index: Int) {
        let (mode, formula) = Self.formulas[index]
        let below: UInt32 = 0xE08030
        let source: UInt32 = 0x4090C8
        let scene = TestScene(width: 20, height: 20)
        _ = scene.layer(0, 0, 20, 20, fill: ResolvedColor(hex: below), content: .color)
        scene.layer(0, 0, 20, 20, fill: ResolvedColor(hex: source), content: .color).blendMode = mode
        scene.draw()
        for shift in [UInt32(0), 8, 16] {
            let expected = formula(Double(below >> shift & 255) / 255, Double(source >> shift & 255) / 255) * 255
            #expect(abs(Double(scene.bitmap[10, 10] >> shift & 255) - expected) <= 2, "\(mode)")
        }
    }

    @Test func `an opaque blur keeps the frame's edge hard, another spreads (S27.9)`() {
        let scene = TestScene(width: 80, height: 40)
        let hard = scene.layer(10, 10, 20, 20)
        _ = scene.layer(0, 0, 20, 20, in: hard, fill: .black, content: .color)
        hard.setBlurRadius(3, transaction: still)
        hard.hasOpaqueBlur = true
        let soft = scene.layer(50, 10, 20, 20)
        _ = scene.layer(0, 0, 20, 20, in: soft, fill: .black, content: .color)
        soft.setBlurRadius(3, transaction: still)
        scene.draw()
        #expect(scene.bitmap[10, 20] == 0xFF00_0000 && scene.bitmap[9, 20] == 0xFFFF_FFFF)
        #expect(scene.bitmap[29, 29] == 0xFF00_0000 && scene.bitmap[30, 20] == 0xFFFF_FFFF)
        let inside = scene.bitmap[50, 20] & 255
        let outside = scene.bitmap[49, 20] & 255
        #expect(inside > 80 && inside < 128 && outside > 128 && outside < 175)
        #expect(scene.bitmap == scene.drawnAnew())
    }

    /// At a distance from a hard edge, a blur has the value of the Gaussian's integral.
    @Test(arguments: [2.0, 4.0])
    func `a blur's sigma is its radius (S27.9)`(radius: Double) {
        let scene = TestScene(width: 120, height: 60)
        let group = scene.layer(0, 0, 120, 60)
        _ = scene.layer(-100, -100, 160, 260, in: group, fill: .black, content: .color)
        group.setBlurRadius(radius, transaction: still)
        scene.draw()
        for distance in [-5.5, -2.5, -0.5, 0.5, 2.5, 5.5] {
            let x = Int(60 + distance - 0.5)
            let expected = 255 * (0.5 + 0.5 * erf(distance / radius / 2.0.squareRoot()))
            #expect(abs(Double(scene.bitmap[x, 30] & 255) - expected) < 6, "\(distance)")
        }
    }

    @Test func `linear gradients run perpendicular in points, radial ones are circles, angles clockwise (S28.5)`() {
        let scene = TestScene(width: 200, height: 60)
        let ends = LayerGradient(colors: [.black, .white], space: .device)
        func shape(_ paint: LayerPaint) -> LayerContent {
            .shape(LayerShape(paint: paint, version: LayerShape.unversioned) { Path($0) })
        }
        _ = scene.layer(
            0, 0, 80, 40, content: shape(.linearGradient(ends, start: .topLeading, end: .bottomTrailing)))
        // The gradient is constant along the line through the centre, perpendicular to the diagonal.
        #expect(close(scene.drawnAnew()[40, 20], scene.drawnAnew()[45, 10], 3))
        _ = scene.layer(
            80, 0, 80, 40,
            content: shape(.radialGradient(ends, center: .center, startRadius: 0, endRadius: 40)))
        let radial = scene.drawnAnew()
        #expect(close(radial[120 + 12, 20], radial[120, 20 + 12], 6))
        let quarters = LayerGradient(
            stops: [
                (0.0, UInt32(0xFF0000)), (0.25, 0xFF0000), (0.25, 0x00FF00), (0.5, 0x00FF00), (0.5, 0x0000FF),
                (1, 0x0000FF),
            ]
            .map { .init(color: ResolvedColor(hex: $0.1), location: $0.0) })
        _ = scene.layer(
            160, 0, 40, 40,
            content: shape(.angularGradient(quarters, center: .center, start: .zero, end: .degrees(360))))
        let wheel = scene.drawnAnew()
        #expect(wheel[195, 25] == 0xFFFF_0000 && wheel[165, 35] == 0xFF00_FF00 && wheel[165, 5] == 0xFF00_00FF)
    }

    @Test func `a gradient is padded, and two stops in one place are an edge (S28.4)`() {
        let scene = TestScene(width: 100, height: 10)
        let gradient = LayerGradient(
            stops: [
                .init(color: ResolvedColor(hex: 0x0000FF), location: 0.5),
                .init(color: ResolvedColor(hex: 0xFF0000), location: 0.25),
                .init(color: ResolvedColor(hex: 0x00FF00), location: 0.5),
            ], space: .device)
        _ = scene.layer(
            0, 0, 100, 10,
            content: .shape(
                LayerShape(paint: .linearGradient(gradient, start: .leading, end: .trailing)) { Path($0) }))
        scene.draw()
        #expect(scene.bitmap[10, 5] == 0xFFFF_0000 && scene.bitmap[90, 5] == 0xFF00_FF00)
        #expect(close(scene.bitmap[49, 5], 0xFF03_00FC, 4) && close(scene.bitmap[50, 5], 0xFF00_FF00, 4))
    }

    @Test func `a text takes a gradient as a stencil`() {
        let scene = TestScene(width: 120, height: 60)
        let text = scene.text("HH", 10, 0, size: 48, weight: 900)
        text.setPaint(
            .linearGradient(
                LayerGradient(colors: [ResolvedColor(hex: 0xFF0000), ResolvedColor(hex: 0x0000FF)], space: .device),
                start: .leading, end: .trailing), transaction: still)
        scene.draw()
        var reds = 0
        var blues = 0
        for y in 0..<60 {
            for x in 0..<120 {
                let pixel = scene.bitmap[x, y]
                if pixel & 0xFF == 0 || (pixel >> 16 & 255 > 200 && pixel & 255 < 90) { reds += 1 }
                if pixel >> 16 & 255 < 90 && pixel & 255 > 200 { blues += 1 }
            }
        }
        #expect(reds > 30 && blues > 30)
    }

    @Test func `filtered groups of a drawing are apart until they are laid down`() {
        let scene = TestScene(width: 60, height: 30)
        let square = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
        _ = scene.layer(
            0, 0, 60, 30, fill: .black,
            content: .drawing(
                DisplayList(commands: [
                    .beginGroup(
                        opacity: 1,
                        filters: [
                            .color(.invert(1)),
                            .shadow(
                                LayerShadow(
                                    color: ResolvedColor(hex: 0x00FF00), radius: 0, offset: CGSize(width: 20, height: 0)
                                )),
                        ]),
                    .fill(square, .color(ResolvedColor(hex: 0x00FFFF)), FillStyle()), .endGroup,
                    .fill(
                        Path(CGRect(x: 45, y: 5, width: 10, height: 10)),
                        .linearGradient(
                            LayerGradient(colors: [.black, .white], space: .device), start: UnitPoint(x: 45, y: 0),
                            end: UnitPoint(x: 55, y: 0)), FillStyle(), within: CGRect(x: 0, y: 0, width: 1, height: 1)),
                ])))
        scene.draw()
        #expect(scene.bitmap[10, 10] == 0xFFFF_0000)
        #expect(scene.bitmap[30, 10] == 0xFF00_FF00)
        #expect(close(scene.bitmap[50, 10], 0xFF8C_8C8C, 6))
    }
}
