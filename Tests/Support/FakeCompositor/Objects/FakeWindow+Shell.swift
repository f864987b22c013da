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
            case .getPopup:
                if let object = ServerObject(XdgPopup.description, madeBy: shellSurface, id: arguments.newID(0)) {
                    let positioner = arguments.object(2).flatMap { self.compositor.positioners[$0.id] }
                    adopt(popup: object, over: arguments.object(1), positioner: positioner)
                }
            case .ackConfigure: acknowledged.append(arguments.uint(0))
            case .setWindowGeometry:
                geometry = CGRect(
                    x: arguments.int(0), y: arguments.int(1), width: arguments.int(2), height: arguments.int(3))
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
            case .setMaxSize: maximumSize = CGSize(width: arguments.int(0), height: arguments.int(1))
            case .move: wishes.append(.move)
            case .resize: wishes.append(.resize(edges: arguments.uint(2)))
            case .showWindowMenu: wishes.append(.menu(CGPoint(x: arguments.int(2), y: arguments.int(3))))
            case .setMaximized:
                isMaximizedWanted = true
                wishes.append(.maximize)
            case .unsetMaximized: wishes.append(.unmaximize)
            case .setMinimized: wishes.append(.minimize)
            case .setFullscreen: isFullscreenWanted = true
            case .destroy: toplevel.destroy()
            default: break
            }
        }
    }
}
