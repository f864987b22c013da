import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

extension LayoutBox {
    /// The first text in this box, in drawing order; nil if there is none.
    var firstText: LayoutBox? {
        if layer?.text != nil { return self }
        for inner in content.boxes { if let text = inner.firstText { return text } }
        return nil
    }

    /// Distance of this box from the leading edge of `row`, which it lies in, in points.
    func leading(in row: LayoutBox) -> CGFloat {
        var x: CGFloat = 0
        var box: LayoutBox? = self
        while let current = box, current !== row {
            x += current.origin.x
            box = current.parent
        }
        return row.mirrorsContent ? row.size.width - x - size.width : x
    }
}
