import WaylandClient
import WaylandProtocols

/// Output that comes and goes beside the first one.
@MainActor package final class FakeOutput {
    private var scale: Int
    private var refreshRate: Double
    private var transform: Int32 = 0
    private var objects: [ServerObject] = []
    private var global: Withdrawal?

    init(scale: Int, refreshRate: Double, on display: ServerDisplay) {
        self.scale = scale
        self.refreshRate = refreshRate
        global = display.offer(WlOutput.description) { [weak self] in self?.bound($0) }
    }

    /// Changes the output. `transform` is a value of `wl_output.transform`.
    package func change(scale: Int, refreshRate: Double = 60, transform: Int32 = 0) {
        (self.scale, self.refreshRate, self.transform) = (scale, refreshRate, transform)
        for object in objects { describe(object) }
    }

    /// Removes the output. Windows get no leave event, as the output is gone.
    package func unplug() {
        global?.withdraw()
        global = nil
    }

    /// Number of the client's objects that stand for it.
    package var boundCount: Int { objects.count }

    func send(_ event: WlSurface.EventCode, to surface: ServerObject) {
        for object in objects { surface.send(event.rawValue, [.object(object)]) }
    }

    private func bound(_ object: ServerObject) {
        objects.append(object)
        object.onRequest = { _, _ in object.destroy() }
        object.onDestroy = { [weak self] in self?.objects.removeAll { $0 === object } }
        describe(object)
    }

    private func describe(_ output: ServerObject) {
        output.describeOutput(width: 1920, height: 1200, refreshRate: refreshRate, scale: scale, transform: transform)
    }
}

extension ServerObject {
    /// Sends all properties of the output that this object stands for.
    func describeOutput(width: Int32, height: Int32, refreshRate: Double, scale: Int, transform: Int32) {
        send(
            WlOutput.EventCode.geometry.rawValue,
            [.int(0), .int(0), .int(0), .int(0), .int(0), .string(""), .string(""), .int(transform)])
        send(
            WlOutput.EventCode.mode.rawValue,
            [.uint(1), .int(width), .int(height), .int(Int32((refreshRate * 1000).rounded()))])
        send(WlOutput.EventCode.scale.rawValue, [.int(Int32(scale))])
        send(WlOutput.EventCode.done.rawValue)
    }
}

extension FakeCompositor {
    /// Adds an output.
    package func plugIn(scale: Int, refreshRate: Double = 60) -> FakeOutput {
        FakeOutput(scale: scale, refreshRate: refreshRate, on: display)
    }
}

extension FakeWindow {
    /// Sends that the window is on `output` as well.
    package func enter(_ output: FakeOutput) { output.send(.enter, to: surface) }
    package func leave(_ output: FakeOutput) { output.send(.leave, to: surface) }
}
