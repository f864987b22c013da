import Platform
import WaylandClient
import WaylandProtocols

extension WaylandWindow {
    /// The first window that is there uses the token with which the program was started: the compositor then gives it
    /// the focus, and whoever started it stops showing that it is on its way.
    func activate() {
        guard let host, let token = host.activationToken else { return }
        host.activationToken = nil
        host.globals.activation?.activate(token: token, surface: surface)
    }

    /// A token for what the user did last, with which this window is then activated. Compositors without the protocol let
    /// no window come to the front by itself.
    package func bringToFront() {
        guard let host, let activation = host.globals.activation, schedule != .closed else { return }
        let request = activation.getActivationToken()
        if let seat = host.globals.seats.values.max(by: { $0.lastInput < $1.lastInput }) {
            request.setSerial(serial: seat.lastSerial, seat: seat.object)
        }
        request.setAppId(appId: options.applicationID)
        request.onEvent { [weak self] event in
            switch event {
            case .done(let token):
                request.destroy()
                guard let self, schedule != .closed else { return }
                activation.activate(token: token, surface: surface)
            }
        }
        request.commit()
        host.scheduleTurn()
    }
}
