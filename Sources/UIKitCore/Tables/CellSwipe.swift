import AnimationCore
import Foundation

/// Swipe to the left that uncovers a row's button for deleting it.
@MainActor final class CellSwipe {
    /// Distance by which the content of the row is moved, at most 0, in points.
    private(set) var offset: CGFloat = 0
    private unowned let cell: UITableViewCell
    private let button = UIButton(type: .custom)
    private lazy var pan = UIPanGestureRecognizer { [weak self] in self?.panned($0) }
    private lazy var begins = SwipeBeginning(self)

    /// Width of the button, in points.
    private static let width: CGFloat = 84

    init(_ cell: UITableViewCell) {
        self.cell = cell
        button.setTitle("Delete", for: .normal)
        button.backgroundColor = .systemRed
        button.addAction(UIAction { [weak self] _ in self?.delete() }, for: .touchUpInside)
    }

    var isOpen: Bool { offset < 0 }

    /// Begins to follow drags of the cell.
    func follow() {
        guard pan.view == nil else { return }
        pan.delegate = begins
        cell.addGestureRecognizer(pan)
    }

    func layOut(in bounds: CGRect) {
        button.frame = CGRect(
            x: bounds.width - Self.width, y: 0, width: Self.width, height: max(bounds.height - 1, 0))
    }

    func close() { if isOpen { move(to: 0) } }

    /// True if the drag that has begun goes to the left on a row that can be deleted, or the button is seen.
    fileprivate func mayBegin() -> Bool {
        let way = pan.translation(in: cell)
        guard abs(way.x) > abs(way.y), let table = cell.table, let path = table.indexPath(for: cell) else {
            return false
        }
        return isOpen || (way.x < 0 && table.dataSource?.tableView(table, canEditRowAt: path) == true)
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: cell.addSubview(button)
        case .changed:
            offset = min(max(pan.translation(in: cell).x, -Self.width * 1.3), 0)
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
        case .ended: move(to: offset < -Self.width / 2 ? -Self.width : 0)
        case .cancelled, .failed: move(to: 0)
        case .possible: break
        }
    }

    private func move(to place: CGFloat) {
        offset = place
        UIView.animate(.spring) {
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
        } completion: { [weak self] in
            guard let self, !isOpen else { return }
            button.removeFromSuperview()
        }
    }

    private func delete() {
        guard let table = cell.table, let path = table.indexPath(for: cell) else { return }
        table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
        close()
    }
}

/// Lets a swipe begin.
private final class SwipeBeginning: UIGestureRecognizerDelegate {
    private unowned let swipe: CellSwipe
    init(_ swipe: CellSwipe) { self.swipe = swipe }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { swipe.mayBegin() }
}
