import Foundation
import Lilt

extension Bitmap {
    /// Area of `rect`, given in pixels, that something on a white ground covers: the sum of the missing green of its
    /// pixels.
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
