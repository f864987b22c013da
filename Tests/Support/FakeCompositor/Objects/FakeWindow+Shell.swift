import Foundation
import WaylandClient
import WaylandProtocols

extension FakeWindow {
    /// The surface became an `xdg_surface`.
    func adopt(_ shellSurface: ServerObject) {
        self.shellSurface = shellSurface
        shellSurface.onRequest = { [weak self] opcode, arguments in
            guard let self else { return }
            switch XdgSurface.RequestCode(rawValue: opcode) {
            case .getToplevel:
                if let object = ServerObject(
                    XdgToplevel.description, madeBy: shellSurface, id: arguments.newID(0))
                {
                    adopt(toplevel: object)
                }
            case .ackConfigure: acknowledged.append(arguments.uint(0))
            case .destroy: shellSurface.destroy()
            default: break
            }
        }
    }

    private func adopt(toplevel: ServerObject) {
        self.toplevel = toplevel
        toplevel.onRequest = { [weak self] opcode, arguments in
            guard let self else { return }
            switch XdgToplevel.RequestCode(rawValue: opcode) {
            case .setTitle: title = arguments.string(0)
            case .setAppId: applicationID = arguments.string(0)
            case .setMinSize: minimumSize = CGSize(width: arguments.int(0), height: arguments.int(1))
            case .setFullscreen: isFullscreenWanted = true
            case .destroy: toplevel.destroy()
            default: break
            }
        }
    }
}
