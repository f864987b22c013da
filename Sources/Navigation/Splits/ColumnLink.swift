package import AnimationCore
import Foundation
@_spi(Engine) import ViewGraph

/// Link between a column of a split view and the column before it, whose links decide what is shown here.
@MainActor package final class ColumnLink {
    /// View of a link in place of the column's own content.
    struct Shown {
        let view: AnyView
        let presenter: NavigationPresenter?
        let number: Int
        /// Informs the presenter that another view is shown.
        let dismissed: @MainActor () -> Void
    }

    private struct Entry { weak var model: NavigationModel? }

    private(set) var shown: Shown?
    private var number = 0
    /// Stacks of the column: its own, then those that its content brings.
    private var stacks: [Entry] = []
    /// Called when ``shown`` or ``hasInnerStack`` changed.
    var changed: @MainActor () -> Void = {}
    /// Called when something was chosen in the column before: a narrow window shows this column then.
    var chosen: @MainActor () -> Void = {}

    nonisolated init() {}

    private var models: [NavigationModel] { stacks.compactMap(\.model) }
    /// True if pages lie over the root of a stack of the column.
    var canPop: Bool { models.contains { $0.canPop } }
    /// True if the content of the column brings a stack of its own.
    var hasInnerStack: Bool { models.count > 1 }

    func add(_ model: NavigationModel) {
        guard !stacks.contains(where: { $0.model === model }) else { return }
        stacks.removeAll { $0.model == nil }
        stacks.append(Entry(model: model))
        changed()
    }

    func remove(_ model: NavigationModel) {
        stacks.removeAll { $0.model == nil || $0.model === model }
        changed()
    }

    /// Tells the split view that a row was selected in the column before, so that a narrow window shows this column.
    package func rowSelected() { chosen() }

    /// Shows `value`, chosen on a page of `source`: as the only page of a stack in this column that knows its
    /// destination, or else its destination in `source` in place of the content.
    func show(_ value: AnyHashable, from source: NavigationModel) {
        if let stack = models.last(where: { $0.hasDestination(for: value) }) {
            stack.set([value])
        } else if let view = source.destinationView(of: value) {
            replace(with: view, presenter: nil) {}
            models.first?.popToRoot()
        } else {
            source.reportMissingDestination(of: value)
        }
        chosen()
    }

    /// Shows `view` of `presenter` in place of the content, or updates it if it is shown already.
    func present(
        _ view: AnyView, by presenter: NavigationPresenter, dismissed: @escaping @MainActor () -> Void
    ) {
        if let shown, shown.presenter === presenter {
            self.shown = Shown(view: view, presenter: presenter, number: shown.number, dismissed: dismissed)
            return changed()
        }
        replace(with: view, presenter: presenter, dismissed)
        models.first?.popToRoot()
        chosen()
    }

    /// Shows the column's own content again, if the view of `presenter` is shown.
    func end(_ presenter: NavigationPresenter) {
        guard shown?.presenter === presenter else { return }
        shown = nil
        changed()
    }

    private func replace(
        with view: AnyView, presenter: NavigationPresenter?, _ dismissed: @escaping @MainActor () -> Void
    ) {
        let before = shown
        number += 1
        shown = Shown(view: view, presenter: presenter, number: number, dismissed: dismissed)
        before?.dismissed()
        changed()
    }
}

/// Button at the leading end of a column's bar.
struct ColumnButton {
    enum Kind { case toggle, back }

    let kind: Kind
    let action: @MainActor () -> Void
}

private enum NextColumnKey: EnvironmentKey { static var defaultValue: ColumnLink? { nil } }
private enum OwnColumnKey: EnvironmentKey { static var defaultValue: ColumnLink? { nil } }
private enum IsInSidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ColumnButtonKey: EnvironmentKey { static var defaultValue: ColumnButton? { nil } }

extension EnvironmentValues {
    /// Column in which links of the views, and selected rows, are shown; nil if links push a page.
    package var nextColumn: ColumnLink? {
        get { self[NextColumnKey.self] }
        set { self[NextColumnKey.self] = newValue }
    }
    /// True in the first column of a split view, where lists look different.
    package var isInSidebar: Bool {
        get { self[IsInSidebarKey.self] }
        set { self[IsInSidebarKey.self] = newValue }
    }
    /// Column at which stacks report themselves; nil on their pages.
    var ownColumn: ColumnLink? {
        get { self[OwnColumnKey.self] }
        set { self[OwnColumnKey.self] = newValue }
    }
    /// Button in the bar of the root of the next stack inside; nil if there is none.
    var columnButton: ColumnButton? {
        get { self[ColumnButtonKey.self] }
        set { self[ColumnButtonKey.self] = newValue }
    }
}
