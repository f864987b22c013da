/// The pages of a stack and the transition between two of them: what is pushed, popped, grabbed and let go, and what each
/// page is told of it (S20.7 to S20.15). It knows no views, no layers and no time.
///
/// A push is never cancelled: whoever pops during one finds it completed, and the pop begins in the same turn. A pop may be
/// cancelled; the page then passes through appearing to appeared one turn later.
@_spi(Engine) public struct NavigationMachine<Page: Hashable> {
    /// One thing to tell one page.
    public struct Notice: Hashable {
        /// Who is told.
        public let page: Page
        /// What.
        public let callback: AppearanceCallback

        /// Tells `page` of `callback`.
        public init(_ page: Page, _ callback: AppearanceCallback) {
            self.page = page
            self.callback = callback
        }
    }

    /// What goes on between the page in front and another one.
    public enum Transition: Hashable {
        case none
        /// `page` comes over `other`, or instead of it.
        case pushing(Page, over: Page)
        /// `page` goes, and `other` is uncovered; it may yet turn round.
        case popping(Page, to: Page)
        /// A pop was cancelled, and what moves comes to rest.
        case returning(Page, over: Page)
        /// That has come to rest, and `page` has arrived when this turn of the run loop is over (S20.11).
        case settling(Page, over: Page)
    }

    /// From the root to the page in front. While a pop goes on, the page that goes is no more among them (S20.15).
    public private(set) var pages: [Page]
    /// What goes on.
    public private(set) var transition = Transition.none
    /// The pages while the page in front is there, and while it is not: what a pop may yet turn into.
    private var choices: (with: [Page], without: [Page])?
    private var machines: [Page: AppearanceMachine] = [:]
    private var notices: [Notice] = []

    /// A stack of `root` and others on it, of which the last appears; ``takeNotices()`` tells it.
    public init(root: Page, _ others: [Page] = []) {
        pages = [root] + others
        let front = others.last ?? root
        tell(front) { $0.begins() }
        tell(front) { $0.arrives() }
    }

    /// What is to be told since this was last asked, in order.
    public mutating func takeNotices() -> [Notice] {
        defer { notices = [] }
        return notices
    }

    /// Where `page` is; disappeared if it is not known.
    public func state(of page: Page) -> AppearanceState { machines[page]?.state ?? .disappeared }

    /// The page in front of the others, which a pop under way still shows.
    public var front: Page {
        switch transition {
        case .none: pages[pages.count - 1]
        case .pushing(let page, _), .popping(let page, _), .returning(let page, _), .settling(let page, _): page
        }
    }

    /// The page behind the one in front that is to be seen as long as something goes on.
    public var back: Page? {
        switch transition {
        case .none: nil
        case .pushing(_, let page), .popping(_, let page), .returning(_, let page), .settling(_, let page): page
        }
    }

    // MARK: Events

    /// The stack is to be these pages; the first stays the root. A transition under way is completed, and another begins if
    /// the page in front is another one: a pop if it was behind before, otherwise a push.
    /// - Returns: whether a transition has begun.
    @discardableResult public mutating func set(_ wanted: [Page]) -> Bool {
        guard let root = wanted.first, wanted != pages else { return false }
        // Who is pushed again while it goes turns round there and then, as a new push (S20.13).
        finish()
        guard wanted != pages else { return false }
        let before = pages
        pages = wanted
        let (old, new) = (before[before.count - 1], wanted.last ?? root)
        defer { forgetOthers() }
        guard old != new else { return false }
        tell(old) { $0.leaves() }
        tell(new) { $0.begins() }
        if before.contains(new) {
            transition = .popping(old, to: new)
            choices = (before, wanted)
        } else {
            transition = .pushing(new, over: old)
            choices = (wanted, before)
        }
        return true
    }

    /// `page` comes in front of the others.
    public mutating func push(_ page: Page) {
        guard !pages.contains(page) else { return }
        set(pages + [page])
    }

    /// The page in front goes; of a push under way, the one that comes (S20.12). The root stays.
    /// - Returns: whether a pop goes on now.
    @discardableResult public mutating func pop() -> Bool {
        if case .returning(let page, let other) = transition, let choices {
            // It is on its way out as far as anybody was told.
            pages = choices.without
            transition = .popping(page, to: other)
            return true
        }
        guard pages.count > 1 else { return false }
        return set(Array(pages.dropLast()))
    }

    /// Somebody takes hold of the page in front: what comes is popped, what goes is held, what returns goes again.
    /// - Returns: false if there is nothing to hold.
    @discardableResult public mutating func grab() -> Bool {
        if case .popping = transition { return true }
        return pop()
    }

    /// The pop that goes on is cancelled: the path is as before, and the page is on its way back (S20.11, S20.15).
    public mutating func cancelPop() {
        guard case .popping(let page, let other) = transition, let choices else { return }
        pages = choices.with
        transition = .returning(page, over: other)
    }

    /// What moved has come to rest.
    public mutating func motionEnded() {
        switch transition {
        case .none, .settling: break
        case .pushing, .popping: complete()
        case .returning(let page, let other):
            tell(other) { $0.leaves() }
            tell(page) { $0.begins() }
            transition = .settling(page, over: other)
        }
    }

    /// A turn of the run loop is over.
    public mutating func turnEnded() {
        if case .settling = transition { complete() }
    }

    /// Whatever goes on is completed at once.
    public mutating func finish() {
        motionEnded()
        turnEnded()
    }

    private mutating func complete() {
        switch transition {
        case .none, .returning: break
        case .pushing(let page, let other), .settling(let page, let other):
            transition = .none
            tell(other) { $0.ends() }
            tell(page) { $0.arrives() }
        case .popping(let page, let other):
            transition = .none
            tell(page) { $0.ends() }
            tell(other) { $0.arrives() }
        }
        forgetOthers()
    }

    private mutating func tell(_ page: Page, _ event: (inout AppearanceMachine) -> [AppearanceCallback]) {
        var machine = machines[page] ?? AppearanceMachine()
        for callback in event(&machine) { notices.append(Notice(page, callback)) }
        machines[page] = machine
    }

    private mutating func forgetOthers() {
        machines = machines.filter { pages.contains($0.key) || $0.key == front || $0.key == back }
    }
}
