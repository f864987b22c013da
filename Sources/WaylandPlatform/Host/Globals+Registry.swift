import Platform
import WaylandClient
import WaylandProtocols

extension Globals {
    /// Binds the globals that a compositor offers, now and later.
    ///
    /// - Parameters:
    ///   - display: display of the connection.
    ///   - host: host of new seats and outputs.
    ///   - onUsable: called when no interface is ``missing`` any more.
    func bind(_ display: WlDisplay, for host: WaylandHost, onUsable: @escaping @MainActor () -> Void) {
        let registry = display.getRegistry()
        registry.onEvent { [weak self, weak host] event in
            guard let self, let host else { return }
            host.note(.registry)
            switch event {
            case .global(let name, let interface, let version):
                let wasUsable = missing == nil
                bind(RegistryEntry(registry: registry, name: name, interface: interface, version: version), for: host)
                if !wasUsable, missing == nil { onUsable() }
            case .globalRemove(let name): remove(name, from: host)
            }
        }
    }

    private func bind(_ entry: RegistryEntry, for host: WaylandHost) {
        switch entry.interface {
        case WlCompositor.description.name: compositor = entry.bind()
        case WlShm.description.name: shm = entry.bind()
        case XdgWmBase.description.name: shell = bindShell(entry)
        case ZxdgDecorationManagerV1.description.name: decorations = entry.bind()
        case WlSubcompositor.description.name: subcompositor = entry.bind()
        case XdgActivationV1.description.name: activation = entry.bind()
        case WpPresentation.description.name: presentation = bindPresentation(entry)
        case WpViewporter.description.name: viewporter = entry.bind()
        case WpFractionalScaleManagerV1.description.name: fractionalScales = entry.bind()
        case XdgToplevelIconManagerV1.description.name: toplevelIcons = ToplevelIcons(entry.bind())
        case XdgSystemBellV1.description.name: bell = entry.bind()
        case WpCursorShapeManagerV1.description.name: cursorShapes = entry.bind()
        case ZwpPointerGesturesV1.description.name: gestures = entry.bind()
        case WlDataDeviceManager.description.name:
            dataDevices = entry.bind()
            for seat in seats.values { seat.attachDataDevice() }
        case ZwpPrimarySelectionDeviceManagerV1.description.name:
            primarySelections = entry.bind()
            for seat in seats.values { seat.attachDataDevice() }
        case ZwpIdleInhibitManagerV1.description.name: idleInhibitors = entry.bind()
        case ZwpTextInputManagerV3.description.name:
            textInputs = entry.bind()
            for seat in seats.values { seat.attachTextInput() }
        case WlOutput.description.name:
            outputs[entry.name] = Output(entry.bind()) { [weak host] in host?.outputsChanged() }
        case WlSeat.description.name:
            seats[entry.name] = Seat(entry.bind(), host: host)
        // Its own interface for its panels, which tells that it is there.
        case "weston_desktop_shell": placesBySurface = true
        default: break
        }
    }

    private func remove(_ name: UInt32, from host: WaylandHost) {
        if let output = outputs.removeValue(forKey: name) {
            output.destroy()
            host.outputsChanged()
        }
        seats.removeValue(forKey: name)?.destroy()
    }

    private func bindShell(_ entry: RegistryEntry) -> XdgWmBase {
        let shell = entry.bind(as: XdgWmBase.self)
        // The compositor considers a client that does not answer hung.
        shell.onEvent { event in
            switch event {
            case .ping(let serial): shell.pong(serial: serial)
            }
        }
        return shell
    }

    private func bindPresentation(_ entry: RegistryEntry) -> WpPresentation {
        let presentation = entry.bind(as: WpPresentation.self)
        presentation.onEvent { [weak self] event in
            switch event {
            case .clockId(let clock): self?.presentationClock = Int32(bitPattern: clock)
            }
        }
        return presentation
    }
}

/// A global that the registry announces.
@MainActor private struct RegistryEntry {
    let registry: WlRegistry
    let name: UInt32
    let interface: String
    let version: UInt32

    func bind<Global: Interface>(as type: Global.Type = Global.self) -> Global {
        registry.bind(name: name, as: type, version: max(1, min(version, type.description.version)))
    }
}
