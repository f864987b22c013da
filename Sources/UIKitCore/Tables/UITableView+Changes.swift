public import Foundation

extension UITableView {
    /// Tells of rows that the data source has got.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { table in
            for path in indexPaths.sorted() where path.section < table.arrangement.sections.count {
                let count = table.arrangement.sections[path.section].rows.count
                table.arrangement.sections[path.section].rows.insert(nil, at: min(path.row, count))
                table.renumber { $0.section == path.section && $0.row >= path.row ? 1 : 0 }
            }
        }
    }

    /// Tells of rows that the data source has no more.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { table in
            for path in indexPaths.sorted(by: >) where table.arrangement.has(path) {
                table.arrangement.sections[path.section].rows.remove(at: path.row)
                if let cell = table.shownCells.removeValue(forKey: path) { table.fade(cell, at: path, animation) }
                table.selection.removeAll { $0 == path }
                table.renumber { $0.section == path.section && $0.row > path.row ? -1 : 0 }
            }
        }
    }

    /// Asks for the cells of rows anew.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { table in
            for path in indexPaths where table.arrangement.has(path) {
                table.arrangement[.row(path)] = nil
                if let cell = table.shownCells.removeValue(forKey: path) { table.fade(cell, at: path, animation) }
            }
        }
    }

    /// Asks for everything in sections anew.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

    /// Makes several changes of rows in one motion.
    ///
    /// - Parameters:
    ///   - updates: calls methods that insert, delete and reload rows.
    ///   - completion: called with true after the changes.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }

    /// Begins changes of rows; their heights are found anew at ``endUpdates()``.
    public func beginUpdates() {}

    /// Ends changes of rows, and lays out rows of new heights.
    public func endUpdates() { change(.automatic) { _ in } }

    /// Asks the data source for the numbers of rows, and moves cells to their rows' new places.
    ///
    /// - Parameters:
    ///   - animation: motion of rows that come and go.
    ///   - isReloaded: true for a row, by its old place, whose cell is asked for anew.
    ///   - destination: new place of the row at an old one; nil if it is gone.
    func rearrange(
        _ animation: RowAnimation, isReloaded: (IndexPath) -> Bool, destination: (IndexPath) -> IndexPath?
    ) {
        change(animation) { table in
            let old = table.arrangement
            table.readArrangement()
            for (section, content) in old.sections.enumerated() {
                for (row, height) in content.rows.enumerated() {
                    let path = IndexPath(row: row, section: section)
                    guard let goal = destination(path), table.arrangement.has(goal), !isReloaded(path) else { continue }
                    table.arrangement[.row(goal)] = height
                }
            }
            let cells = table.shownCells
            table.shownCells = [:]
            for (path, cell) in cells {
                if let goal = destination(path), !isReloaded(path) {
                    table.shownCells[goal] = cell
                } else {
                    table.fade(cell, at: path, animation)
                }
            }
            table.selection = table.selection.compactMap(destination)
            // Views above and below sections are asked for anew: sections may have other numbers.
            for view in table.shownEdges.values { view.removeFromSuperview() }
            table.shownEdges = [:]
        }
    }

    /// Makes a change and moves the rows to their new places.
    private func change(_ animation: RowAnimation, _ change: (UITableView) -> Void) {
        // Nothing has been asked for yet: it will be asked for as it is then.
        guard !arrangement.sections.isEmpty else { return reloadData() }
        change(self)
        let old = Set(shownCells.keys)
        func arrange() {
            setNeedsLayout()
            layoutIfNeeded()
        }
        guard animation != .none, layer.backing != nil else { return arrange() }
        UIView.animate(withDuration: 0.3) { arrange() }
        for (path, cell) in shownCells where !old.contains(path) {
            UIView.performWithoutAnimation { cell.alpha = 0 }
            UIView.animate(withDuration: 0.3) { cell.alpha = 1 }
        }
    }

    /// Moves the cells in view to other rows of their sections, by the numbers that `shift` returns.
    private func renumber(_ shift: (IndexPath) -> Int) {
        func moved(_ path: IndexPath) -> IndexPath { IndexPath(row: path.row + shift(path), section: path.section) }
        shownCells = Dictionary(shownCells.map { (moved($0.key), $0.value) }) { first, _ in first }
        selection = selection.map(moved)
    }

    private func fade(_ cell: UITableViewCell, at path: IndexPath, _ animation: RowAnimation) {
        guard animation != .none, layer.backing != nil else { return remove(cell, at: path) }
        sendSubviewToBack(cell)
        UIView.animate(withDuration: 0.3) {
            cell.alpha = 0
        } completion: { [weak self] _ in
            self?.remove(cell, at: path)
        }
    }
}
