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
        case .wmCapabilities(let capabilities): pendingConfiguration.capabilities = Set(capabilities.words)
        }
    }

    /// Everything that was said since the last time counts from now on. It is acknowledged with the first commit that
    /// shows it, not before: what is committed in between is of the size that was asked for earlier.
    func configure(serial: UInt32) {
        host?.note(.configure)
        firstSizeWait.cancel()
        unacknowledged = serial
        if let pendingDecorationMode { decorationMode = pendingDecorationMode }
        // A size that the compositor leaves to us is the one we have, or had before it said fullscreen.
        let isFloating = pendingConfiguration.width == 0 || pendingConfiguration.height == 0
        size = WindowLimits.size(
            pendingConfiguration.size(wanted: isFloating ? floatingSize : size, titleBar: titleBarHeight), scale: scale)
        if pendingConfiguration.isFloating { floatingSize = size }
        describeLimits()
        describeDecoration()
        apply()
        host?.scheduleTurn()
    }

    /// Whether what is on screen, or on its way there, has the size and scale that the window is to have.
    var showsConfiguredSize: Bool { committedSize == size && committedContentScale == scale }

    /// Says that the next commit is the answer to all configure events so far.
    func acknowledge() {
        guard let serial = unacknowledged else { return }
        unacknowledged = nil
        shellSurface.ackConfigure(serial: serial)
    }

    /// Tells the delegate, if anything is new, and wants a frame.
    func apply() {
        let new = WindowConfiguration(
            size: size, scale: scale, isActivated: pendingConfiguration.has(.activated),
            isFullscreen: pendingConfiguration.has(.fullscreen), isMaximized: pendingConfiguration.has(.maximized),
            surface: surfaceCount)
        guard new != configuration else { return }
        // A menu without a grab hears of no press elsewhere.
        if configuration?.isActivated == true, !new.isActivated, popups.first?.hasGrab == false { endPopups() }
        configuration = new
        emit(.configured(new))
        perform(schedule.configured())
    }

    // MARK: Scale

    func received(_ event: WlSurface.Event) {
        host?.note(.output)
        switch event {
        case .enter(let output):
            if let output, !enteredOutputs.contains(where: { $0.proxy == output.proxy }) {
                enteredOutputs.append(output)
            }
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
        guard new != scale, WindowLimits.scales.contains(new) else { return }
        scale = new
        size = WindowLimits.size(size, scale: scale)
        decoration?.scaleChanged()
        if configuration != nil { apply() }
    }
}
