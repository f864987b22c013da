import CairoRenderer
import LayerTree
import SwiftUI
@_spi(Engine) import ViewGraph

/// Tree of views that is changed and timed.
@MainActor final class MeasuredTree {
    private let host = ViewHost(textEngine: PangoTextEngine())
    private let handles = Handles()
    let buildMilliseconds: Double
    private var time = 0.0

    /// A tree of `cellCount` views in one container.
    convenience init(cellCount: Int) { self.init { Board(count: cellCount, handles: $0) } }

    /// A tree of `count` views with an `Animatable` modifier.
    static func turners(_ count: Int) -> MeasuredTree { MeasuredTree { Turners(count: count, handles: $0) } }

    /// A tree of a thousand views in nested containers.
    static func wall() -> MeasuredTree { MeasuredTree { Wall(handles: $0) } }

    private init<Content: View>(_ content: (Handles) -> Content) {
        host.size = CardGrid.window
        host.setRoot(content(handles))
        var watch = Stopwatch()
        let host = host
        watch.time { host.update() }
        buildMilliseconds = watch.nanoseconds / 1e6
        host.advance(to: 0)
        _ = host.layers.takeDamage()
    }

    func leafUpdateMicroseconds() -> Double {
        average(of: handles.leaves.prefix(50).map { $0 })
    }

    func rootUpdateMicroseconds() -> Double {
        guard let root = handles.root else { return 0 }
        return average(of: Array(repeating: root, count: 9))
    }

    private func average(of changes: [@MainActor () -> Void]) -> Double {
        var watch = Stopwatch()
        let host = host
        for change in changes {
            watch.time {
                change()
                host.update()
            }
            _ = host.layers.takeDamage()
        }
        return watch.nanoseconds / 1e3 / Double(max(1, changes.count))
    }

    /// Microseconds per evaluation while the `Animatable` modifiers of all cells run; each is evaluated once per frame.
    func animatableMicroseconds() -> Double {
        guard let animate = handles.animate else { return 0 }
        withAnimation(.linear(duration: 10)) { animate() }
        let bodies = host.counters.bodies
        let watch = frames(30)
        return watch.nanoseconds / 1e3 / Double(max(1, host.counters.bodies - bodies))
    }

    /// Allocations per frame while all cells' opacities run, which involves no views.
    func allocationsPerFrame() -> Double {
        guard let fade = handles.fade else { return 0 }
        withAnimation(.spring(duration: 10)) { fade() }
        return Double(frames(30).allocations) / 30
    }

    private func frames(_ count: Int) -> Stopwatch {
        host.update()
        // Warm-up: the first frames fill caches.
        var unwatched = Stopwatch()
        for _ in 0..<3 { frame(&unwatched) }
        var watch = Stopwatch()
        for _ in 0..<count { frame(&watch) }
        return watch
    }

    private func frame(_ watch: inout Stopwatch) {
        time += 1.0 / 60
        let (host, time) = (host, time)
        watch.time {
            host.advance(to: time)
            host.update()
        }
        _ = host.layers.takeDamage()
    }
}
