public import Foundation
import Geometry
import Runtime
import UIKitCore
import ViewGraph
import Views

/// Rules by which the rectangle of a text is found.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The rules as bits.
    public let rawValue: Int
    /// Rules with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Lines are broken, and the rectangle is that of all of them; without it, that of one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// The font's own distance between lines counts, as it does in any case.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// The last line that has room is cut with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Facts about the drawing of a text.
public final class NSStringDrawingContext {
    /// Facts of a text that is not drawn yet.
    public init() {}
}

extension NSAttributedString {
    /// Size of the text in points, on as many lines as it has.
    @preconcurrency @MainActor public func size() -> CGSize {
        ImageRenderer(content: Text(uiAttributes: self).fixedSize()).contentSize
    }

    /// Returns the rectangle of the text, whose lines are broken at the width of `size`.
    ///
    /// - Parameters:
    ///   - size: room for the text, in points.
    ///   - options: without `usesLineFragmentOrigin`, the text is on one line.
    ///   - context: not used.
    /// - Returns: the rectangle, with its origin at (0, 0).
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let text = Text(uiAttributes: self)
        let breaksLines = options.contains(.usesLineFragmentOrigin)
        // Zero means no limit.
        let width = breaksLines && size.width > 0 && size.width < 1_000_000 ? size.width : nil
        let renderer = ImageRenderer(
            content: text.lineLimit(breaksLines ? nil : 1).fixedSize(horizontal: width == nil, vertical: true))
        renderer.proposedSize = ProposedViewSize(width: width, height: nil)
        return CGRect(origin: .zero, size: renderer.contentSize)
    }

    /// Draws the text with its top left corner at `point`.
    @preconcurrency @MainActor public func draw(at point: CGPoint) {
        let text = Text(uiAttributes: self)
        ImageContexts.current?.draw { $0.draw(text, at: point, anchor: .topLeading) }
    }

    /// Draws the text in `rect`, with lines broken at its width.
    @preconcurrency @MainActor public func draw(in rect: CGRect) {
        let text = Text(uiAttributes: self)
        ImageContexts.current?.draw { $0.draw(text, in: rect) }
    }
}

extension NSString {
    /// Returns the rectangle of the text, as of `NSAttributedString`; by default, it is 12 points high and black.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        var attributes = attributes ?? [:]
        if attributes[.font] == nil { attributes[.font] = UIFont.systemFont(ofSize: 12) }
        return NSAttributedString(string: "\(self)", attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

extension String {
    /// Returns the rectangle of the text, as of `NSString`.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
