/// What the views of one page find of it: whether it is there, and how it comes and goes.
///
/// `onAppear`, `onDisappear` and `task` follow the page, which outlives its time on screen: one that is covered has
/// disappeared, with its state as it was (S20.8).
@MainActor package final class PageContext {
    private unowned let host: ViewHost
    private var followers: [Follower] = []
    /// Whether its views count as there.
    package private(set) var isPresent = false
    /// The view that it grows out of and shrinks into; nil: it slides.
    package var zoomSource: MatchedGeometryKey?
    /// Whether people may drag it away.
    package var isDraggable = true

    package init(host: ViewHost) { self.host = host }

    /// Its views appear, children before their parents (S19.4).
    package func appear() {
        guard !isPresent else { return }
        isPresent = true
        for follower in followers { follower.appear() }
    }

    /// They disappear; their state stays.
    package func disappear() {
        guard isPresent else { return }
        isPresent = false
        for follower in followers { follower.disappear() }
    }

    /// Somebody in the page who is told.
    fileprivate func add(_ follower: Follower) {
        followers.append(follower)
        if isPresent { follower.appear() }
    }

    fileprivate func remove(_ follower: Follower) { followers.removeAll { $0 === follower } }
}

/// One that appears and disappears in turn.
@MainActor private final class Follower {
    private let appeared: (@MainActor () -> Void)?
    private let disappeared: (@MainActor () -> Void)?
    private var isThere = false

    init(appeared: (@MainActor () -> Void)?, disappeared: (@MainActor () -> Void)?) {
        self.appeared = appeared
        self.disappeared = disappeared
    }

    func appear() {
        guard !isThere else { return }
        isThere = true
        appeared?()
    }

    func disappear() {
        guard isThere else { return }
        isThere = false
        disappeared?()
    }
}

extension _ViewInputs {
    /// Has `appeared` called when the views at this place appear, now or later, and `disappeared` when they disappear: with
    /// their page, or with their identity.
    func followAppearance(
        appeared: (@MainActor () -> Void)? = nil, disappeared: (@MainActor () -> Void)? = nil
    ) {
        guard let page else {
            appeared?()
            if let disappeared { lifetime.onDisappear(disappeared) }
            return
        }
        let follower = Follower(appeared: appeared, disappeared: disappeared)
        page.add(follower)
        lifetime.onDisappear { [weak page] in
            follower.disappear()
            page?.remove(follower)
        }
    }
}
