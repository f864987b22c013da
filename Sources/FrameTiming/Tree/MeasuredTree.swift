import CairoRenderer
import LayerTree
import SwiftUI
@_spi(Engine) import ViewGraph

/// Tree of views that is changed and timed.
@MainActor final class MeasuredTree {
    private let host = ViewHost(textEngine: PangoTextEngine())
    private let handles = Handles()
    /// Called before each measured update.
    private let prepare: @MainActor () -> Void
    /// Time of the first build; 0 if it is not measured.
    private(set) var buildMicroseconds = 0.0
    private var time = 0.0
    /// Change that the measured update makes.
    private var change: @MainActor () -> Void = {}

    /// A tree of `cellCount` views in one container; its build is measured.
    convenience init(cellCount: Int, prepare: @escaping @MainActor () -> Void = {}) {
        self.init(prepare, measuresBuild: true) { Board(count: cellCount, handles: $0) }
    }

    /// A tree of `count` views with an `Animatable` modifier.
    static func turners(_ count: Int, prepare: @escaping @MainActor () -> Void = {}) -> MeasuredTree {
        MeasuredTree(prepare) { Turners(count: count, handles: $0) }
    }

    /// A tree of a thousand views in nested containers.
    static func wall(prepare: @escaping @MainActor () -> Void = {}) -> MeasuredTree {
        MeasuredTree(prepare) { Wall(handles: $0) }
    }

    private init<Content: View>(
        _ prepare: @escaping @MainActor () -> Void, measuresBuild: Bool = false, _ content: (Handles) -> Content
    ) {
        self.prepare = prepare
        host.size = CardGrid.window
        host.setRoot(content(handles))
        if measuresBuild {
            buildMicroseconds = measure {}.nanoseconds / 1e3
        } else {
            host.update()
        }
        host.advance(to: 0)
        _ = host.layers.takeDamage()
    }

    /// Microseconds of a change of each of the first `count` views by its own state.
    func leafUpdates(_ count: Int) -> [Double] {
        handles.leaves.prefix(count).map { measure($0).nanoseconds / 1e3 }
    }

    /// Microseconds of `count` changes of the outermost state.
    func rootUpdates(_ count: Int) -> [Double] {
        guard let root = handles.root else { return [] }
        return (0..<count).map { _ in measure(root).nanoseconds / 1e3 }
    }

    /// Microseconds of `count` frames while the `Animatable` modifiers of all cells run, and the evaluations of their
    /// bodies: one of each modifier in each frame.
    func animatableFrames(_ count: Int) -> (microseconds: [Double], evaluations: Int) {
        guard let animate = handles.animate else { return ([], 0) }
        withAnimation(.linear(duration: 10)) { animate() }
        warmUp()
        let bodies = host.counters.bodies
        let times = (0..<count).map { _ in frame().nanoseconds / 1e3 }
        return (times, host.counters.bodies - bodies)
    }

    /// Allocations per frame while all cells' opacities run, which involves no views.
    func allocationsPerFrame() -> Double {
        guard let fade = handles.fade else { return 0 }
        withAnimation(.spring(duration: 10)) { fade() }
        warmUp()
        let count = 30
        return Double((0..<count).reduce(0) { sum, _ in sum + frame().allocations }) / Double(count)
    }

    /// Starts the animations that are set; the first frames fill caches.
    private func warmUp() {
        host.update()
        for _ in 0..<3 {
            time += 1.0 / 60
            host.advance(to: time)
            host.update()
            _ = host.layers.takeDamage()
        }
    }

    private func frame() -> Stopwatch {
        time += 1.0 / 60
        let (host, time) = (host, time)
        return measure { host.advance(to: time) }
    }

    private func measure(_ change: @escaping @MainActor () -> Void) -> Stopwatch {
        self.change = change
        prepare()
        var watch = Stopwatch()
        watch.time { update() }
        _ = host.layers.takeDamage()
        return watch
    }

    /// Makes the change and updates the views. Callgrind counts in this function, which it knows by its symbol: it is
    /// not inlined, and has no parameter for which the optimiser would make copies of it.
    @_optimize(none) @inline(never) func update() {
        change()
        host.update()
    }
}
