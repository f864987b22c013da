import Foundation
import LayerTree
import SeededNumbers
import Testing

@testable import CairoRenderer

/// Blurs against a Gaussian in double precision (S27.9, S27.10): no channel of any pixel is more than one level off.
struct BlurTests {
    /// Source pictures: values of each channel at each pixel, from 0 to 255, with alpha as the last of four.
    enum Picture: CaseIterable {
        case point, edge, corner, opaqueNoise, translucentNoise, blackAndWhite

        func pixel(_ x: Int, _ y: Int, _ random: inout SplitMix) -> UInt32 {
            func noise(_ alpha: UInt32) -> UInt32 {
                func channel() -> UInt32 { UInt32.random(in: 0...alpha, using: &random) }
                return alpha << 24 | channel() << 16 | channel() << 8 | channel()
            }
            switch self {
            case .point: return x == 30 && y == 3 ? 0xFFFF_8001 : 0
            case .edge: return x > 25 ? 0xFFFF_FFFF : 0
            case .corner: return x > 25 && y > 2 ? 0xFF00_FF80 : 0x8040_0080
            case .opaqueNoise: return noise(255)
            case .translucentNoise: return noise(UInt32.random(in: 0...255, using: &random))
            case .blackAndWhite: return random.chance(0.5) ? 0xFFFF_FFFF : 0xFF00_0000
            }
        }
    }

    @Test(arguments: [0.3, 0.5, 0.8, 1.5, 2, 3.7, 8, 16, 40], Picture.allCases)
    func `a blur is within a level of a Gaussian, at every sigma`(sigma: Double, picture: Picture) {
        var random = SplitMix(seed: 11)
        // Neither side is a multiple of the samples handled at a time.
        for (width, height) in [(61, 13), (7, 45), (1, 1)] {
            let store = PixelStore(width: width, height: height)
            for y in 0..<height {
                for x in 0..<width { store[x, y] = picture.pixel(x, y, &random) }
            }
            let exact = [24, 16, 8, 0].map { shift in
                Self.gaussian(
                    Self.channel(store, shift), width: width, height: height, sigma: sigma)
            }
            store.blur(sigma: sigma)
            var worst = 0.0
            for (index, shift) in [24, 16, 8, 0].enumerated() {
                for (value, wanted) in zip(Self.channel(store, shift), exact[index]) {
                    worst = max(worst, abs(value - wanted.rounded()))
                }
            }
            #expect(worst <= 1, "\(width) by \(height)")
            let alphas = Self.channel(store, 24)
            for shift in [16, 8, 0] {
                // Colours must not exceed alpha: compositing would overflow.
                #expect(zip(Self.channel(store, shift), alphas).allSatisfy { $0 <= $1 })
            }
        }
    }

    @Test(arguments: [0.8, 3, 12])
    func `a shadow is within a level of a Gaussian of what throws it`(sigma: Double) {
        var random = SplitMix(seed: 12)
        let (width, height, dx) = (90, 37, 45)
        let store = PixelStore(width: width, height: height)
        for y in 8..<30 {
            for x in 3..<40 { store[x, y] = UInt32.random(in: 0...255, using: &random) << 24 }
        }
        let above = Self.channel(store, 24)
        var moved = [Double](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in dx..<width { moved[y * width + x] = above[y * width + x - dx] }
        }
        let exact = Self.gaussian(moved, width: width, height: height, sigma: sigma)
        store.addShadow(.black, sigma: sigma, dx: dx, dy: 0)
        let result = Self.channel(store, 24)
        var worst = 0.0
        for index in result.indices where above[index] == 0 {
            worst = max(worst, abs(result[index] - exact[index].rounded()))
        }
        #expect(worst <= 1)
    }

    @Test func `what is even stays as it is, away from where it ends`() {
        let store = PixelStore(width: 200, height: 20)
        for sigma in [1.0, 7, 30] {
            for y in 0..<20 {
                for x in 0..<200 { store[x, y] = 0xFF12_CD7F }
            }
            store.blur(sigma: sigma)
            // The rows are short, so the blur fades; all channels fade alike, but for rounding.
            let middle = store[100, 10]
            let part = Double(middle >> 24) / 255
            for (shift, value) in [(16, 0x12), (8, 0xCD), (0, 0x7F)] {
                #expect(abs(Double(middle >> UInt32(shift) & 255) - Double(value) * part) <= 1)
            }
            if sigma == 1 { #expect(middle == 0xFF12_CD7F) }
        }
    }

    @Test func `sigmas that are no numbers, or beyond all pictures, do no harm`() {
        for sigma in [Double.nan, .infinity, 1e30, -1, 0, 1e-300] {
            let store = PixelStore(width: 9, height: 5)
            store[4, 2] = .max
            store.blur(sigma: sigma)
            if !(sigma > 1) { #expect(store[4, 2] == .max) }
        }
    }

    // MARK: Reference

    private static func channel(_ store: PixelStore, _ shift: Int) -> [Double] {
        (0..<store.width * store.height).map {
            Double(store[$0 % store.width, $0 / store.width] >> UInt32(shift) & 255)
        }
    }

    /// Convolution with a Gaussian sampled at whole pixels; transparent outside.
    private static func gaussian(_ values: [Double], width: Int, height: Int, sigma: Double) -> [Double] {
        let reach = Int((sigma * 8).rounded(.up))
        let half = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = 2 * half.reduce(0, +) - half[0]
        func line(_ values: [Double]) -> [Double] {
            values.indices.map { place in
                var result = 0.0
                for other in max(place - reach, 0)...min(place + reach, values.count - 1) {
                    result += values[other] * half[abs(other - place)]
                }
                return result / sum
            }
        }
        let rows = (0..<height).map { y in line(Array(values[y * width..<(y + 1) * width])) }
        let columns = (0..<width).map { x in line(rows.map { $0[x] }) }
        return (0..<width * height).map { columns[$0 % width][$0 / width] }
    }
}
