import CLanes
import Foundation

/// Gaussian blur of pictures (S27.9, S27.10): the error is less than a level, and the time does not depend on sigma.
///
/// - Shape: pixels outside a picture are transparent. Each half of the Gaussian is approximated by two damped
///   oscillations, which are second-order recursions: one pass goes down and up each column and transposes the picture;
///   two passes blur it.
/// - Source: R. Deriche, *Recursively implementing the Gaussian and its derivatives*, section 3.
enum Blur {
    /// Smallest sigma, in pixels: below it, a pixel changes its neighbours by less than a level.
    private static let leastSigma = 0.05
    /// Greatest sigma, in pixels: beyond it, pictures become invisible, and the recursions lose precision.
    private static let greatestSigma = 1_000.0

    /// Blurs in place.
    ///
    /// - Parameters:
    ///   - picture: rows of pixels of `channels` bytes each; of four the last is alpha.
    ///   - stride: distance between rows, in bytes.
    ///   - width: pixels in a row.
    ///   - height: number of rows.
    ///   - channels: bytes per pixel, 1 or 4.
    ///   - sigma: sigma of the Gaussian, in pixels.
    static func apply(
        to picture: UnsafeMutableRawPointer, stride: Int, width: Int, height: Int, channels: Int, sigma: Double
    ) {
        guard sigma > leastSigma, width > 0, height > 0 else { return }
        let gaussian = columns_gaussian(sigma: min(sigma, greatestSigma))
        // Rows are read eight at a time.
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

/// Term (cosine·cos(turn·x) + sine·sin(turn·x))·exp(−decay·x): the sum of two approximates exp(−x²/2) for x ≥ 0 within
/// 0.00017.
private struct Oscillation {
    let cosine: Double
    let sine: Double
    let decay: Double
    let turn: Double

    // Fitted by least squares on x from 0 to 8, weighted to minimise the largest error.
    static let first = Self(cosine: 1.655_186_57, sine: 3.406_186_67, decay: 1.740_196_29, turn: 0.628_670_67)
    static let second = Self(cosine: -0.655_349_95, sine: -0.175_050_71, decay: 1.673_188_62, turn: 1.990_547_85)

    /// Recursion for the term sampled at whole pixels, for `sigma` in pixels.
    func recursion(sigma: Double) -> columns_recursion {
        let fade = exp(-decay / sigma)
        let (turned, aside) = (cos(turn / sigma), sin(turn / sigma))
        let behind = fade * (sine * aside - cosine * turned)
        // Rounded first, so that the sums are computed from the numbers that the recursion uses.
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
        // Normalised, so that a uniform picture does not change.
        let sum = a.sum + b.sum
        a.divide(by: sum)
        b.divide(by: sum)
        self.init(a: a, b: b)
    }
}

extension columns_recursion {
    /// Sum of all weights, down and up.
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
