import Foundation
import Lilt
import SwiftUI
import Testing

/// Gradients between the colours of a grid: where they lie, how they mix, and how they move.
@MainActor struct MeshGradientTests {
    private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

    private func stage(_ mesh: MeshGradient, side: CGFloat = 64, scale: CGFloat = 1) -> Stage {
        Stage(size: CGSize(width: side, height: side), scale: scale) { mesh }
    }

    private func channels(_ pixel: UInt32) -> SIMD3<Int> {
        SIMD3(Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
    }

    @Test func `corners have their colours, and what lies between is mixed`() {
        let mesh = MeshGradient(
            width: 2, height: 2, points: Self.corners,
            colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1), .black, .white])
        let image = stage(mesh).image
        #expect(channels(image[0, 0]).x > 250 && channels(image[63, 0]).z > 250)
        #expect(channels(image[0, 63]).max() < 5 && channels(image[63, 63]).min() > 250)
        let top = channels(image[32, 0])
        #expect(abs(top.x - 128) < 8 && abs(top.z - 128) < 8 && top.y < 5, "\(top)")
    }

    @Test(arguments: [1, 2]) func `a mesh over the whole area has no gaps, and no seams at its edges`(scale: Int) {
        let white = [Color](repeating: .white, count: 9)
        let points: [SIMD2<Float>] = [
            [0, 0], [0.3, 0], [1, 0], [0, 0.6], [0.7, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
        ]
        let mesh = MeshGradient(width: 3, height: 3, points: points, colors: white, background: .black)
        let image = stage(mesh, scale: CGFloat(scale)).image
        #expect(image.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    }

    @Test func `a vertex that moves takes its colour with it`() {
        func mesh(_ x: Float, _ y: Float) -> MeshGradient {
            var colors = [Color](repeating: .black, count: 9)
            colors[4] = .white
            return MeshGradient(
                width: 3, height: 3,
                points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [x, y], [1, 0.5], [0, 1], [0.5, 1], [1, 1]], colors: colors
            )
        }
        let middle = stage(mesh(0.5, 0.5)).image
        #expect(channels(middle[32, 32]).x > 250 && channels(middle[45, 16]).x < 130)
        let aside = stage(mesh(0.7, 0.25)).image
        #expect(channels(aside[45, 16]).x > 240)
    }

    @Test func `beside the mesh there is its background`() {
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]],
            colors: [.white, .white, .white, .white], background: Color(red: 0, green: 0, blue: 1))
        let image = stage(mesh).image
        #expect(image[8, 8] == 0xFF00_00FF && image[32, 32] == 0xFFFF_FFFF && image[60, 32] == 0xFF00_00FF)
    }

    @Test func `colours that are not smoothed change at even speed`() {
        func image(smooths: Bool) -> SIMD3<Int> {
            let mesh = MeshGradient(
                width: 3, height: 2, points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]],
                colors: [.black, .white, .black, .black, .white, .black], smoothsColors: smooths)
            return channels(stage(mesh).image[8, 32])
        }
        #expect(abs(image(smooths: false).x - 68) < 6, "a quarter of the way: \(image(smooths: false))")
        #expect(image(smooths: true).x < 55, "it leaves its corner slowly: \(image(smooths: true))")
    }

    private struct Moving: View {
        @State private var isLow = false
        var body: some View {
            VStack(spacing: 0) {
                Button("Move") { withAnimation(.linear(duration: 1)) { isLow = true } }.frame(height: 36)
                MeshGradient(
                    width: 2, height: 3,
                    points: [[0, 0], [1, 0], [0, isLow ? 0.75 : 0.25], [1, isLow ? 0.75 : 0.25], [0, 1], [1, 1]],
                    colors: [.black, .black, .white, .white, .black, .black], smoothsColors: false
                )
                .frame(width: 64, height: 64)
            }
        }
    }

    @Test func `vertices animate`() throws {
        let stage = Stage(size: CGSize(width: 64, height: 100)) { Moving() }
        func brightest() -> Int {
            let image = stage.image
            return (36..<100).max { channels(image[32, $0]).x < channels(image[32, $1]).x } ?? 0
        }
        #expect(abs(brightest() - 52) <= 2)
        try stage.tap("Move")
        stage.advance(by: 0.5)
        #expect(abs(brightest() - 68) <= 3, "half of the way: \(brightest())")
        try stage.settle()
        #expect(abs(brightest() - 84) <= 2)
    }

    @Test func `a mesh whose counts do not fit shows its background, and endless coordinates nothing`() {
        let odd = MeshGradient(
            width: 3, height: 3, points: Self.corners, colors: [.red], background: Color(red: 0, green: 0, blue: 1))
        #expect(stage(odd).image[32, 32] == 0xFF00_00FF)
        let endless = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [.infinity, 0], [0, .nan], [1, 1]],
            colors: [.red, .red, .red, .red], background: .white)
        #expect(stage(endless).image[32, 32] == 0xFFFF_FFFF)
        let vast = MeshGradient(
            width: 2, height: 2, points: [[-1e9, -1e9], [1e9, -1e9], [-1e9, 1e9], [1e9, 1e9]],
            colors: [.white, .white, .white, .white], background: .black)
        #expect(stage(vast).image[32, 32] == 0xFFFF_FFFF)
    }

    @Test func `it is a style as well`() {
        let mesh = MeshGradient(width: 2, height: 2, points: Self.corners, colors: [.white, .white, .white, .white])
        let stage = Stage(size: CGSize(width: 64, height: 64)) { Circle().fill(mesh).background(Color.black) }
        let image = stage.image
        #expect(image[32, 32] == 0xFFFF_FFFF && image[1, 1] == 0xFF00_0000)
    }
}
