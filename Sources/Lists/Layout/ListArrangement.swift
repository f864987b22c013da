import Foundation
import Geometry
@_spi(Engine) import ViewGraph
import Views

/// Places of a list's rows, from the top down.
@MainActor struct ListArrangement {
    private let settings: ListSettings
    private let metrics: ListMetrics
    /// Size proposed to a row.
    let proposal: ProposedViewSize

    init(_ settings: ListSettings, width: CGFloat) {
        self.settings = settings
        metrics = ListMetrics(settings.kind, width: width)
        proposal = ProposedViewSize(width: max(0, width - 2 * metrics.side), height: nil)
    }

    /// Sets start and length of `entries`.
    ///
    /// - Returns: estimated height of a row that is not made, in points.
    func arrange(_ entries: inout [ListEntry]) -> CGFloat {
        var sum: CGFloat = 0
        var count: CGFloat = 0
        for index in entries.indices {
            guard case .row(let box, _) = entries[index].kind else { continue }
            entries[index].length = box.sizeThatFits(proposal).height
            if entries[index].role == .content {
                sum += entries[index].length
                count += 1
            }
        }
        let estimate = max(1, count > 0 ? sum / count : settings.minimumRowHeight)
        var y: CGFloat = 0
        for index in entries.indices {
            if case .unmade(let run, let elements) = entries[index].kind {
                entries[index].length =
                    run.lengths.length(of: elements, estimate: estimate)
                    + CGFloat(elements.count - 1) * (settings.rowSpacing ?? 0)
            }
            y += gap(before: index, in: entries)
            entries[index].start = y
            y += entries[index].length
        }
        return estimate
    }

    private func gap(before index: Int, in entries: [ListEntry]) -> CGFloat {
        let entry = entries[index]
        guard index > 0 else { return metrics.top(headerIsFirst: entry.role == .header) }
        let last = entries[index - 1]
        if last.section != entry.section {
            return metrics.sectionGap(
                settings.sectionSpacing, footerIsLast: last.role == .footer, headerIsFirst: entry.role == .header)
        }
        return last.role == .content && entry.role == .content ? settings.rowSpacing ?? 0 : 0
    }
}
