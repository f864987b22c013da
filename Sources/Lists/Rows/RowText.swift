@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

extension LayoutBox {
    /// The first text in this box, in drawing order, that lies in the line of the row's texts; nil if there is none. Options in
    /// a frame of their own and what scrolls are not in that line.
    var firstText: LayoutBox? {
        if layer?.text != nil { return self }
        if self is ScrollBox || (self as? OptionBox)?.hasOwnFrame == true { return nil }
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
