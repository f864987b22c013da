@_spi(Engine) package import ViewGraph

/// What is presented over one window, in the order in which it came.
@MainActor package final class PresentationStack: HostAttachment, ContentAboveRoot {
    private unowned let host: ViewHost
    /// Shows presentations beyond the window's edges, where the window's owner can.
    package weak var surfaces: (any PresentationSurfaces)?
    private var open: [Presentation] = []
    /// On their way out.
    private var leaving: [Presentation] = []

    /// The presentations of `host`, which asks them about keys from now on.
    package init(host: ViewHost) {
        self.host = host
        host.contentAboveRoot = self
    }

    /// The one in front of all others; nil if nothing is presented.
    package var front: Presentation? { open.last }
    package var count: Int { open.count }

    func opened(_ presentation: Presentation) {
        open.append(presentation)
        guard presentation.traits.takesFocus else { return }
        let focus = host.focus
        presentation.focusBefore = (focus.focused, focus.isFocusVisible)
        let isVisible = focus.isFocusVisible
        focus.focus(nil, isVisible: false)
        // Who uses keys finds the focus on the content's first place.
        guard isVisible else { return }
        host.afterUpdate { [weak focus, weak presentation] in
            guard let focus, let box = presentation?.box else { return }
            focus.focus(focus.firstTarget(in: box), isVisible: true)
        }
    }

    /// The box to which the focus is confined; nil: to none.
    private var focusScope: LayoutBox? { open.last { $0.traits.takesFocus }?.box }

    /// Whether keys may reach what is in `box`.
    package func isReachable(_ box: LayoutBox) -> Bool {
        guard !open.isEmpty, let focusScope else { return true }
        return box.isInside(focusScope)
    }

    func dismissed(_ presentation: Presentation) {
        guard let index = open.firstIndex(where: { $0 === presentation }) else { return }
        open.remove(at: index)
        leaving.append(presentation)
        guard let before = presentation.focusBefore else { return }
        let target = before.target.flatMap { $0.box?.isInLeavingView == false ? $0 : nil }
        host.focus.focus(target, isVisible: before.isVisible)
    }

    func ended(_ presentation: Presentation) { leaving.removeAll { $0 === presentation } }

    /// An update is over: whose view leaves by a transition, leaves.
    package func viewsChanged() {
        guard !open.isEmpty else { return }
        for presentation in open where presentation.anchor.isInLeavingView && !presentation.hasLostAnchor {
            // Once: who cannot end it has it ended when the view has gone.
            presentation.hasLostAnchor = true
            presentation.dismissalRequested()
        }
    }

    /// The one in front that takes all keys gets this one. Returns whether there is one: then it is for nobody else.
    package func keyPressed(_ key: KeyInput) -> Bool {
        guard let handle = open.last(where: { $0.keyPressed != nil })?.keyPressed else { return false }
        return handle(key)
    }
}

extension ViewHost {
    /// Content that lies over the program's views: menus, alerts and their like.
    package var presentations: PresentationStack { attachment(PresentationStack.self) }
}
