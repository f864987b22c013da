import Foundation

/// Cells that are not in use, and the classes of those that can be made, by their identifiers.
@MainActor final class TableReuse {
    private var free: [String: [UITableViewCell]] = [:]
    private var classes: [String: UITableViewCell.Type] = [:]

    func register(_ type: UITableViewCell.Type?, _ identifier: String) { classes[identifier] = type }

    func keep(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        free[identifier, default: []].append(cell)
    }

    /// A cell that is not in use, or a new one of the registered class; nil if there is neither.
    func cell(_ identifier: String) -> UITableViewCell? {
        if let cell = free[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return classes[identifier].map { CellMaking.make($0, reuseIdentifier: identifier) }
    }
}
