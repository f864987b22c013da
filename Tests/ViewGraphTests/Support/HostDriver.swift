@_spi(Engine) import AnimationCore
import Foundation
import LayerTree

@_spi(Engine) @testable import ViewGraph

/// A host without a window: tests call its update and its frames themselves.
@MainActor final class HostDriver {
    let host: ViewHost
    private(set) var problems: [String] = []
    /// Frames asked for so far.
    private(set) var requests = 0

    /// Makes the view tree in an update of its own, and no frame.
    init(_ view: some View = Block("empty")) {
        host = ViewHost(textEngine: NoText())
        host.onProblem = { [weak self] in self?.problems.append($0) }
        host.onNeedsFrame = { [weak self] in self?.requests += 1 }
        host.size = CGSize(width: 400, height: 300)
        host.setRoot(view)
        host.update()
    }

    /// Makes one frame as a window does: update, advance, then completions.
    func frame(at time: Double) {
        host.frameBegins(at: time)
        host.update()
        host.advance(to: time)
        host.completions.runDue()
    }

    /// The first layer with this label.
    func layer(_ name: String) -> Layer? { host.layers.firstLayer(named: name) }

    /// Work that `body` makes the host do.
    func work(_ body: () -> Void) -> Work {
        let before = Work(host)
        body()
        let after = Work(host)
        return Work(
            bodies: after.bodies - before.bodies, layouts: after.layouts - before.layouts,
            updates: after.updates - before.updates, passes: after.passes - before.passes)
    }
}

/// Bodies, layouts, updates and passes that ran.
struct Work: Equatable {
    var bodies = 0
    var layouts = 0
    var updates = 0
    var passes = 0

    init(bodies: Int = 0, layouts: Int = 0, updates: Int = 0, passes: Int = 0) {
        self.bodies = bodies
        self.layouts = layouts
        self.updates = updates
        self.passes = passes
    }

    @MainActor init(_ host: ViewHost) {
        self.init(
            bodies: host.counters.bodies, layouts: host.counters.layouts, updates: host.updateNumber,
            passes: host.passNumber)
    }
}

/// Lines that views and actions write, and actions that they offer to the test.
@MainActor final class Story {
    var lines: [String] = []
    var actions: [String: () -> Void] = [:]

    nonisolated init() {}

    func add(_ line: String) { lines.append(line) }
    func act(_ name: String) { actions[name]?() }

    /// Takes all lines written since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// Sets no text: the views of these tests have none.
@MainActor private final class NoText: TextEngine {
    func layout(_ request: TextRequest, width: Double?, height: Double?) -> any TextLayout { Line() }

    private final class Line: TextLayout {
        let string = ""
        let size = CGSize.zero
        let firstBaseline = 0.0
        let lastBaseline = 0.0
        let inkBounds = CGRect.zero
        let isTruncated = false
        let cells: [TextCell] = []
        func layout(ofCell index: Int) -> any TextLayout { self }
    }
}
