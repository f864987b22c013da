import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Groups changes of layers: the length and curve of their implicit animations, and a completion.
@preconcurrency @MainActor public enum CATransaction {
    /// Options of one level of transactions.
    struct Level {
        var disablesActions: Bool
        var duration: Double?
        var curve: CAMediaTimingFunction?
        var completion: TransactionCompletion?
        /// True for a level that was begun by an option set outside of `begin` and `commit`.
        var isImplicit = false
    }

    private static var levels: [Level] = []
    /// Length of animations without one of their own, in seconds, outside of transactions that set one.
    static let standardDuration = 0.25

    /// The level that is current; changes of it outside of `begin` and `commit` hold until the next frame.
    private static var current: Level {
        get { levels.last ?? Level(disablesActions: false) }
        set {
            if levels.isEmpty { beginImplicit() }
            var level = newValue
            level.isImplicit = levels[levels.count - 1].isImplicit
            levels[levels.count - 1] = level
        }
    }

    /// Begins a transaction in the current one, whose options it takes over.
    public static func begin() {
        var level = levels.last ?? Level(disablesActions: false)
        level.completion = nil
        level.isImplicit = false
        levels.append(level)
    }

    /// Begins a transaction that ends with the next update.
    private static func beginImplicit() {
        var level = Level(disablesActions: false)
        level.isImplicit = true
        levels.append(level)
        OpenWindows.hosts.last?.afterUpdate { endImplicit() }
    }

    private static func endImplicit() {
        guard levels.first?.isImplicit == true else { return }
        levels.removeFirst().completion?.close()
    }

    /// Ends the transaction that was begun last. Its completion is called when all animations that began in it have ended;
    /// soon if there are none.
    public static func commit() { levels.popLast()?.completion?.close() }

    /// Ends what options set outside of `begin` and `commit`. Changes are shown in the next frame in any case.
    public static func flush() {
        // An explicit transaction that is open goes on.
        if levels.count == 1 { endImplicit() }
    }

    /// True if changes do not animate by themselves.
    public static func disableActions() -> Bool { current.disablesActions }
    /// Sets whether changes animate by themselves, until the transaction ends.
    public static func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
    /// Length of animations without one of their own, in seconds.
    public static func animationDuration() -> CFTimeInterval { current.duration ?? standardDuration }
    /// Sets the length of animations without one of their own, in seconds.
    public static func setAnimationDuration(_ duration: CFTimeInterval) { current.duration = max(duration, 0) }
    /// Curve of changes that animate by themselves; nil is the default curve.
    public static func animationTimingFunction() -> CAMediaTimingFunction? { current.curve }
    /// Sets the curve of changes that animate by themselves.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current.curve = function }

    /// Sets the closure to be called when all animations have ended that begin in the transaction after this call.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        current.completion?.close()
        current.completion = block.map { TransactionCompletion($0) }
    }

    /// The closure that ``setCompletionBlock(_:)`` has set in this transaction; nil for none.
    public static func completionBlock() -> (() -> Void)? { levels.last?.completion?.action }

    static var defaultDuration: Double { animationDuration() }
    /// Completion that animations which begin now have to hold.
    static var completion: TransactionCompletion? { levels.last?.completion }

    /// Animation by which a layer without a view follows a change by itself; nil if it does not.
    static func implicitAnimation(_ keyPath: String, from value: Any?) -> CABasicAnimation? {
        guard !disableActions(), animationDuration() > 0 else { return nil }
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = value
        animation.timingFunction = animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}

/// Closure to be called when all animations of a transaction have ended.
@MainActor final class TransactionCompletion {
    private var running = 1
    let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    /// An animation begins.
    func begin() { running += 1 }

    /// An animation has ended.
    func end() {
        running -= 1
        if running == 0 { action() }
    }

    /// The transaction ends.
    func close() {
        if running == 1, let host = OpenWindows.hosts.last {
            // Without animations it is called soon, and not within `commit`.
            host.afterUpdate { self.end() }
        } else {
            end()
        }
    }
}
