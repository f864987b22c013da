import Lilt
import SwiftUI
import Testing

/// The filter that projects what a canvas draws.
@MainActor struct ProjectionFilterTests {
    private static let blue: UInt32 = 0xFF00_00FF

    private func stage(_ matrix: ProjectionTransform, scale: CGFloat = 1, shift: CGFloat = 0) -> Stage {
        Stage(size: CGSize(width: 100, height: 100), scale: scale) {
            Canvas { context, _ in
                context.translateBy(x: shift, y: 0)
                context.addFilter(.projectionTransform(matrix))
                context.fill(
                    Path(CGRect(x: 10, y: 10, width: 40, height: 40)), with: .color(Color(red: 0, green: 0, blue: 1)))
            }
        }
    }

    @Test(arguments: [1, 2]) func `a translation moves the picture, in points`(scale: Int) {
        let image = stage(ProjectionTransform(CGAffineTransform(translationX: 30, y: 20)), scale: CGFloat(scale)).image
        #expect(image[60 * scale, 50 * scale] == Self.blue && image[20 * scale, 20 * scale] == 0xFFFF_FFFF)
        #expect(image[78 * scale, 68 * scale] == Self.blue && image[82 * scale, 50 * scale] == 0xFFFF_FFFF)
    }

    @Test func `the matrix counts from the canvas's corner`() {
        let image = stage(ProjectionTransform(CGAffineTransform(scaleX: 0.5, y: 1)), shift: 40).image
        // The square lies at 50…90 and comes to 25…45, wherever the context has been moved to.
        #expect(image[27, 30] == Self.blue && image[43, 30] == Self.blue && image[47, 30] == 0xFFFF_FFFF)
    }

    @Test func `a perspective makes the far side smaller, and what lies behind the viewer is left out`() {
        var matrix = ProjectionTransform()
        matrix.m23 = 0.02
        let image = stage(matrix).image
        // At y the factor is 1 / (1 + 0.02 y): the edges at 10 and 50 come to 8.3 and 25.
        #expect(image[20, 12] == Self.blue && image[20, 24] == Self.blue && image[20, 28] == 0xFFFF_FFFF)
        #expect(image[38, 9] == Self.blue && image[40, 23] == 0xFFFF_FFFF)
        matrix.m23 = -1
        #expect(stage(matrix).image.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    }

    @Test func `a matrix that squeezes everything flat draws nothing`() {
        let flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        #expect(stage(flat).image.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    }
}
