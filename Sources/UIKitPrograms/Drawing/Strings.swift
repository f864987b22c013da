public import Foundation
import Geometry
import Runtime
import UIKitCore
import ViewGraph
import Views

extension NSString {
    /// Size of the text in points, on as many lines as it has.
    ///
    /// - Parameter attributes: `font`, `foregroundColor` and `kern` are used; by default, 12 points in black.
    /// - Returns: width and height in points.
    @preconcurrency @MainActor public func size(
        withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) -> CGSize {
        ImageRenderer(content: styled(attributes).fixedSize()).contentSize
    }

    /// Draws the text with its top left corner at `point`; arguments as for ``size(withAttributes:)``.
    @preconcurrency @MainActor public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        let text = styled(attributes)
        ImageContexts.current?.draw { $0.draw(text, at: point, anchor: .topLeading) }
    }

    /// Draws the text in `rect`, with lines broken at its width; arguments as for ``size(withAttributes:)``.
    @preconcurrency @MainActor public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        let text = styled(attributes)
        ImageContexts.current?.draw { $0.draw(text, in: rect) }
    }

    private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> Text {
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        let color = (attributes?[.foregroundColor] as? UIColor).map { Color(uiColor: $0) } ?? .black
        let kern = (attributes?[.kern] as? NSNumber)?.doubleValue ?? attributes?[.kern] as? Double ?? 0
        return Text(verbatim: "\(self)").font(Font(font)).kerning(CGFloat(kern)).foregroundColor(color)
    }
}

extension String {
    /// Size of the text in points, as of `NSString`.
    @preconcurrency @MainActor public func size(
        withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) -> CGSize {
        NSString(string: self).size(withAttributes: attributes)
    }

    /// Draws the text with its top left corner at `point`, as of `NSString`.
    @preconcurrency @MainActor public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) { NSString(string: self).draw(at: point, withAttributes: attributes) }

    /// Draws the text in `rect`, as of `NSString`.
    @preconcurrency @MainActor public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) { NSString(string: self).draw(in: rect, withAttributes: attributes) }
}
