import AnimationCore
import Foundation
@_spi(Engine) import ViewGraph
import Views

/// Animations that a program has added to one layer, in the order in which they apply.
@MainActor final class LayerAnimations: RunningAttribute {
    @MainActor private final class Entry {
        let key: String?
        /// The animation that the program has added.
        let original: CAAnimation
        /// Its copy, which runs.
        let animation: CAAnimation
        /// Seconds from the first frame to the begin.
        let delay: Double
        let completion: TransactionCompletion?
        var state = State.waiting

        enum State {
            /// Added; no frame has shown it.
            case waiting
            /// The first frame was at this time.
            case running(since: Double, hasBegun: Bool)
            /// It has ended, and its last value stays.
            case held
        }

        init(_ key: String?, _ original: CAAnimation, now: Double) {
            self.key = key
            self.original = original
            animation = original.frozen()
            delay = original.beginTime > 0 ? max(original.beginTime - now, 0) : 0
            completion = CATransaction.completion
            completion?.begin()
        }

        /// Writes what the animation shows at `time`, in program time.
        func apply(at time: Double, to values: inout LayerValues) {
            switch state {
            case .waiting: animation.apply(elapsed: -delay, to: &values)
            case .running(let start, _): animation.apply(elapsed: time - start - delay, to: &values)
            case .held: animation.apply(elapsed: .infinity, to: &values)
            }
        }
    }

    private unowned let layer: CALayer
    private var entries: [Entry] = []
    private var time = 0.0
    /// The layer's values with those of the animations; nil without any.
    private(set) var shown: LayerValues?

    init(_ layer: CALayer) { self.layer = layer }

    var keys: [String] { entries.compactMap(\.key) }

    func animation(forKey key: String) -> CAAnimation? { entries.first { $0.key == key }?.original }

    /// Adds an animation; one with the same key is removed.
    func add(_ animation: CAAnimation, forKey key: String?) {
        if let key { remove(key) }
        let entry = Entry(key, animation, now: CACurrentMediaTime())
        entry.animation.prepare(shown: layer.drawn, model: layer.values, reportUnknown: reportUnknown)
        entries.append(entry)
        refresh()
        start()
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

    private func end(_ isMeant: (Entry) -> Bool) {
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
        for entry in entries { entry.apply(at: time, to: &values) }
        shown = values
    }

    func advance(to time: Double) -> Bool {
        self.time = time
        var ended: [Entry] = []
        for entry in entries {
            if case .waiting = entry.state { entry.state = .running(since: time, hasBegun: false) }
            guard case .running(let start, let hasBegun) = entry.state else { continue }
            let elapsed = time - start - entry.delay
            if elapsed >= 0, !hasBegun {
                entry.state = .running(since: start, hasBegun: true)
                later { $0.delegate?.animationDidStart($0) }(entry.original)
            }
            if elapsed >= entry.animation.end(of: entry.animation.pass) { ended.append(entry) }
        }
        for entry in ended {
            if entry.animation.isRemovedOnCompletion {
                entries.removeAll { $0 === entry }
            } else {
                entry.state = .held
            }
            tell(entry, finished: true)
        }
        refresh()
        return entries.contains { if case .running = $0.state { true } else { false } }
    }

    private func tell(_ entry: Entry, finished: Bool) {
        if case .held = entry.state, !finished { return }
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
