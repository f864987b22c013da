/// Part of the view tree whose views appear and disappear together, apart from the beginning and end of their identities.
///
/// `onAppear`, `onDisappear` and `task` follow the scope: views in one that has disappeared have disappeared, with their
/// state as it was.
@_spi(Engine) @MainActor open class AppearanceScope {
    private var followers: [Follower] = []
    /// True if its views count as there.
    package private(set) var isPresent = false

    /// A scope whose views have not appeared.
    package init() {}

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

    /// Has `follower` appear and disappear with the scope.
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
    /// their scope, or with their identity.
    package func followAppearance(
        appeared: (@MainActor () -> Void)? = nil, disappeared: (@MainActor () -> Void)? = nil
    ) {
        guard let scope = appearanceScope else {
            appeared?()
            if let disappeared { lifetime.onDisappear(disappeared) }
            return
        }
        let follower = Follower(appeared: appeared, disappeared: disappeared)
        scope.add(follower)
        lifetime.onDisappear { [weak scope] in
            follower.disappear()
            scope?.remove(follower)
        }
    }
}
