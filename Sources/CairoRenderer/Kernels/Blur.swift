import Foundation

/// Gaussian blurs of pictures (S27.9, S27.10): exact weights while they are few, three box blurs beyond.
///
/// - Source: for the boxes' widths, W3C *Filter Effects*, section on `feGaussianBlur`.
enum Blur {
    /// Below this sigma a Gaussian has so few weights that it is applied as it is.
    private static let exactSigma = 2.0

    /// Blurs `channels` interleaved bytes a pixel, in place.
    ///
    /// - Parameters:
    ///   - bytes: rows without padding.
    ///   - width: pixels in a row.
    ///   - height: rows.
    ///   - channels: 1 or 4.
    ///   - sigma: pixels.
    static func apply(to bytes: inout [UInt8], width: Int, height: Int, channels: Int, sigma: Double) {
        guard sigma > 0.05, width > 0, height > 0 else { return }
        var other = [UInt8](repeating: 0, count: bytes.count)
        let passes = sigma < exactSigma ? [weights(sigma: sigma)] : []
        for (length, count) in [(width, height), (height, width)] {
            // Each pass writes its lines as columns: after both directions everything lies as before.
            if let weights = passes.first {
                convolve(bytes, &other, length: length, lines: count, channels: channels, weights)
                swap(&bytes, &other)
            } else {
                var line = [UInt8](repeating: 0, count: length * channels)
                let boxes = boxes(sigma: sigma)
                for index in 0..<count {
                    box(&bytes, &line, at: index * length * channels, length: length, channels: channels, boxes)
                }
                transpose(bytes, &other, length: length, lines: count, channels: channels)
                swap(&bytes, &other)
            }
        }
    }

    // MARK: Boxes

    /// How far each of the three boxes reaches to the left and to the right.
    private static func boxes(sigma: Double) -> [(left: Int, right: Int)] {
        let width = max(Int(sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5), 1)
        let half = width / 2
        if width % 2 == 1 { return [(half, half), (half, half), (half, half)] }
        return [(half, half - 1), (half - 1, half), (half, half)]
    }

    private static func box(
        _ bytes: inout [UInt8], _ line: inout [UInt8], at start: Int, length: Int, channels: Int,
        _ boxes: [(left: Int, right: Int)]
    ) {
        for (left, right) in boxes {
            for index in line.indices { line[index] = bytes[start &+ index] }
            let size = UInt32(left + right + 1)
            // Division by a fixed number, as a multiplication.
            let factor = ((1 << 24) + size / 2) / size
            for channel in 0..<channels {
                var sum: UInt32 = 0
                for x in 0..<min(right, length) { sum &+= UInt32(line[x &* channels &+ channel]) }
                for x in 0..<length {
                    if x &+ right < length { sum &+= UInt32(line[(x &+ right) &* channels &+ channel]) }
                    bytes[start &+ x &* channels &+ channel] = UInt8(
                        truncatingIfNeeded: min((UInt64(sum) &* UInt64(factor) &+ (1 << 23)) >> 24, 255))
                    if x >= left { sum &-= UInt32(line[(x &- left) &* channels &+ channel]) }
                }
            }
        }
    }

    private static func transpose(
        _ source: [UInt8], _ target: inout [UInt8], length: Int, lines: Int, channels: Int
    ) {
        for line in 0..<lines {
            for x in 0..<length {
                for channel in 0..<channels {
                    target[(x &* lines &+ line) &* channels &+ channel] =
                        source[(line &* length &+ x) &* channels &+ channel]
                }
            }
        }
    }

    // MARK: Exact

    /// Weights from the middle outwards, in 65536ths; all together 65536.
    private static func weights(sigma: Double) -> [UInt32] {
        let reach = Int((sigma * 3).rounded(.up))
        let raw = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
        var result = raw.map { UInt32(($0 / sum * 65_536).rounded()) }
        result[0] = 65_536 - 2 * result.dropFirst().reduce(0, +)
        return result
    }

    private static func convolve(
        _ source: [UInt8], _ target: inout [UInt8], length: Int, lines: Int, channels: Int, _ weights: [UInt32]
    ) {
        for line in 0..<lines {
            let start = line * length * channels
            for x in 0..<length {
                for channel in 0..<channels {
                    var sum = weights[0] &* UInt32(source[start &+ x &* channels &+ channel])
                    for distance in 1..<weights.count {
                        let weight = weights[distance]
                        if x >= distance {
                            sum &+= weight &* UInt32(source[start &+ (x &- distance) &* channels &+ channel])
                        }
                        if x &+ distance < length {
                            sum &+= weight &* UInt32(source[start &+ (x &+ distance) &* channels &+ channel])
                        }
                    }
                    target[(x &* lines &+ line) &* channels &+ channel] = UInt8(
                        truncatingIfNeeded: (sum &+ 32_768) >> 16)
                }
            }
        }
    }
}
