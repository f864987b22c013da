@_spi(Engine) import AnimationCore
import Foundation
@_spi(Engine) import ViewGraph
import Views

/// One page of a stack, in the environment of its views.
@MainActor final class NavigationPage {
    let id: PageID
    private(set) weak var model: NavigationModel?
    /// Content of a presented page, such as a link's destination; nil if the page is a value's.
    var content: AnyView?
    /// Informs the presenter that the page has been popped.
    var dismissed: (@MainActor () -> Void)?
    /// Informs the presenter that the page is back after a cancelled pop.
    var restored: (@MainActor () -> Void)?
    /// Presenter of the page; nil if the page is that of a value on the path.
    var presenter: NavigationPresenter?
    /// The page's bar values; the next page's back button shows the title.
    var bar = NavigationBarItems() { didSet { if bar.title != oldValue.title { model?.page(after: self)?.refresh() } } }
    /// Look of a tab bar around the stack while the page is in front.
    var tabBarLook = TabBarLook() { didSet { if tabBarLook != oldValue { model?.tabBarChanged() } } }
    /// Replaces the view of the page.
    var show: @MainActor (NavigationPageView<AnyView>) -> Void = { _ in }

    /// Action that pops the page. It is never replaced, so that no view is evaluated for a new one.
    private(set) lazy var dismiss = DismissAction { [weak self] in
        if let self { model?.pop(self) }
    }

    init(id: PageID, model: NavigationModel) {
        self.id = id
        self.model = model
    }

    var view: NavigationPageView<AnyView> {
        NavigationPageView(
            content: model?.content(of: self) ?? AnyView(EmptyView()), page: self, previousTitle: previous?.bar.title)
    }

    var isRoot: Bool { id == NavigationModel.rootID }
    /// Changes of the bar while content is scrolled under it.
    let collapse = BarCollapse()
    /// True if the title is large unless the page says something else: on the root, and on a page above one with a large title.
    var prefersLargeTitle: Bool {
        switch bar.mode ?? .automatic {
        case .automatic: previous?.prefersLargeTitle ?? true
        case .large: true
        case .inline: false
        }
    }
    /// The page below this one.
    var previous: NavigationPage? { model?.page(before: self) }

    /// Shows the content anew: its destination may have changed.
    func refresh() { if !isRoot { show(view) } }
}

/// Identity of a presenter of a page: a link, or `navigationDestination(isPresented:)`.
@MainActor final class NavigationPresenter {}

/// State of a stack: the pages of the path's values, and presented pages between and above them.
@MainActor final class NavigationModel {
    private unowned let stack: PageStackBox
    private unowned let host: ViewHost
    /// Resolves the transactions that reach the stack.
    private let scope: TransactionScope
    private var entries: [NavigationPage] = []
    private var known: [PageID: NavigationPage] = [:]
    private var destinations: [ObjectIdentifier: Destination] = [:]
    /// The tab that the stack is in; nil outside of tabs.
    weak var tab: TabLink? { didSet { if tab !== oldValue { tabBarChanged() } } }
    /// Column of a split view that the stack is in; nil outside of columns, and in stacks on pages of others.
    weak var column: ColumnLink? {
        didSet {
            guard column !== oldValue else { return }
            oldValue?.remove(self)
            column?.add(self)
        }
    }
    /// Page that was presented in the update that is under way.
    private weak var newest: NavigationPage?
    /// Writes the program's path.
    var set: ([AnyHashable]) -> Void = { _ in }

    /// Destination view of values of one type, with the modifier that registered it.
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

    /// The page that lies directly above `page`; nil if that is in front.
    func page(after page: NavigationPage) -> NavigationPage? {
        guard let index = entries.firstIndex(where: { $0 === page }), index + 1 < entries.count else { return nil }
        return entries[index + 1]
    }

    /// Sets the environment values of views on `page`.
    func enter(_ page: NavigationPage, _ environment: inout EnvironmentValues) {
        environment.navigationPage = page
        environment.nextColumn = nil
        environment.isInSidebar = false
        environment.ownColumn = nil
        guard !page.isRoot else { return }
        environment.dismiss = page.dismiss
    }

    // MARK: The path

    private var values: [AnyHashable] {
        entries.filter { !$0.isRoot && $0.presenter == nil }.map(\.id.value)
    }

    /// Follows a new value of the program's path; pages move if `animates`.
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
            // Every page from the first differing value on is replaced.
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

    /// Removes the pages from index `count` on, and informs their presenters.
    private func cut(to count: Int) {
        let gone = entries[min(count, entries.count)...]
        entries.removeLast(gone.count)
        for page in gone { page.dismissed?() }
    }

    private func show(animates: Bool) {
        stack.show(entries.map(\.id), animates: animates)
        tabBarChanged()
        known = known.filter { id, page in entries.contains { $0 === page } || stack.shows(id) }
    }

    /// Follows a drag that popped pages or brought them back: updates presenters and the path.
    func followed(to ids: [PageID]) {
        let before = values
        let gone = entries.filter { !ids.contains($0.id) }
        entries = ids.map { page($0) }
        for page in gone { page.dismissed?() }
        for page in entries where page.presenter != nil { page.restored?() }
        if values != before { set(values) }
        tabBarChanged()
    }

    /// Tells the tab around if the front page hides the tab bar.
    func tabBarChanged() { tab?.frontChanged(of: self, look: entries.last?.tabBarLook ?? TabBarLook()) }

    /// True if pages lie over the root.
    var canPop: Bool { entries.count > 1 }

    /// Pops all pages above the root.
    ///
    /// - Returns: false if there are none.
    @discardableResult func popToRoot() -> Bool {
        guard entries.count > 1 else { return false }
        pop(entries[1])
        return true
    }

    /// Pushes a value: appends it to the path.
    func push(_ value: AnyHashable) { set(values + [value]) }

    /// Pops `page` and all pages above it.
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

    /// Pops the top page on Escape, Alt+Left or the back key, unless its back button is hidden.
    ///
    /// - Returns: true if a page was popped.
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

    // MARK: Content of pages

    /// Registers `make` as destination of values of `type`; the first owner's counts.
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

    /// True if the stack knows a destination for values of the type of `value`.
    func hasDestination(for value: AnyHashable) -> Bool {
        destinations[ObjectIdentifier(Swift.type(of: value.base))] != nil
    }

    /// Returns the destination of `value`; nil if there is none for its type.
    func destinationView(of value: AnyHashable) -> AnyView? {
        destinations[ObjectIdentifier(Swift.type(of: value.base))]?.make(value)
    }

    /// Reports that a link's value has no destination.
    func reportMissingDestination(of value: AnyHashable) {
        host.report(
            "There is no navigationDestination for \(Swift.type(of: value.base)) in the columns, and the link does nothing; put "
                + "one on the content of the sidebar, or on the root of the detail's stack (S20.1).")
    }

    func content(of page: NavigationPage) -> AnyView? {
        if let content = page.content { return content }
        let value = page.id.value
        if let made = destinations[ObjectIdentifier(Swift.type(of: value.base))]?.make(value) { return made }
        // The page below may register the destination later in this same update.
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

    // MARK: Presented pages

    /// Presents `content` as a page of `presenter` over `origin`, in place of the pages above that, or updates its
    /// content if it is presented already. The page slides in if `animates`.
    ///
    /// - Returns: false if another presenter has put a page over `origin` in this very update, as links do that follow one
    ///   binding: the first of them counts.
    func present(
        _ content: AnyView, by presenter: NavigationPresenter, over origin: NavigationPage, animates: Bool,
        dismissed: @escaping @MainActor () -> Void, restored: @escaping @MainActor () -> Void
    ) -> Bool {
        if let page = entries.first(where: { $0.presenter === presenter }) {
            page.content = content
            page.refresh()
            return true
        }
        guard let index = entries.firstIndex(where: { $0 === origin }) else { return true }
        if let newest, entries[(index + 1)...].contains(where: { $0 === newest }) { return false }
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
        newest = page
        host.afterUpdate { [weak self] in self?.newest = nil }
        show(animates: animates)
        if values != before { set(values) }
        return true
    }

    /// Removes the page of `presenter` and those above it, if it is presented; they slide out if `animates`.
    func end(_ presenter: NavigationPresenter, animates: Bool) {
        guard let index = entries.firstIndex(where: { $0.presenter === presenter }) else { return }
        let before = values
        // The presenter ended it itself and needs no notice.
        entries[index].dismissed = nil
        cut(to: index)
        show(animates: animates)
        if values != before { set(values) }
    }
}

private enum NavigationPageKey: EnvironmentKey { static var defaultValue: NavigationPage? { nil } }

extension EnvironmentValues {
    /// Page of the stack around, for views on it.
    var navigationPage: NavigationPage? {
        get { self[NavigationPageKey.self] }
        set { self[NavigationPageKey.self] = newValue }
    }
}
