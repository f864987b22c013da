package import Foundation

/// Parser of window sizes in points, such as `1280x800`.
package enum WindowSize {
    package static let accepted = "WIDTHxHEIGHT in points, each from 1 to 16384, such as 1280x800"

    /// Parses two whole numbers from 1 to 16384 with an `x` between them; nil for anything else.
    package static func parse(_ text: String) -> CGSize? {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = side(parts[0]), let height = side(parts[1]) else { return nil }
        return CGSize(width: width, height: height)
    }

    private static func side(_ text: Substring) -> Int? {
        guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), let value = Int(text) else {
            return nil
        }
        return 1...16384 ~= value ? value : nil
    }
}
