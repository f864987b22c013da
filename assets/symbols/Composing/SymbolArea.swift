import Foundation
import Geometry

/// Area of a symbol that is filled while the rest is drawn in lines.
package struct SymbolArea: Hashable, Sendable {
    /// Part of the symbol's bounds, in fractions.
    let part: CGRect
    /// True if a gap separates the area from the lines.
    let isInset: Bool

    private static let names: [Substring: CGRect] = [
        "lefthalf": CGRect(x: 0, y: 0, width: 0.5, height: 1), "leadinghalf": CGRect(x: 0, y: 0, width: 0.5, height: 1),
        "righthalf": CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
        "trailinghalf": CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
        "tophalf": CGRect(x: 0, y: 0, width: 1, height: 0.5),
        "bottomhalf": CGRect(x: 0, y: 0.5, width: 1, height: 0.5),
        "leftthird": CGRect(x: 0, y: 0, width: 0.33, height: 1),
        "leadingthird": CGRect(x: 0, y: 0, width: 0.33, height: 1),
        "rightthird": CGRect(x: 0.67, y: 0, width: 0.33, height: 1),
        "trailingthird": CGRect(x: 0.67, y: 0, width: 0.33, height: 1),
        "topthird": CGRect(x: 0, y: 0, width: 1, height: 0.33),
        "bottomthird": CGRect(x: 0, y: 0.67, width: 1, height: 0.33),
        "center": CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5),
        "topleft": CGRect(x: 0, y: 0, width: 0.5, height: 0.5),
        "topright": CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5),
        "bottomleft": CGRect(x: 0, y: 0.5, width: 0.5, height: 0.5),
        "bottomright": CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5),
    ]

    /// The area that the words before `filled` name: `lefthalf`, `inset`, or both.
    ///
    /// - Parameter words: words of a symbol's name; those that name the area are removed from its end.
    init?(removingFrom words: inout ArraySlice<Substring>) {
        isInset = words.last == "inset"
        if isInset { words.removeLast() }
        if let word = words.last, let part = Self.names[word] {
            self.part = part
            words.removeLast()
        } else if isInset {
            part = CGRect(x: 0, y: 0, width: 1, height: 1)
        } else {
            return nil
        }
    }

    /// The area of a filled outline, for lines of the given width; all lengths in the units of `filled`.
    func part(of filled: Path, lineWidth: CGFloat) -> Path {
        let bounds = filled.boundingRect
        guard bounds.width > 0, bounds.height > 0 else { return Path() }
        var shape = filled
        if isInset {
            let margin = lineWidth * 1.75
            let inner = bounds.insetBy(dx: min(margin, bounds.width / 3), dy: min(margin, bounds.height / 3))
            shape = filled.applying(
                CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
                    .concatenating(
                        CGAffineTransform(scaleX: inner.width / bounds.width, y: inner.height / bounds.height)
                    )
                    .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY)))
        }
        guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else { return shape }
        let frame = shape.boundingRect
        return shape.intersection(
            Path(
                CGRect(
                    x: frame.minX + part.minX * frame.width, y: frame.minY + part.minY * frame.height,
                    width: part.width * frame.width, height: part.height * frame.height)))
    }
}
