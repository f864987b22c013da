/// State machine of a navigation stack: its pages, the transition between two of them, and the callbacks that each page
/// receives (S20.7 to S20.15). It knows neither views nor layers nor time.
///
/// A push cannot be cancelled: a pop during a push completes the push first and starts in the same turn. A pop can be
/// cancelled; the page then passes through the state appearing and reaches appeared one turn later.
@_spi(Engine) public struct NavigationMachine<Page: Hashable> {
    /// A callback to deliver to one page.
    public struct Notice: Hashable {
        /// Page that receives the callback.
        public let page: Page
        /// Callback to deliver.
        public let callback: AppearanceCallback

        /// Creates a notice that delivers `callback` to `page`.
        public init(_ page: Page, _ callback: AppearanceCallback) {
            self.page = page
            self.callback = callback
        }
    }

    /// Transition between the front page and the page behind it.
    public enum Transition: Hashable {
        /// No transition is in progress.
        case none
        /// `page` is moving in over `other`, or replaces it.
        case pushing(Page, over: Page)
        /// `page` is moving out and uncovers `other`. The pop may still be cancelled.
        case popping(Page, to: Page)
        /// The pop of `page` was cancelled, and `page` is moving back over `other`.
        case returning(Page, over: Page)
        /// `page` has come back to rest after a cancelled pop. It has appeared at the end of this turn of the run loop
        /// (S20.11).
        case settling(Page, over: Page)
    }

    /// Pages of the path, from the root to the front. A page that is being popped is no longer included (S20.15).
    public private(set) var pages: [Page]
    /// Transition in progress, or `none`.
    public private(set) var transition = Transition.none
    /// Path with and without the page that is in transition. Grabbing and cancelling a pop switch between the two.
    private var choices: (with: [Page], without: [Page])?
    private var machines: [Page: AppearanceMachine] = [:]
    private var notices: [Notice] = []

    /// Creates a stack of `root` and `others`, whose last page has appeared. Its callbacks are returned by
    /// ``takeNotices()``.
    public init(root: Page, _ others: [Page] = []) {
        pages = [root] + others
        let front = others.last ?? root
        tell(front) { $0.begins() }
        tell(front) { $0.arrives() }
    }

    /// Returns the notices that have accumulated since the last call, in order, and removes them.
    public mutating func takeNotices() -> [Notice] {
        defer { notices = [] }
        return notices
    }

    /// Returns the visibility of `page`; `disappeared` if the page is unknown.
    public func state(of page: Page) -> AppearanceState { machines[page]?.state ?? .disappeared }

    /// Frontmost page on screen. During a pop, this is the page that is moving out.
    public var front: Page {
        switch transition {
        case .none: pages[pages.count - 1]
        case .pushing(let page, _), .popping(let page, _), .returning(let page, _), .settling(let page, _): page
        }
    }

    /// Page behind the front page that is visible during the transition; nil when no transition is in progress.
    public var back: Page? {
        switch transition {
        case .none: nil
        case .pushing(_, let page), .popping(_, let page), .returning(_, let page), .settling(_, let page): page
        }
    }

    // MARK: Events

    /// Replaces the pages of the stack; the first page must stay the root. Completes a transition in progress. If the
    /// front page changes, starts a new transition: a pop if the new front page was in the stack before, otherwise a
    /// push.
    ///
    /// - Returns: true if a transition has started.
    @discardableResult public mutating func set(_ wanted: [Page]) -> Bool {
        guard let root = wanted.first, wanted != pages else { return false }
        // A page that is pushed again while it is being popped reverses at once, as a new push (S20.13).
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

    /// Pushes `page`. Does nothing if the stack already contains it.
    public mutating func push(_ page: Page) {
        guard !pages.contains(page) else { return }
        set(pages + [page])
    }

    /// Pops the front page; during a push, the page being pushed (S20.12). The root is never popped.
    ///
    /// - Returns: true if a pop is now in progress.
    @discardableResult public mutating func pop() -> Bool {
        if case .returning(let page, let other) = transition, let choices {
            // For the callbacks, the page is still disappearing: no callback was sent when the pop was cancelled.
            pages = choices.without
            transition = .popping(page, to: other)
            return true
        }
        guard pages.count > 1 else { return false }
        return set(Array(pages.dropLast()))
    }

    /// Starts an interactive pop of the front page. A push is completed and popped, a running pop is held, and a
    /// cancelled pop starts again.
    ///
    /// - Returns: false if there is no page to pop.
    @discardableResult public mutating func grab() -> Bool {
        if case .popping = transition { return true }
        return pop()
    }

    /// Cancels the pop in progress: restores the path, and the page starts to move back (S20.11, S20.15).
    public mutating func cancelPop() {
        guard case .popping(let page, let other) = transition, let choices else { return }
        pages = choices.with
        transition = .returning(page, over: other)
    }

    /// Handles the end of the transition's motion.
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

    /// Handles the end of a turn of the run loop.
    public mutating func turnEnded() {
        if case .settling = transition { complete() }
    }

    /// Completes the transition in progress at once.
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
