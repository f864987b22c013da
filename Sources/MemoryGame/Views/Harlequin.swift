import SwiftUI

/// Pattern on the back of a card: diamonds, point to point.
struct Harlequin: Shape {
    var columns = 4
    var rows = 6
    /// Inset of the pattern from the card's edge as a fraction of its width, 0 to ½.
    var inset = 0.15

    func path(in rect: CGRect) -> Path {
        let field = rect.insetBy(dx: inset * rect.width, dy: inset * rect.width)
        guard field.width > 0, field.height > 0 else { return Path() }
        let width = field.width / Double(columns)
        let height = field.height / Double(rows)
        var path = Path()
        for row in 0..<rows {
            for column in 0..<columns {
                let center = CGPoint(
                    x: field.minX + (Double(column) + 0.5) * width, y: field.minY + (Double(row) + 0.5) * height)
                path.move(to: CGPoint(x: center.x, y: center.y - height / 2))
                path.addLine(to: CGPoint(x: center.x + width / 2, y: center.y))
                path.addLine(to: CGPoint(x: center.x, y: center.y + height / 2))
                path.addLine(to: CGPoint(x: center.x - width / 2, y: center.y))
                path.closeSubpath()
            }
        }
        return path
    }
}
