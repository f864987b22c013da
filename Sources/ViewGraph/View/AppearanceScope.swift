/// Part of the view tree whose views appear and disappear together, independently of the lifetimes of their identities.
///
/// `onAppear`, `onDisappear` and `task` follow the scope: views in a scope that has disappeared have disappeared, and keep
/// their state.
@_spi(Engine) @MainActor open class AppearanceScope {
    private var followers: [Follower] = []
    /// True if the views of the scope count as appeared.
    package private(set) var isPresent = false

    /// A scope whose views have not appeared.
    package init() {}

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

    /// Adds a follower, which receives the appearances and disappearances of the scope.
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

/// Replacement of one scope by another for the views of a lifetime.
///
/// A modifier knows the scope of the place where it is written. Its views may be shown in an inner scope that is known
/// only when each of them is made, and that their lifetime therefore tells.
@MainActor package final class ScopeReplacement {
    private let replaced: AppearanceScope?
    private let scope: AppearanceScope
    private let outer: ScopeReplacement?

    /// Creates the replacement of the scope at a place.
    ///
    /// - Parameters:
    ///   - scope: the scope of the views.
    ///   - inputs: inputs of the place around them.
    package init(by scope: AppearanceScope, at inputs: borrowing _ViewInputs) {
        self.scope = scope
        replaced = inputs.appearanceScope
        outer = inputs.place.lifetime.scopeReplacement
    }

    /// Returns the scope that counts where `scope` is inherited. Scopes that begin within the views stay.
    ///
    /// - Parameter scope: scope of the place where a modifier is written.
    /// - Returns: the replacement's scope if `scope` is the replaced one, possibly by way of outer replacements.
    func applied(to scope: AppearanceScope?) -> AppearanceScope? {
        let scope = if let outer { outer.applied(to: scope) } else { scope }
        return scope === replaced ? self.scope : scope
    }
}

extension _ViewInputs {
    /// Calls `appeared` when the views at this place appear, now or later, and `disappeared` when they disappear, with
    /// their scope or because their identity ends.
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
