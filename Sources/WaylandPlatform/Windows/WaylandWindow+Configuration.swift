import Foundation
import Platform
import WaylandClient
import WaylandProtocols

extension WaylandWindow {
    func received(_ event: XdgToplevel.Event) {
        host?.note(.configure)
        switch event {
        case .configure(let width, let height, let states):
            pendingConfiguration.width = max(0, Int(width))
            pendingConfiguration.height = max(0, Int(height))
            pendingConfiguration.states = Set(states.words)
        case .configureBounds(let width, let height):
            pendingConfiguration.boundsWidth = max(0, Int(width))
            pendingConfiguration.boundsHeight = max(0, Int(height))
        case .close: emit(.closeRequested)
        case .wmCapabilities: break
        }
    }

    /// Everything that was said since the last time counts from now on.
    func configure(serial: UInt32) {
        host?.note(.configure)
        shellSurface.ackConfigure(serial: serial)
        // A size that the compositor leaves to us is the one we have, or had before it said fullscreen.
        let isFloating = pendingConfiguration.width == 0 || pendingConfiguration.height == 0
        size = pendingConfiguration.size(wanted: isFloating ? floatingSize : size)
        if !pendingConfiguration.has(.fullscreen), !pendingConfiguration.has(.maximized) { floatingSize = size }
        apply()
    }

    /// Tells the delegate, if anything is new, and wants a frame.
    func apply() {
        let new = WindowConfiguration(
            size: size, scale: scale, isActivated: pendingConfiguration.has(.activated),
            isFullscreen: pendingConfiguration.has(.fullscreen), isMaximized: pendingConfiguration.has(.maximized))
        guard new != configuration else { return }
        configuration = new
        emit(.configured(new))
        perform(schedule.configured())
    }

    // MARK: Scale

    func received(_ event: WlSurface.Event) {
        host?.note(.output)
        switch event {
        case .enter(let output): if let output { enteredOutputs.append(output) }
        case .leave(let output): enteredOutputs.removeAll { $0.proxy == output?.proxy }
        }
        outputsChanged()
    }

    func outputsChanged() {
        enteredOutputs.removeAll { !$0.proxy.isAlive }
        predictor.outputChanged(refreshInterval: 1 / refreshRate)
        if preferredScale == nil { scaleChanged(to: preferredIntegerScale()) }
    }

    func scalePreferred(_ scale: Double) {
        host?.note(.output)
        preferredScale = scale
        scaleChanged(to: scale)
    }

    /// The outputs that the window is on. Before it is on any: all, since it will be on one of them.
    var shownOutputs: [Output] {
        guard let host else { return [] }
        let all = host.globals.outputs.sorted { $0.key < $1.key }.map(\.value)
        let entered = all.filter { output in enteredOutputs.contains { $0.proxy == output.object.proxy } }
        return entered.isEmpty ? all : entered
    }

    /// The largest of the outputs' scales: on the others the compositor scales down, which looks better than up.
    func preferredIntegerScale() -> Double {
        guard surface.version >= WlSurface.Since.setBufferScale else { return 1 }
        let scales = shownOutputs.map(\.scale)
        // Not on any output yet, and they differ: then the smallest, as a guess that costs least.
        return Double((enteredOutputs.isEmpty ? scales.min() : scales.max()) ?? 1)
    }

    private func scaleChanged(to new: Double) {
        guard new != scale, new > 0 else { return }
        scale = new
        if configuration != nil { apply() }
    }
}
