import CLanes
import Foundation

/// Gaussian blurs of pictures (S27.9, S27.10), exact to less than a level, at one price for every sigma.
///
/// - Shape: nothing lies around a picture. Each half of a Gaussian is the sum of two oscillations that fade, and those are
///   recursions: one down each column and one up, by which columns become rows, and the same once more.
/// - Source: R. Deriche, *Recursively implementing the Gaussian and its derivatives*, section 3.
enum Blur {
    /// Below this a neighbour gets nothing of a pixel.
    private static let leastSigma = 0.05
    /// Beyond this no picture has anything left to be seen, and the recursions' numbers no digits.
    private static let greatestSigma = 1_000.0

    /// Blurs in place.
    ///
    /// - Parameters:
    ///   - picture: rows of pixels of `channels` bytes, the last of four being their alpha.
    ///   - stride: bytes from one row to the next.
    ///   - width: pixels in a row.
    ///   - height: rows.
    ///   - channels: 1 or 4.
    ///   - sigma: pixels.
    static func apply(
        to picture: UnsafeMutableRawPointer, stride: Int, width: Int, height: Int, channels: Int, sigma: Double
    ) {
        guard sigma > leastSigma, width > 0, height > 0 else { return }
        let gaussian = columns_gaussian(sigma: min(sigma, greatestSigma))
        // Rows are read in eights.
        let rowBytes = (height * channels + 7) / 8 * 16
        let between = UnsafeMutableRawPointer.allocate(byteCount: rowBytes * width, alignment: 16)
        let sums = UnsafeMutableRawPointer.allocate(byteCount: max(width, height) * 32, alignment: 32)
        defer {
            unsafe between.deallocate()
            unsafe sums.deallocate()
        }
        unsafe between.initializeMemory(as: UInt8.self, repeating: 0, count: rowBytes * width)
        if channels == 4 {
            unsafe columns_of_pixels(picture, stride, width * 4, height, sums, gaussian, between, rowBytes)
            unsafe columns_of_wide_pixels(between, rowBytes, height * 4, width, sums, gaussian, picture, stride)
        } else {
            unsafe columns_of_cover(picture, stride, width, height, sums, gaussian, between, rowBytes)
            unsafe columns_of_wide_cover(between, rowBytes, height, width, sums, gaussian, picture, stride)
        }
    }
}

/// One half of exp(−x²/2), as (cosine·cos(turn·x) + sine·sin(turn·x))·exp(−decay·x) twice: nowhere further off than by
/// 0.00017.
private struct Oscillation {
    let cosine: Double
    let sine: Double
    let decay: Double
    let turn: Double

    // Found by least squares for x from 0 to 8, with weights that make the largest error as small as it gets.
    static let first = Self(cosine: 1.655_186_57, sine: 3.406_186_67, decay: 1.740_196_29, turn: 0.628_670_67)
    static let second = Self(cosine: -0.655_349_95, sine: -0.175_050_71, decay: 1.673_188_62, turn: 1.990_547_85)

    /// Sampled at every whole pixel.
    func recursion(sigma: Double) -> columns_recursion {
        let fade = exp(-decay / sigma)
        let (turned, aside) = (cos(turn / sigma), sin(turn / sigma))
        let behind = fade * (sine * aside - cosine * turned)
        // Rounded here already: what the sums come to is to be found for the numbers that are used.
        let (first, second) = (Float(-2 * fade * turned), Float(fade * fade))
        return columns_recursion(
            here: Float(cosine), behind: Float(behind), next: Float(behind - Double(first) * cosine),
            following: Float(-Double(second) * cosine), first: first, second: second)
    }
}

extension columns_gaussian {
    fileprivate init(sigma: Double) {
        var a = Oscillation.first.recursion(sigma: sigma)
        var b = Oscillation.second.recursion(sigma: sigma)
        // An even picture is to stay what it is.
        let sum = a.sum + b.sum
        a.divide(by: sum)
        b.divide(by: sum)
        self.init(a: a, b: b)
    }
}

extension columns_recursion {
    /// Of all weights, down and up.
    fileprivate var sum: Double {
        let weights = Double(here) + Double(behind) + Double(next) + Double(following)
        return weights / (1 + Double(first) + Double(second))
    }

    fileprivate mutating func divide(by sum: Double) {
        here = Float(Double(here) / sum)
        behind = Float(Double(behind) / sum)
        next = Float(Double(next) / sum)
        following = Float(Double(following) / sum)
    }
}
