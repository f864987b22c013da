import Platform
import WaylandClient
import WaylandProtocols

extension WaylandHost {
    /// Binds what is there, and from now on what comes.
    func bindGlobals(of display: WlDisplay) -> WlRegistry {
        let registry = display.getRegistry()
        registry.onEvent { [weak self] event in
            guard let self else { return }
            note(.registry)
            switch event {
            case .global(let name, let interface, let version):
                let lacked = globals.missing
                bind(Offer(registry: registry, name: name, interface: interface, version: version))
                if lacked != nil, globals.missing == nil { windowsBecamePossible() }
            case .globalRemove(let name): remove(name)
            }
        }
        return registry
    }

    private func bind(_ offer: Offer) {
        switch offer.interface {
        case WlCompositor.description.name: globals.compositor = offer.bind()
        case WlShm.description.name: globals.shm = offer.bind()
        case XdgWmBase.description.name: globals.shell = bindShell(offer)
        case ZxdgDecorationManagerV1.description.name: globals.decorations = offer.bind()
        case WlSubcompositor.description.name: globals.subcompositor = offer.bind()
        case XdgActivationV1.description.name: globals.activation = offer.bind()
        case WpPresentation.description.name: globals.presentation = bindPresentation(offer)
        case WpViewporter.description.name: globals.viewporter = offer.bind()
        case WpFractionalScaleManagerV1.description.name: globals.fractionalScales = offer.bind()
        case ZwpPointerGesturesV1.description.name: globals.gestures = offer.bind()
        case WlDataDeviceManager.description.name:
            globals.dataDevices = offer.bind()
            for seat in globals.seats.values { seat.attachDataDevice() }
        case ZwpPrimarySelectionDeviceManagerV1.description.name:
            globals.primarySelections = offer.bind()
            for seat in globals.seats.values { seat.attachDataDevice() }
        case ZwpIdleInhibitManagerV1.description.name: globals.idleInhibitors = offer.bind()
        case ZwpTextInputManagerV3.description.name:
            globals.textInputs = offer.bind()
            for seat in globals.seats.values { seat.attachTextInput() }
        case WlOutput.description.name:
            globals.outputs[offer.name] = Output(offer.bind()) { [weak self] in self?.outputsChanged() }
        case WlSeat.description.name:
            globals.seats[offer.name] = Seat(offer.bind(), host: self)
        default: break
        }
    }

    private func remove(_ name: UInt32) {
        if let output = globals.outputs.removeValue(forKey: name) {
            output.destroy()
            outputsChanged()
        }
        globals.seats.removeValue(forKey: name)?.destroy()
    }

    private func bindShell(_ offer: Offer) -> XdgWmBase {
        let shell = offer.bind(as: XdgWmBase.self)
        // Whoever does not answer is taken for hung.
        shell.onEvent { event in
            switch event {
            case .ping(let serial): shell.pong(serial: serial)
            }
        }
        return shell
    }

    private func bindPresentation(_ offer: Offer) -> WpPresentation {
        let presentation = offer.bind(as: WpPresentation.self)
        presentation.onEvent { [weak self] event in
            switch event {
            case .clockId(let clock): self?.presentationClock = Int32(bitPattern: clock)
            }
        }
        return presentation
    }
}

/// One line of the registry.
@MainActor private struct Offer {
    let registry: WlRegistry
    let name: UInt32
    let interface: String
    let version: UInt32

    func bind<Global: Interface>(as type: Global.Type = Global.self) -> Global {
        registry.bind(name: name, as: type, version: max(1, min(version, type.description.version)))
    }
}
