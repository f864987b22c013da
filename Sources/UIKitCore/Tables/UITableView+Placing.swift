import Foundation
import Views

extension UITableView {
    /// Distance of rows from the edges of the table, in points.
    private var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }
    private var top: CGFloat { tableHeaderView?.bounds.height ?? 0 }

    /// All parts with their places.
    func placedParts() -> [TableArrangement.Placed] {
        arrangement.placed(below: top, gap: sectionHeaderTopPadding) { [self] in estimate(of: $0) }
    }

    /// Places what is in view. Parts that come into view are measured, which moves what is below them.
    func placeCells() {
        let visible = bounds
        var seen: Set<TablePart> = []
        // Each round measures what the last one has brought into view.
        for _ in 0..<4 {
            let inView = placedParts().filter { $0.end > visible.minY && $0.start < visible.maxY && $0.height > 0 }
            seen = Set(inView.map(\.part))
            var hasChanged = false
            for placed in inView {
                let height = measure(placed.part)
                if height != arrangement[placed.part] {
                    arrangement[placed.part] = height
                    hasChanged = true
                }
            }
            if !hasChanged { break }
        }
        let parts = placedParts()
        for placed in parts where seen.contains(placed.part) { place(placed) }
        for (path, cell) in shownCells where !seen.contains(.row(path)) {
            shownCells[path] = nil
            remove(cell, at: path)
        }
        for (path, view) in shownEdges
        where !seen.contains(path.item == 0 ? .header(path.section) : .footer(path.section)) {
            shownEdges[path] = nil
            view.removeFromSuperview()
        }
        let width = layer.bounds.width
        tableHeaderView?.frame = CGRect(x: 0, y: 0, width: width, height: top)
        let end = parts.last?.end ?? top
        let footer = tableFooterView?.bounds.height ?? 0
        tableFooterView?.frame = CGRect(x: 0, y: end, width: width, height: footer)
        contentSize = CGSize(width: width, height: end + footer)
    }

    /// Height of a part that is not in view.
    private func estimate(of part: TablePart) -> CGFloat {
        switch part {
        case .row(let path):
            let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
            if height >= 0 { return height }
            let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
            return estimate > 0 ? estimate : TableArrangement.guess
        case .header(let section), .footer(let section):
            return edgeTitle(part) == nil && edgeView(part, in: section) == nil ? 0 : 28
        }
    }

    /// Height of a part that is in view; its cell is made if there is none.
    private func measure(_ part: TablePart) -> CGFloat {
        let width = max(layer.bounds.width - 2 * sideInset, 0)
        guard case .row(let path) = part else { return measureEdge(part, width) }
        let cell = shownCells[path] ?? makeCell(for: path)
        let fixed = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        return fixed >= 0 ? fixed : cell.height(in: width)
    }

    private func makeCell(for path: IndexPath) -> UITableViewCell {
        let cell = dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell()
        cell.table = self
        cell.inheritTraits(from: self)
        shownCells[path] = cell
        withoutAnimation { [self] in
            cell.isSelected = selection.contains(path)
            if path == keyRow { cell.isHighlighted = true }
            cell.alpha = 1
            if let placed = placedParts().first(where: { $0.part == .row(path) }) {
                cell.frame = CGRect(
                    x: sideInset, y: placed.start, width: max(layer.bounds.width - 2 * sideInset, 0),
                    height: placed.height)
            }
        }
        // Cells are read in the order of the subviews.
        let before = shownCells.filter { $0.key < path && $0.value.superview === self }.max { $0.key < $1.key }
        if let before { insertSubview(cell, aboveSubview: before.value) } else { insertSubview(cell, at: 0) }
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    private func withoutAnimation(_ body: () -> Void) { UIView.performWithoutAnimation(body) }

    private func place(_ placed: TableArrangement.Placed) {
        let frame = CGRect(
            x: sideInset, y: placed.start, width: max(layer.bounds.width - 2 * sideInset, 0), height: placed.height)
        switch placed.part {
        case .row(let path):
            guard let cell = shownCells[path] else { return }
            cell.frame = frame
            let rows = arrangement.sections[path.section].rows.count
            cell.arrange(isFirst: path.row == 0, isLast: path.row == rows - 1)
            cell.layoutIfNeeded()
        case .header(let section): shownEdges[IndexPath(item: 0, section: section)]?.frame = frame
        case .footer(let section): shownEdges[IndexPath(item: 1, section: section)]?.frame = frame
        }
    }

    // MARK: Views above and below sections

    private func edgeTitle(_ part: TablePart) -> String? {
        switch part {
        case .header(let section): dataSource?.tableView(self, titleForHeaderInSection: section)
        case .footer(let section): dataSource?.tableView(self, titleForFooterInSection: section)
        case .row: nil
        }
    }

    /// The program's view for a part; asked for once while the section is in view.
    private func edgeView(_ part: TablePart, in section: Int) -> UIView? {
        let isHeader = part == .header(section)
        if let known = shownEdges[IndexPath(item: isHeader ? 0 : 1, section: section)] { return known }
        return isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
    }

    private func measureEdge(_ part: TablePart, _ width: CGFloat) -> CGFloat {
        let (section, isHeader): (Int, Bool)
        switch part {
        case .header(let index): (section, isHeader) = (index, true)
        case .footer(let index): (section, isHeader) = (index, false)
        case .row: return 0
        }
        let path = IndexPath(item: isHeader ? 0 : 1, section: section)
        guard let view = shownEdges[path] ?? edgeView(part, in: section) ?? titleView(part, isHeader: isHeader) else {
            return 0
        }
        if shownEdges[path] == nil {
            shownEdges[path] = view
            view.inheritTraits(from: self)
            addSubview(view)
        }
        let fixed =
            isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
            : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if fixed >= 0 { return fixed }
        if let title = view as? TableTitle { return title.height }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return fitting > 0 ? fitting : max(view.bounds.height, 28)
    }

    private func titleView(_ part: TablePart, isHeader: Bool) -> UIView? {
        edgeTitle(part).map { TableTitle($0, isHeader: isHeader, isPlain: style == .plain) }
    }
}

/// Text above or below a section.
private final class TableTitle: UIView {
    private let label = UILabel()
    private let isHeader: Bool
    let height: CGFloat

    init(_ title: String, isHeader: Bool, isPlain: Bool) {
        self.isHeader = isHeader
        height = isPlain ? 28 : 38
        super.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: isPlain ? 17 : 13, weight: isPlain && isHeader ? .semibold : .regular)
        label.textColor = isPlain && isHeader ? .label : .secondaryLabel
        if isPlain { backgroundColor = .secondarySystemBackground }
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 16, y: isHeader ? bounds.height - 26 : 4, width: bounds.width - 32, height: 22)
    }
}
