@_spi(Engine) package import ViewGraph

/// Presentations above one window, in the order in which they opened.
@MainActor package final class PresentationStack: HostAttachment, ContentAboveRoot {
    private unowned let host: ViewHost
    /// Shows presentations beyond the window's edges; nil if the window's owner cannot.
    package weak var surfaces: (any PresentationSurfaces)?
    private var open: [Presentation] = []
    /// Dismissed presentations whose transitions still run.
    private var leaving: [Presentation] = []
    private var storeys: Storeys

    /// The presentations of `host`, which passes keys to them from now on.
    package init(host: ViewHost) {
        self.host = host
        storeys = Storeys(host.root)
        host.contentAboveRoot = self
    }

    /// The front-most presentation; nil if there is none.
    package var front: Presentation? { open.last }
    package var count: Int { open.count }

    func opened(_ presentation: Presentation) {
        open.append(presentation)
        guard presentation.traits.takesFocus else { return }
        let focus = host.focus
        presentation.focusBefore = (focus.focused, focus.isFocusVisible)
        focus.focus(nil, isVisible: false)
    }

    /// Called when the content's views are made, and will be placed by this update.
    func made(_ presentation: Presentation) {
        // People who use keys, or listen, find the focus on the content's first target.
        guard let before = presentation.focusBefore, before.isVisible || host.isRead else { return }
        presentation.roundsOfFirstFocus = 4
    }

    /// Moves the focus to the first target in the front-most content while that opens: bars come after the pages under them, and what fades in
    /// is hidden in the first round of the update.
    private func focusFirst() {
        guard let front, front.roundsOfFirstFocus > 0, let box = front.box else { return }
        front.roundsOfFirstFocus -= 1
        let focus = host.focus
        guard focus.focused == nil || focus.focused === front.firstFocus else {
            front.roundsOfFirstFocus = 0
            return
        }
        if let target = focus.firstTarget(in: box) {
            if target !== focus.focused { focus.focus(target, isVisible: front.focusBefore?.isVisible == true) }
        } else if host.isRead, focus.focused == nil {
            // Content without a place for keys is read, too.
            focus.focusForListener(box)
        }
        front.firstFocus = focus.focused
    }

    /// The presentation to which the focus is confined; nil if it is not confined.
    private var focusScope: Presentation? { open.last { $0.traits.takesFocus && !$0.letsThrough } }

    /// True if keys may reach views in `box`.
    package func isReachable(_ box: LayoutBox) -> Bool {
        guard !open.isEmpty, let focusScope, let scope = focusScope.box else { return true }
        return box.isInside(scope) || !storeys.all.isEmpty && isAbove(box, focusScope)
    }

    /// True unless modal content lies over `box`, a box of the window's own views, of a storey or of a presentation.
    package func isReadable(_ box: LayoutBox) -> Bool {
        let open = openInOrder
        guard let last = open.lastIndex(where: \.blocks) else { return true }
        if !storeys.all.isEmpty, isAbove(box, open[last]) { return true }
        // A menu lies over a dialog without hiding it; a dialog hides what is behind it.
        let first = open.lastIndex { $0.traits.fillsWindow && $0.blocks } ?? open.firstIndex(where: \.blocks) ?? last
        return open[first...].contains { $0.box.map { box === $0 || $0.isInside(box) } ?? false }
    }

    /// Open presentations, back to front.
    private var openInOrder: [Presentation] {
        guard !storeys.all.isEmpty else { return open }
        let heights = open.map { storeys.height(of: $0.anchor) }
        return open.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { open[$0] }
    }

    /// True if `box` lies in a storey above that of `presentation`.
    private func isAbove(_ box: LayoutBox, _ presentation: Presentation) -> Bool {
        storeys.height(of: box) > storeys.height(of: presentation.anchor)
    }

    // MARK: Storeys

    /// Adds a storey over the window's views.
    ///
    /// - Parameter level: order among storeys; one below zero lies below the presentations of the window's own views.
    /// - Returns: the storey, without views.
    package func addStorey(level: Double) -> Storey { storeys.add(level: level) }

    /// Removes `storey` and its boxes.
    package func remove(_ storey: Storey) { storeys.remove(storey) }

    /// The list for presentations of views in `box`.
    func list(above box: LayoutBox) -> BoxList { storeys.storey(around: box)?.presented ?? host.root.presented }

    func dismissed(_ presentation: Presentation) {
        guard let index = open.firstIndex(where: { $0 === presentation }) else { return }
        open.remove(at: index)
        leaving.append(presentation)
        guard let before = presentation.focusBefore else { return }
        let target = before.target.flatMap { $0.box?.isInLeavingView == false ? $0 : nil }
        host.focus.focus(target, isVisible: before.isVisible)
    }

    /// Requests the dismissal of the sheets, covers and alerts that are open, the front-most first.
    ///
    /// - Returns: true if there were any.
    @discardableResult package func requestDismissalOfCovers() -> Bool {
        let covers = open.filter(\.traits.fillsWindow)
        for cover in covers.reversed() { cover.dismissalRequested() }
        return !covers.isEmpty
    }

    func ended(_ presentation: Presentation) { leaving.removeAll { $0 === presentation } }

    /// Requests the dismissal of presentations whose views have begun to leave by a transition, and moves the focus into one that
    /// opens. Called after each round of an update.
    package func viewsChanged() {
        guard !open.isEmpty else { return }
        focusFirst()
        for presentation in open where presentation.anchor.isInLeavingView && !presentation.hasLostAnchor {
            // Requested once. If the owner does not dismiss it, the presentation ends with its view.
            presentation.hasLostAnchor = true
            presentation.dismissalRequested()
        }
    }

    /// Passes the key to the front-most presentation that takes keys. Returns true if it used the key.
    package func keyPressed(_ key: KeyInput) -> Bool {
        front?.roundsOfFirstFocus = 0
        guard let handle = open.last(where: { $0.keyPressed != nil })?.keyPressed else { return false }
        return handle(key)
    }
}

extension ViewHost {
    /// Content that lies over the program's views: menus, alerts and their like.
    package var presentations: PresentationStack { attachment(PresentationStack.self) }
}
