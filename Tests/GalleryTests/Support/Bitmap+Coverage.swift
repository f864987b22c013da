import Foundation
import Lilt

extension Bitmap {
    /// How many pixels' worth of `rect` are covered by something on white, by the green that is missing there.
    ///
    /// - Parameter rect: in pixels.
    func missingGreen(in rect: CGRect) -> Double {
        var sum = 0.0
        for y in max(0, Int(rect.minY))..<min(height, Int(rect.maxY.rounded(.up))) {
            for x in max(0, Int(rect.minX))..<min(width, Int(rect.maxX.rounded(.up))) {
                sum += Double(255 - (pixels[y * width + x] >> 8 & 255)) / 255
            }
        }
        return sum
    }
}
