import Platform
import WaylandClient
import WaylandProtocols

extension Toplevel {
    /// Uses the token with which the program was started, once. The compositor then gives this window the focus, and
    /// the launcher stops showing that the program is starting.
    func useActivationToken(_ host: WaylandHost) {
        guard let token = host.activationToken else { return }
        host.activationToken = nil
        host.globals.activation?.activate(token: token, surface: surface)
    }

    /// Requests a token for the user's last input, and activates the window with it. Does nothing if the compositor
    /// lacks the protocol: a window cannot come to the front by itself then.
    func requestActivation(_ host: WaylandHost, applicationID: String) {
        guard let activation = host.globals.activation else { return }
        let request = activation.getActivationToken()
        if let seat = host.globals.lastUsedSeat {
            request.setSerial(serial: seat.lastSerial, seat: seat.object)
        }
        request.setAppId(appId: applicationID)
        request.onEvent { [weak self] event in
            switch event {
            case .done(let token):
                request.destroy()
                guard let self else { return }
                activation.activate(token: token, surface: surface)
            }
        }
        request.commit()
        host.scheduleTurn()
    }
}
