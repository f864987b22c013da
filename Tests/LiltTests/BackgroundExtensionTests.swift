import Foundation
import Lilt
import SwiftUI
import Testing

/// Mirror images of views in the safe area around them.
@MainActor struct BackgroundExtensionTests {
    /// Brightness of the red and of the blue part of a pixel in a window of 60 × 200 points, whose safe area begins 80 points below its
    /// top. The view in it is red in its upper 30 points, and blue below.
    private func pixel(atHeight y: Int, isEnabled: Bool) throws -> (red: UInt32, blue: UInt32) {
        let stage = Stage(size: CGSize(width: 60, height: 200)) {
            VStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0).frame(height: 30)
                Color(red: 0, green: 0, blue: 1)
            }
            .backgroundExtensionEffect(isEnabled: isEnabled)
            .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 80) }
        }
        try stage.settle()
        let pixel = stage.image.pixels[y * stage.image.width + 30]
        return (pixel >> 16 & 0xFF, pixel & 0xFF)
    }

    @Test func `the view is mirrored above its upper edge`() throws {
        let near = try pixel(atHeight: 72, isEnabled: true)
        #expect(near.red > 200 && near.blue < 60, "\(near)")
        let far = try pixel(atHeight: 15, isEnabled: true)
        #expect(far.blue > 200 && far.red < 60, "\(far)")
    }

    @Test func `without the effect nothing is drawn there`() throws {
        let near = try pixel(atHeight: 72, isEnabled: false)
        #expect(near.red == near.blue)
    }
}
