import WaylandClient
import WaylandProtocols

/// A screen, as far as windows care.
@MainActor final class Output {
    let object: WlOutput
    private(set) var scale = 1
    /// Refreshes a second, 0 if not known.
    private(set) var refreshRate = 0.0
    private var pendingScale = 1
    private var pendingRate = 0.0

    /// - Parameter onChange: called when a set of changes is complete.
    init(_ object: WlOutput, onChange: @escaping @MainActor () -> Void) {
        self.object = object
        object.onEvent { [weak self] event in
            guard let self else { return }
            switch event {
            case .mode(let flags, _, _, let refresh):
                if flags.contains(.current) { pendingRate = Double(refresh) / 1000 }
            case .scale(let factor): pendingScale = max(1, Int(factor))
            case .done:
                (scale, refreshRate) = (pendingScale, pendingRate)
                onChange()
            case .geometry, .name, .description: break
            }
            // Version 1 has no `done`.
            if object.version < 2 {
                (scale, refreshRate) = (pendingScale, pendingRate)
                onChange()
            }
        }
    }

    func destroy() {
        if object.version >= WlOutput.Since.release { object.release() } else { object.proxy.forget() }
    }
}
