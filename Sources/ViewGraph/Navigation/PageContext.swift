/// Appearance state and transition settings of one page, for the views in it.
///
/// `onAppear`, `onDisappear` and `task` follow the visibility of the page, not its lifetime: a covered page has
/// disappeared, and keeps its state (S20.8).
@MainActor package final class PageContext {
    private unowned let host: ViewHost
    private var followers: [Follower] = []
    /// True if the views of the page count as appeared.
    package private(set) var isPresent = false
    /// Key of the view that the page zooms out of and back into; nil if the page slides.
    package var zoomSource: MatchedGeometryKey?
    /// True if the user may drag the page away.
    package var isDraggable = true

    package init(host: ViewHost) { self.host = host }

    /// Makes the views of the page appear, children before their parents (S19.4).
    package func appear() {
        guard !isPresent else { return }
        isPresent = true
        for follower in followers { follower.appear() }
    }

    /// Makes the views of the page disappear; their state is kept.
    package func disappear() {
        guard isPresent else { return }
        isPresent = false
        for follower in followers { follower.disappear() }
    }

    /// Adds a follower, which receives the appearances and disappearances of the page.
    fileprivate func add(_ follower: Follower) {
        followers.append(follower)
        if isPresent { follower.appear() }
    }

    fileprivate func remove(_ follower: Follower) { followers.removeAll { $0 === follower } }
}

/// A pair of closures, called alternately: `appeared`, then `disappeared`.
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
    /// Calls `appeared` when the views at this place appear, now or later, and `disappeared` when they disappear, with
    /// their page or because their identity ends.
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
