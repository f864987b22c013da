import Foundation
public import Geometry
@_spi(Engine) import LayerTree

/// A box that reserves space at its edges: its content is placed inside, unless it ignores the safe area (S23.30).
@_spi(Engine) @MainActor open class SafeAreaBox: LayoutBox {
    /// Properties of boxes that reserve space.
    open override class var kind: BoxKind { .setsRoomAside }

    /// Space reserved at each edge, in points.
    public final var insets = EdgeInsets()
}

extension LayoutBox {
    /// Distance, in points, by which each edge of this box can move outwards over reserved space. It is the width of
    /// that space for an edge that touches the edge of the safe area, and 0 for others.
    package final func reachedSafeArea() -> EdgeInsets { placing.reachedSafeArea() }
}

extension BoxPlacing {
    fileprivate func reachedSafeArea() -> EdgeInsets {
        var result = EdgeInsets()
        var own: CGRect?
        var next = box.memory.state.parent
        while let current = next {
            let around = current.with { $0.memory.reference }
            if around.state.kind.contains(.setsRoomAside), let area = current.object as? SafeAreaBox {
                let frame = own ?? frameInWindow()
                let (grown, reached) = area.reach(from: frame)
                own = grown
                result.top += reached.top
                result.leading += reached.leading
                result.bottom += reached.bottom
                result.trailing += reached.trailing
            }
            next = around.state.parent
        }
        return result
    }
}

extension SafeAreaBox {
    /// Tolerance of comparisons, in points: sums of fractions may differ by rounding.
    private static var tolerance: CGFloat { 0.01 }

    /// Returns `frame`, in the window, extended over the reserved space that it touches, and the extension of each
    /// edge.
    fileprivate func reach(from frame: CGRect) -> (CGRect, EdgeInsets) {
        let insets = insets
        let outer = frameInWindow()
        let left = mirrorsContent ? insets.trailing : insets.leading
        let right = mirrorsContent ? insets.leading : insets.trailing
        var reached = EdgeInsets()
        var (minX, maxX, minY, maxY) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
        if abs(minY - (outer.minY + insets.top)) < Self.tolerance {
            reached.top = insets.top
            minY -= insets.top
        }
        if abs(maxY - (outer.maxY - insets.bottom)) < Self.tolerance {
            reached.bottom = insets.bottom
            maxY += insets.bottom
        }
        if abs(minX - (outer.minX + left)) < Self.tolerance {
            if mirrorsContent { reached.trailing = left } else { reached.leading = left }
            minX -= left
        }
        if abs(maxX - (outer.maxX - right)) < Self.tolerance {
            if mirrorsContent { reached.leading = right } else { reached.trailing = right }
            maxX += right
        }
        return (CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY), reached)
    }
}
