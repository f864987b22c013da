import Foundation
import LinearConstraints

/// Rectangle whose place and size are linear expressions.
@MainActor struct LinearFrame {
    var x: LinearExpression
    var y: LinearExpression
    var width: LinearExpression
    var height: LinearExpression

    init(x: LinearExpression, y: LinearExpression, width: LinearExpression, height: LinearExpression) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// An unknown rectangle.
    init(in system: inout LinearSystem) {
        x = LinearExpression(system.makeVariable())
        y = LinearExpression(system.makeVariable())
        width = LinearExpression(system.makeVariable())
        height = LinearExpression(system.makeVariable())
    }

    /// A rectangle at the origin of unknown size.
    init(sizeIn system: inout LinearSystem) {
        x = LinearExpression()
        y = LinearExpression()
        width = LinearExpression(system.makeVariable())
        height = LinearExpression(system.makeVariable())
    }

    /// A known rectangle.
    init(_ rect: CGRect) {
        x = LinearExpression(Double(rect.minX))
        y = LinearExpression(Double(rect.minY))
        width = LinearExpression(Double(rect.width))
        height = LinearExpression(Double(rect.height))
    }

    /// The frame `rect` of `view`, which follows the size of its superview by the view's `autoresizingMask`.
    init(_ rect: CGRect, of view: UIView, in outer: LinearFrame?) {
        self.init(rect)
        guard let outer, let superview = view.superview, !view.autoresizingMask.isEmpty else { return }
        let size = superview.sizeOfSubviews
        let shares = view.resizingShares(in: size)
        if !outer.width.isConstant {
            let gain = outer.width - Double(size.width)
            x = x + gain * Double(shares.x.start)
            width = width + gain * Double(shares.x.length)
        }
        if !outer.height.isConstant {
            let gain = outer.height - Double(size.height)
            y = y + gain * Double(shares.y.start)
            height = height + gain * Double(shares.y.length)
        }
    }

    /// The rectangle where the unknowns have these values, with lengths of at least 0.
    func value(_ values: [Double]) -> CGRect {
        CGRect(
            x: x.value(values), y: y.value(values), width: max(width.value(values), 0),
            height: max(height.value(values), 0))
    }
}
