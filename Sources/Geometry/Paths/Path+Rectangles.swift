public import Foundation

extension Path {
    /// A rectangle, from the top left corner clockwise (S26.8).
    public init(_ rect: CGRect) { addRect(rect) }

    /// An ellipse inscribed in `rect`, from 3 o'clock clockwise (S26.8).
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// A rounded rectangle, from the middle of the right edge clockwise (S26.8).
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// A rounded rectangle, from the middle of the right edge clockwise (S26.8).
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let radius = min(cornerRadius, min(abs(rect.width), abs(rect.height)) / 2)
        addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }

    /// A rectangle with a radius for each corner.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Adds a rectangle, from the top left corner clockwise (S26.8).
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        if rect.isNull { return }
        // Common case: the path is a single rectangle.
        if isEmpty { reserveCapacity(5) }
        let corners = rect.corners
        move(to: corners[0].applying(transform))
        for index in 1..<corners.count { addLine(to: corners[index].applying(transform)) }
        closeSubpath()
    }

    /// Adds each rectangle as a part of its own, like ``addRect(_:transform:)``.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a part of straight lines through the points `lines`.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds an ellipse inscribed in `rect`, from 3 o'clock clockwise (S26.8).
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        if rect.isNull { return }
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * Self.quarterKappa, ry * Self.quarterKappa)
        let center = rect.center
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: center.x + x, y: center.y + y).applying(transform)
        }
        reserveCapacity(elements.count + 6)
        move(to: at(rx, 0))
        addCurve(to: at(0, ry), control1: at(rx, ky), control2: at(kx, ry))
        addCurve(to: at(-rx, 0), control1: at(-kx, ry), control2: at(-rx, ky))
        addCurve(to: at(0, -ry), control1: at(-rx, -ky), control2: at(-kx, -ry))
        addCurve(to: at(rx, 0), control1: at(kx, -ry), control2: at(rx, -ky))
        closeSubpath()
    }

    /// Adds a rounded rectangle, from the middle of the right edge clockwise (S26.8).
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - cornerSize: extent of the corners along the edges, at most half of each.
    ///   - style: curve of the corners.
    ///   - transform: applied to the points added.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let rect = rect.standardized
        var size = CGSize(
            width: min(max(cornerSize.width, 0), rect.width / 2),
            height: min(max(cornerSize.height, 0), rect.height / 2))
        // Circular corners stay circular where there is not enough room (S26.7).
        if cornerSize.width == cornerSize.height {
            size.width = min(size.width, size.height)
            size.height = size.width
        }
        addRoundedRect(RoundedRectangleOutline(rect: rect, corners: [size, size, size, size]), style, transform)
    }

    /// Adds a rectangle with a radius for each corner; if two adjacent radii exceed their edge, all are reduced by one
    /// factor.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let rect = rect.standardized
        // From the bottom right clockwise, like the outline.
        let radii = [
            cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading, cornerRadii.topTrailing,
        ].map { $0 > 0 ? $0 : 0 }
        var scale: CGFloat = 1
        for index in 0..<4 {
            let room = index % 2 == 0 ? rect.width : rect.height
            let needed = radii[index] + radii[(index + 1) % 4]
            if needed > room { scale = min(scale, room / needed) }
        }
        let corners = radii.map { CGSize(width: $0 * scale, height: $0 * scale) }
        addRoundedRect(RoundedRectangleOutline(rect: rect, corners: corners), style, transform)
    }

    private mutating func addRoundedRect(
        _ outline: RoundedRectangleOutline, _ style: RoundedCornerStyle, _ transform: CGAffineTransform
    ) {
        if outline.rect.isNull { return }
        if outline.isSharp { return addRect(outline.rect, transform: transform) }
        outline.add(to: &self, style: style, transform: transform)
    }

    /// Distance of the control points of a quarter circle of radius 1: 4/3·tan(π/8).
    static let quarterKappa: CGFloat = 0.5522847498307936
}
