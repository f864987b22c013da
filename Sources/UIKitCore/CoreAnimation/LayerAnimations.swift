import AnimationCore
import Foundation
@_spi(Engine) import ViewGraph
import Views

/// Animations that a program has added to one layer, in the order in which they apply.
@MainActor final class LayerAnimations: RunningAttribute {
    private unowned let layer: CALayer
    private var entries: [LayerAnimation] = []
    private var time = 0.0
    /// The layer's values with those of the animations; nil without any.
    private(set) var shown: LayerValues?

    init(_ layer: CALayer) { self.layer = layer }

    var keys: [String] { entries.compactMap { $0.isLeft ? nil : $0.key } }

    func animation(forKey key: String) -> CAAnimation? { entries.first { $0.key == key && !$0.isLeft }?.original }

    /// Adds an animation; one with the same key is removed.
    func add(_ animation: CAAnimation, forKey key: String?) {
        if animation is CATransition {
            guard layer.backing != nil else {
                return later { $0.delegate?.animationDidStop($0, finished: true) }(animation)
            }
            layer.beginTransition()
        }
        let key = animation is CATransition ? kCATransition : key
        if let key { remove(key) }
        let entry = LayerAnimation(key, animation, now: CACurrentMediaTime())
        entry.animation.prepare(shown: layer.drawn, model: layer.values, reportUnknown: reportUnknown)
        entries.append(entry)
        refresh()
        start()
    }

    /// Adds an animation that something else moves: it shows what ``CAAnimation/apply(at:passes:to:)`` writes until it is removed.
    func addDriven(_ animation: CAAnimation) {
        entries.append(LayerAnimation(driven: animation))
        refresh()
    }

    /// Shows the new values of animations that something else moves.
    func drivenChanged() { refresh() }

    /// Removes an animation added by ``addDriven(_:)``.
    func removeDriven(_ animation: CAAnimation) {
        entries.removeAll { $0.original === animation }
        refresh()
    }

    private func reportUnknown(_ keyPath: String?) {
        layer.backing?.place.host.report(
            "Layers have no property '\(keyPath ?? "nil")' that can be animated: the animation has no effect. "
                + "docs/uikit.md lists those they have.")
    }

    /// Runs the animations if the layer is in a window.
    func start() {
        guard let host = layer.backing?.place.host, !entries.isEmpty else { return }
        host.run(self)
    }

    func remove(_ key: String) { end { $0.key == key } }
    func removeAll() { end { _ in true } }

    private func end(_ isMeant: (LayerAnimation) -> Bool) {
        let ended = entries.filter(isMeant)
        guard !ended.isEmpty else { return }
        entries.removeAll(where: isMeant)
        for entry in ended { tell(entry, finished: false) }
        refresh()
    }

    /// Computes the shown values anew, and shows them.
    private func refresh() {
        guard shown != nil || !entries.isEmpty else { return }
        recompute()
        layer.showAnimated()
    }

    /// Computes the shown values anew, after a change of the layer's own.
    func recompute() {
        guard !entries.isEmpty else {
            shown = nil
            return
        }
        var values = layer.values
        for entry in entries { entry.apply(at: time, late: 0, to: &values) }
        shown = values
    }

    /// Values of a layer that shows the animations `late` seconds later.
    func values(delayedBy late: Double) -> LayerValues {
        var values = layer.values
        for entry in entries { entry.apply(at: time, late: late, to: &values) }
        return values
    }

    func advance(to time: Double) -> Bool {
        self.time = time
        // The host may hold animations of a layer that has gone.
        guard !entries.isEmpty else { return false }
        var ended: [LayerAnimation] = []
        for entry in entries {
            if case .waiting = entry.state { entry.state = .running(since: time, hasBegun: false) }
            guard case .running(let start, let hasBegun) = entry.state else { continue }
            let elapsed = time - start - entry.delay
            if elapsed >= 0, !hasBegun {
                entry.state = .running(since: start, hasBegun: true)
                later { $0.delegate?.animationDidStart($0) }(entry.original)
            }
            if elapsed >= entry.end { ended.append(entry) }
        }
        let late = layer.longestDelayOfCopies
        for entry in ended {
            guard case .running(let start, _) = entry.state else { continue }
            entry.state = entry.animation.isRemovedOnCompletion ? .left(since: start) : .held(since: start)
            tell(entry, finished: true)
        }
        entries.removeAll { $0.isLeft && !$0.isNeeded(at: time, late: late) }
        refresh()
        return entries.contains { $0.isNeeded(at: time, late: late) }
    }

    private func tell(_ entry: LayerAnimation, finished: Bool) {
        switch entry.state {
        case .held where !finished, .left where !finished: return
        default: break
        }
        let completion = entry.completion
        later {
            $0.delegate?.animationDidStop($0, finished: finished)
            completion?.end()
        }(entry.original)
    }

    /// A function that runs `action` at the end of the update, since a frame is being made.
    private func later(_ action: @escaping @MainActor (CAAnimation) -> Void) -> (CAAnimation) -> Void {
        { [weak layer] animation in
            guard let host = layer?.backing?.place.host else { return action(animation) }
            host.afterUpdate { action(animation) }
        }
    }
}
