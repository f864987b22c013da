import Foundation

/// Rectangle by its edges, for comparing and joining hundreds in each frame. Empty if an edge lies beyond the opposite
/// one.
package struct Extent: Equatable {
    /// Left and top edge.
    package var low: SIMD2<Double>
    /// Right and bottom edge.
    package var high: SIMD2<Double>

    /// The empty rectangle.
    static let none = Extent(low: SIMD2(repeating: .infinity), high: SIMD2(repeating: -.infinity))

    package init(low: SIMD2<Double>, high: SIMD2<Double>) {
        self.low = low
        self.high = high
    }

    init(_ rect: CGRect) {
        if rect.isNull {
            self = .none
        } else {
            self.init(low: SIMD2(rect.minX, rect.minY), high: SIMD2(rect.maxX, rect.maxY))
        }
    }

    /// Rectangle of this area; null if empty.
    var rect: CGRect {
        guard low.x <= high.x, low.y <= high.y else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Grows to contain `other`.
    mutating func join(_ other: Extent) {
        low = pointwiseMin(low, other.low)
        high = pointwiseMax(high, other.high)
    }

    /// True if both have a point in common, edges included.
    package func meets(_ other: Extent) -> Bool {
        low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y && other.low.y <= high.y
    }
}
