/// What is presented over one window, in the order in which it came.
@MainActor package final class PresentationStack {
    unowned var host: ViewHost?
    private var open: [Presentation] = []
    /// On their way out.
    private var leaving: [Presentation] = []

    /// The one in front of all others; nil if nothing is presented.
    package var front: Presentation? { open.last }
    package var count: Int { open.count }

    func opened(_ presentation: Presentation) { open.append(presentation) }

    func dismissed(_ presentation: Presentation) {
        guard let index = open.firstIndex(where: { $0 === presentation }) else { return }
        open.remove(at: index)
        leaving.append(presentation)
    }

    func ended(_ presentation: Presentation) { leaving.removeAll { $0 === presentation } }

    /// An update is over: whose view leaves by a transition, leaves.
    func viewsChanged() {
        guard !open.isEmpty else { return }
        for presentation in open where presentation.anchor.isInLeavingView { presentation.dismissalRequested() }
    }

    /// The one in front that takes all keys gets this one. Returns whether there is one: then it is for nobody else.
    func keyPressed(_ key: KeyInput) -> Bool {
        guard let handle = open.last(where: { $0.keyPressed != nil })?.keyPressed else { return false }
        return handle(key)
    }
}
