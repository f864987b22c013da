@_spi(Engine) import AnimationCore
import Foundation
@_spi(Engine) import ViewGraph

/// One page of a stack, as its views find it.
@MainActor final class NavigationPage {
    let id: PageID
    private(set) weak var model: NavigationModel?
    /// What is shown, if that is no value's page: the destination of a link.
    var content: AnyView?
    /// Tells whoever presents the page that it has been popped.
    var dismissed: (@MainActor () -> Void)?
    /// Tells the same that it comes back after all.
    var restored: (@MainActor () -> Void)?
    /// Who presents it; nil: a value of the path does.
    var presenter: NavigationPresenter?
    /// What the bar of this page says, for the back button of the next.
    var bar = NavigationBarItems()
    /// The page's view, to be put in place of the one before.
    var show: @MainActor (NavigationPageView<AnyView>) -> Void = { _ in }

    /// Pops the page. One value for all times, so that nobody is evaluated anew for another.
    private(set) lazy var dismiss = DismissAction { [weak self] in
        if let self { model?.pop(self) }
    }

    init(id: PageID, model: NavigationModel) {
        self.id = id
        self.model = model
    }

    var view: NavigationPageView<AnyView> {
        NavigationPageView(content: model?.content(of: self) ?? AnyView(EmptyView()), page: self)
    }

    var isRoot: Bool { id == NavigationModel.rootID }
    /// The page that a pop leads to.
    var previous: NavigationPage? { model?.page(before: self) }

    /// What it shows may be another view now.
    func refresh() { if !isRoot { show(view) } }
}

/// Whoever shows a page by a Boolean or an item: a link, or `navigationDestination(isPresented:)`.
@MainActor final class NavigationPresenter {}

/// What a stack shows: the values of its path, and pages that links present beside them.
@MainActor final class NavigationModel {
    private unowned let stack: PageStackBox
    private unowned let host: ViewHost
    /// Asked for the transactions that reach the stack.
    private let scope: TransactionScope
    private var entries: [NavigationPage] = []
    private var known: [PageID: NavigationPage] = [:]
    private var destinations: [ObjectIdentifier: Destination] = [:]
    /// Writes the path.
    var set: ([AnyHashable]) -> Void = { _ in }

    /// How values of one type are shown, and who said so.
    private struct Destination {
        let owner: ObjectIdentifier
        let make: @MainActor (AnyHashable) -> AnyView?
    }

    static let rootID = PageID(depth: 0, value: AnyHashable("root"))

    init(stack: PageStackBox, host: ViewHost, scope: TransactionScope) {
        self.stack = stack
        self.host = host
        self.scope = scope
    }

    func page(_ id: PageID) -> NavigationPage {
        if let page = known[id] { return page }
        let page = NavigationPage(id: id, model: self)
        known[id] = page
        return page
    }

    func page(before page: NavigationPage) -> NavigationPage? {
        let index = entries.firstIndex { $0 === page } ?? entries.count
        return index > 0 && !entries.isEmpty ? entries[index - 1] : nil
    }

    /// What views on `page` find in their environment.
    func enter(_ page: NavigationPage, _ environment: inout EnvironmentValues) {
        environment.navigationPage = page
        guard !page.isRoot else { return }
        environment.dismiss = page.dismiss
    }

    // MARK: The path

    private var values: [AnyHashable] {
        entries.filter { !$0.isRoot && $0.presenter == nil }.map(\.id.value)
    }

    /// The program's path is this one.
    func pathChanged(to items: [AnyHashable], animates: Bool) {
        let root = page(Self.rootID)
        guard !entries.isEmpty else {
            entries = [root]
            for item in items { entries.append(page(PageID(depth: entries.count, value: item))) }
            return show(animates: false)
        }
        let old = values
        guard items != old else { return }
        var common = 0
        while common < min(items.count, old.count), items[common] == old[common] { common += 1 }
        if common < old.count {
            // From the first value that differs on all is new.
            var left = common
            let end = entries.firstIndex { page in
                guard !page.isRoot, page.presenter == nil else { return false }
                left -= 1
                return left < 0
            }
            cut(to: end ?? entries.count)
        }
        for item in items[common...] { entries.append(page(PageID(depth: entries.count, value: item))) }
        show(animates: animates)
    }

    /// Pages from `count` on are no more.
    private func cut(to count: Int) {
        let gone = entries[min(count, entries.count)...]
        entries.removeLast(gone.count)
        for page in gone { page.dismissed?() }
    }

    private func show(animates: Bool) {
        stack.show(entries.map(\.id), animates: animates)
        known = known.filter { id, page in entries.contains { $0 === page } || stack.shows(id) }
    }

    /// People have dragged a page away, or let it go: the path follows.
    func followed(to ids: [PageID]) {
        let before = values
        let gone = entries.filter { !ids.contains($0.id) }
        entries = ids.map { page($0) }
        for page in gone { page.dismissed?() }
        for page in entries where page.presenter != nil { page.restored?() }
        if values != before { set(values) }
    }

    /// A value's page is to come.
    func push(_ value: AnyHashable) { set(values + [value]) }

    /// `page`, and what lies on it, is to go.
    func pop(_ page: NavigationPage) {
        guard let index = entries.firstIndex(where: { $0 === page }), index > 0 else { return }
        let before = values
        let kept = entries[..<index].filter { !$0.isRoot && $0.presenter == nil }.map(\.id.value)
        let presented = entries[index...].filter { $0.presenter != nil }
        if kept != before { set(kept) }
        guard !presented.isEmpty else { return }
        host.enqueue(.current) { [self] in
            guard let index = entries.firstIndex(where: { $0 === page }) else { return }
            cut(to: index)
            show(animates: !scope.resolve().disablesAnimations)
        }
    }

    /// Escape, and the keys by which desktops go back.
    func keyPressed(_ key: KeyInput) -> Bool {
        guard key.phase == .down, entries.count > 1, let top = entries.last, !top.bar.hidesBackButton else {
            return false
        }
        let isBack =
            key.name == "Escape" && key.modifiers == 0 || key.name == "Left" && key.modifiers == KeyInput.option
            || key.name == "XF86Back"
        guard isBack else { return false }
        pop(top)
        return true
    }

    // MARK: What pages show

    /// Values of a type are shown by `make` from now on.
    func register(
        _ type: ObjectIdentifier, owner: AnyObject, make: @escaping @MainActor (AnyHashable) -> AnyView?
    ) {
        if let known = destinations[type], known.owner != ObjectIdentifier(owner) {
            host.report(
                "navigationDestination is given more than once for one type in a stack; the first one counts (S20.1).")
            return
        }
        destinations[type] = Destination(owner: ObjectIdentifier(owner), make: make)
        for page in known.values
        where page.presenter == nil && ObjectIdentifier(Swift.type(of: page.id.value.base)) == type {
            page.refresh()
        }
    }

    func unregister(_ type: ObjectIdentifier, owner: AnyObject) {
        if destinations[type]?.owner == ObjectIdentifier(owner) { destinations[type] = nil }
    }

    func content(of page: NavigationPage) -> AnyView? {
        if let content = page.content { return content }
        let value = page.id.value
        if let made = destinations[ObjectIdentifier(Swift.type(of: value.base))]?.make(value) { return made }
        // A destination may come with the page behind, in this same update.
        host.afterUpdate { [weak self] in
            guard let self, known[page.id] === page, page.content == nil else { return }
            let type = Swift.type(of: value.base)
            guard destinations[ObjectIdentifier(type)] == nil else { return }
            host.report(
                "There is no navigationDestination for \(type) in the stack, and its page is empty; put one on the root, or "
                    + "on a page below (S20.1).")
        }
        return nil
    }

    // MARK: Pages that are presented

    /// A page over `origin` that `presenter` shows as long as it wants to; pushed by motion if `animates`.
    func present(
        _ content: AnyView, by presenter: NavigationPresenter, over origin: NavigationPage, animates: Bool,
        dismissed: @escaping @MainActor () -> Void, restored: @escaping @MainActor () -> Void
    ) {
        if let page = entries.first(where: { $0.presenter === presenter }) {
            page.content = content
            return page.refresh()
        }
        guard let index = entries.firstIndex(where: { $0 === origin }) else { return }
        let before = values
        cut(to: index + 1)
        let id = PageID(depth: entries.count, value: AnyHashable(ObjectIdentifier(presenter)))
        let page = page(id)
        page.presenter = presenter
        page.content = content
        page.dismissed = dismissed
        page.restored = restored
        entries.append(page)
        page.refresh()
        show(animates: animates)
        if values != before { set(values) }
    }

    /// The page of `presenter` is to go, if it is there; popped by motion if `animates`.
    func end(_ presenter: NavigationPresenter, animates: Bool) {
        guard let index = entries.firstIndex(where: { $0.presenter === presenter }) else { return }
        let before = values
        // Whoever ends it knows.
        entries[index].dismissed = nil
        cut(to: index)
        show(animates: animates)
        if values != before { set(values) }
    }
}

private enum NavigationPageKey: EnvironmentKey { static var defaultValue: NavigationPage? { nil } }

extension EnvironmentValues {
    /// The page of a stack that the view is on.
    var navigationPage: NavigationPage? {
        get { self[NavigationPageKey.self] }
        set { self[NavigationPageKey.self] = newValue }
    }
}
