import Foundation
import Geometry
import Platform
import SeededNumbers
import Testing

@testable import CairoRenderer

/// Pixels collected behind a material, against computations in double precision: every channel is within one level.
@MainActor struct BackdropKernelTests {
    @Test(arguments: 1...6, [true, false])
    func `a backdrop moved by parts of a pixel is a mixture of four neighbours`(seed: UInt64, extends: Bool) {
        var random = SplitMix(seed: seed)
        let source = PixelStore(width: 40, height: 30)
        for y in 0..<source.height {
            for x in 0..<source.width { source[x, y] = 0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &random) }
        }
        let extent = PixelRect(x: 3, y: 2, width: 34, height: 26)
        // Shares of a pixel are told in 256 steps.
        let shift = SIMD2(random.number(-12...12), random.number(-12...12)).rounded(.down) + SIMD2(0.375, 0.8125)
        let picture = PixelStore(width: 52, height: 33)
        BackdropKernel.gather(
            unsafe PixelTarget(base: source.base, stride: source.stride, clip: extent), extent: extent,
            extends: extends,
            ProjectionTransform(translationX: shift.x, y: shift.y), into: picture)
        func texel(_ x: Int, _ y: Int, _ channel: UInt32) -> Double {
            let isInside = x >= extent.x && x < extent.maxX && y >= extent.y && y < extent.maxY
            guard isInside || extends else { return 0 }
            let pixel = source[min(max(x, extent.x), extent.maxX - 1), min(max(y, extent.y), extent.maxY - 1)]
            return Double(pixel >> channel & 255)
        }
        var worst = 0.0
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let (left, top) = (x + Int(shift.x.rounded(.down)), y + Int(shift.y.rounded(.down)))
                for channel in [UInt32(0), 8, 16, 24] {
                    let upper = texel(left, top, channel) * 0.625 + texel(left + 1, top, channel) * 0.375
                    let lower = texel(left, top + 1, channel) * 0.625 + texel(left + 1, top + 1, channel) * 0.375
                    let exact = upper * 0.1875 + lower * 0.8125
                    worst = max(worst, abs(exact - Double(picture[x, y] >> channel & 255)))
                }
            }
        }
        #expect(worst < 1, "seed \(seed)")
    }
}
