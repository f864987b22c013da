import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph

/// Refreshing of one scroll view: its action, whether that runs, and the arc that shows it.
@MainActor final class RefreshControl {
    /// Newest action; nil if the scroll view cannot be refreshed.
    private(set) var action: RefreshAction?
    let arc: RefreshArc
    private unowned let host: ViewHost
    private var state = State.resting
    private var shortcuts: [Int] = []

    private enum State {
        case resting
        case refreshing(Task<Void, Never>)
    }

    /// Distance in points by which content must be pulled, as shown, for the action to begin.
    static let threshold: CGFloat = 76
    /// Height of the gap above the content while the action runs, in points.
    static let gap: CGFloat = 56

    init(_ host: ViewHost) {
        self.host = host
        arc = RefreshArc(host)
    }

    var isRefreshing: Bool {
        if case .refreshing = state { true } else { false }
    }

    /// Sets the action. As long as there is one, F5 and Ctrl+R perform `pressed` while `box` is in the window, unless
    /// the program uses them.
    func set(_ new: RefreshAction?, shortcutsIn box: LayoutBox, pressed: @escaping @MainActor () -> Void) {
        action = new
        if new == nil { return removeShortcuts() }
        guard shortcuts.isEmpty else { return }
        shortcuts = [
            ShortcutStroke(.named("F5"), modifiers: 0), ShortcutStroke(.character("r"), modifiers: KeyInput.control),
        ].map { host.focus.addShortcut($0, box: box, isFallback: true, action: pressed) }
    }

    private func removeShortcuts() {
        for id in shortcuts { host.focus.removeShortcut(id) }
        shortcuts = []
    }

    /// Begins the action, unless it runs already.
    ///
    /// - Parameter ended: called when the action has ended, unless it was cancelled.
    /// - Returns: false if nothing has begun.
    func begin(ended: @escaping @MainActor () -> Void) -> Bool {
        guard let action, !isRefreshing else { return false }
        state = .refreshing(
            Task { [weak self] in
                await action.action()
                guard !Task.isCancelled, let self else { return }
                state = .resting
                ended()
            })
        return true
    }

    /// Cancels the action and removes the arc.
    func end() {
        if case .refreshing(let task) = state { task.cancel() }
        state = .resting
        removeShortcuts()
        arc.discard()
    }
}
