import DesktopBus
import Foundation

/// Rectangle in whole units, as AT-SPI has it.
struct BusRectangle: Equatable {
    let x: Int32
    let y: Int32
    let width: Int32
    let height: Int32

    /// Rounds a rectangle relative to an origin. Coordinates that are too large, or no numbers, become those that are
    /// nearest.
    init(_ frame: CGRect, from origin: CGPoint) {
        let frame = frame.finite
        x = Self.rounded(frame.minX - origin.x)
        y = Self.rounded(frame.minY - origin.y)
        width = Self.rounded(frame.width)
        height = Self.rounded(frame.height)
    }

    var arguments: [BusArgument] { [.integer(x), .integer(y), .integer(width), .integer(height)] }

    private static func rounded(_ value: Double) -> Int32 {
        Int32(min(max(value.rounded(), Double(Int32.min)), Double(Int32.max)))
    }
}

extension CGRect {
    /// The rectangle with numbers that can be counted with. Foundation stops the program at tests of rectangles with others.
    var finite: CGRect {
        CGRect(
            x: Double(origin.x).finite, y: Double(origin.y).finite, width: Double(size.width).finite,
            height: Double(size.height).finite)
    }
}

extension Double {
    /// The number; 0 for none, and at most 10¹² on both sides.
    fileprivate var finite: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e12), 1e12) }
}
