import Foundation
import Geometry
@_spi(Engine) import ViewGraph

/// Lines that are made because the keyboard focus may go there.
extension LazyBox: FocusContainer {
    /// A line that is made at the next layout, and the direction in which more are made until one can take the focus.
    struct Reach {
        var index: Int
        let step: Int
    }

    /// Greatest number of lines that one move of the focus makes, in case none can take it.
    private static let reachLimit = 255

    func reach(beyond box: LayoutBox, isForward: Bool, along axis: Axis?) -> Bool {
        guard axis ?? arrangement.axis == arrangement.axis else { return false }
        guard var index = lines.firstIndex(where: { $0.hasBox { box.isInside($0) } }) else { return false }
        let step = isForward ? 1 : -1
        index += step
        while lines.indices.contains(index) {
            if !lines[index].isMade {
                reach = Reach(index: index, step: step)
                invalidatePlacement()
                return true
            }
            if canFocus(lines[index]) { return false }
            index += step
        }
        return false
    }

    /// Makes lines of ``reach``: one, two more, four more and so on, until one can take the focus.
    func makeReach(_ find: () -> Void) {
        guard var next = reach else { return }
        reach = nil
        var count = 1
        var made = 0
        while made < Self.reachLimit, lines.indices.contains(next.index) {
            let last = min(max(next.index + (count - 1) * next.step, 0), lines.count - 1)
            let range = min(next.index, last)...max(next.index, last)
            if make(lines[range]) { find() }
            made += count
            if range.contains(where: { lines.indices.contains($0) && canFocus(lines[$0]) }) { return }
            next.index = last + next.step
            count *= 2
        }
    }

    private func canFocus(_ line: LazyLine) -> Bool { line.hasBox { host.focus.hasTarget(in: $0) } }
}

extension LazyLine {
    /// True if an element that is made has a box for which `condition` holds.
    fileprivate func hasBox(where condition: (LayoutBox) -> Bool) -> Bool {
        slots.contains { slot in
            guard case .box(let box) = slot else { return false }
            return condition(box)
        }
    }
}
