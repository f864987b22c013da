import AccessibilityTree
import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

// The row as assistive technology reads and uses it.
extension ListRowBox {
    /// Role of the row, its place, and its actions.
    var facts: AccessibilityFacts {
        switch role {
        case .header:
            var facts = AccessibilityFacts(.summarized, role: .heading)
            if takesPresses { facts.handlers.add(.activate) { [weak self] in self?.tapped(modifiers: 0) } }
            return facts
        case .footer: return AccessibilityFacts()
        case .content: break
        }
        var facts = AccessibilityFacts(.summarized, role: .row)
        facts.position = list?.position(of: self)
        if let value = list?.value(of: self) {
            let isSelected = list?.selection?.values().contains(value) ?? false
            facts.states = isSelected ? [.selectable, .selected] : .selectable
            facts.handlers.setSelected = { [weak self] in self?.setSelected($0, value) }
        }
        if takesPresses { facts.handlers.add(.activate) { [weak self] in self?.tapped(modifiers: 0) } }
        addEdits(to: &facts)
        return facts
    }

    private func setSelected(_ isWanted: Bool, _ value: AnyHashable) {
        guard let selection = list?.selection, isWanted != selection.values().contains(value) else { return }
        var values = selection.isMultiple || !isWanted ? selection.values() : []
        if isWanted { values.insert(value) } else { values.remove(value) }
        selection.select(values)
    }

    private func addEdits(to facts: inout AccessibilityFacts) {
        if swipes.canSwipe(.trailing) || swipes.canSwipe(.leading) {
            facts.handlers.addNamed("Show actions") { [weak self] in
                guard let self else { return }
                swipes.open(swipes.canSwipe(.trailing) ? .trailing : .leading)
            }
        }
        if canBeDeleted {
            facts.handlers.addNamed("Delete") { [weak self] in
                if let self { list?.delete([self]) }
            }
        }
        guard canBeMoved, let element else { return }
        if element.index > 0 { facts.handlers.addNamed("Move up") { [weak self] in self?.move(by: -1) } }
        if element.index + 1 < element.count {
            facts.handlers.addNamed("Move down") { [weak self] in self?.move(by: 1) }
        }
    }

    /// Moves the row's element by one place, down (1) or up (-1).
    private func move(by step: Int) {
        guard canBeMoved, let element, let movement else { return }
        let target = element.index + step
        guard (0..<element.count).contains(target) else { return }
        withAnimation { movement(IndexSet(integer: element.index), step > 0 ? target + 1 : target) }
    }
}

extension ListBox {
    /// Role of the list, and its number of rows.
    var facts: AccessibilityFacts {
        var facts = AccessibilityFacts(.contained, role: .list)
        if selection?.isMultiple == true { facts.states = .multiSelectable }
        facts.grid = AccessibilityGrid(rows: countOfRows, columns: 1)
        return facts
    }

    private var countOfRows: Int { rows.reduce(0) { $0 + $1.countOfRows } }

    /// Place of `row` among all rows of the list that are content, those that are not made included.
    func position(of row: ListRowBox) -> AccessibilityPosition? {
        var index = 0
        var found: Int?
        for entry in rows {
            if entry.row === row { found = index }
            index += entry.countOfRows
        }
        return found.map { AccessibilityPosition(index: $0, count: index) }
    }
}

extension ListEntry {
    /// Number of rows of content that the entry stands for.
    fileprivate var countOfRows: Int {
        switch kind {
        case .row: role == .content ? 1 : 0
        case .unmade(_, let elements): elements.count
        }
    }
}
