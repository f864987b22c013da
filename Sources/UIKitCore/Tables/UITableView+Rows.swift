public import Foundation

extension UITableView {
    // MARK: Cells

    /// Has the table make cells of `cellClass` for `identifier`; nil ends that.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.register(cellClass as? UITableViewCell.Type, nil, identifier)
    }

    /// A cell that is not in use, or a new one of the registered class; nil if there is neither.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reuse.unused(nil, identifier) {
            cell.prepareForReuse()
            return cell
        }
        return reuse.made(nil, identifier)
    }

    /// A cell that is not in use, or a new one of the registered class; without one a plain cell, and this is reported.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        UIApplication.report("No class is registered for cells with the identifier “\(identifier)”.", of: self)
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// The cell of a row; nil if it is not in view.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }
    /// The row of a cell; nil if it is not in view.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }
    /// Cells in view, from top to bottom.
    public var visibleCells: [UITableViewCell] { shownCells.sorted { $0.key < $1.key }.map(\.value) }
    /// Rows in view, from top to bottom; nil if there are none.
    public var indexPathsForVisibleRows: [IndexPath]? { shownCells.isEmpty ? nil : shownCells.keys.sorted() }
    /// Number of sections.
    public var numberOfSections: Int {
        reloadIfDue()
        return arrangement.sections.count
    }
    /// Number of rows of a section.
    public func numberOfRows(inSection section: Int) -> Int {
        reloadIfDue()
        return arrangement.sections.indices.contains(section) ? arrangement.sections[section].rows.count : 0
    }
    /// The row at a point of the content; nil if there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        shownCells.first { $0.value.frame.contains(point) }?.key
    }
    /// Frame of a row in the content, in points.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        reloadIfDue()
        guard let placed = placedParts().first(where: { $0.part == .row(indexPath) }) else { return .zero }
        return CGRect(x: 0, y: placed.start, width: layer.bounds.width, height: placed.height)
    }

    /// Scrolls to a row.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        let rect = rectForRow(at: indexPath)
        let insets = adjustedContentInset
        let height = bounds.height - insets.top - insets.bottom
        let end = max(contentSize.height - bounds.height + insets.bottom, -insets.top)
        let y: CGFloat
        switch scrollPosition {
        case .none: return scrollRectToVisible(rect, animated: animated)
        case .top: y = rect.minY - insets.top
        case .middle: y = rect.midY - height / 2 - insets.top
        case .bottom: y = rect.maxY - height - insets.top
        }
        setContentOffset(CGPoint(x: contentOffset.x, y: min(max(y, -insets.top), end)), animated: animated)
    }

    // MARK: Selection

    /// The row that is chosen; nil if none is.
    public var indexPathForSelectedRow: IndexPath? { selection.first }
    /// The rows that are chosen; nil if none is.
    public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// Chooses a row, without telling the delegate.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selection { deselectRow(at: path, animated: animated) }
            return
        }
        if !allowsMultipleSelection { for path in selection { deselectRow(at: path, animated: animated) } }
        selection.append(indexPath)
        shownCells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Ends the choice of a row, without telling the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        shownCells[indexPath]?.setSelected(false, animated: animated)
    }

    /// A row was pressed.
    func pressed(_ cell: UITableViewCell) {
        guard allowsSelection, let pressed = indexPath(for: cell) else { return }
        if allowsMultipleSelection, selection.contains(pressed) {
            deselectRow(at: pressed, animated: false)
            delegate?.tableView(self, didDeselectRowAt: pressed)
            return
        }
        let chosen: IndexPath? = delegate.map { $0.tableView(self, willSelectRowAt: pressed) } ?? pressed
        guard let path = chosen else { return }
        let old = allowsMultipleSelection ? [] : selection
        selectRow(at: path, animated: false, scrollPosition: .none)
        for other in old where other != path { delegate?.tableView(self, didDeselectRowAt: other) }
        delegate?.tableView(self, didSelectRowAt: path)
    }
}
