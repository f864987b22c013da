package import Foundation
import WaylandClient
import WaylandProtocols

extension FakeWindow {
    /// Request of a client for its window.
    package enum Wish: Equatable, Sendable {
        case move
        /// Bits of `xdg_toplevel.resize_edge`.
        case resize(edges: UInt32)
        case menu(CGPoint)
        case maximize, unmaximize, minimize
    }
}

extension FakeCompositor {
    /// Subsurfaces of `window` that show something, in the order of their creation.
    package func parts(of window: FakeWindow) -> [FakeWindow] {
        surfaces.filter { $0.parent === window && !$0.isEmpty && !$0.isDestroyed }
    }

    func boundSubcompositor(_ object: ServerObject) {
        object.onRequest = { [weak self] opcode, arguments in
            guard WlSubcompositor.RequestCode(rawValue: opcode) == .getSubsurface,
                let part = self?.window(of: arguments.object(1)),
                let subsurface = ServerObject(WlSubsurface.description, madeBy: object, id: arguments.newID(0))
            else { return }
            part.parent = self?.window(of: arguments.object(2))
            subsurface.onRequest = { opcode, arguments in
                switch WlSubsurface.RequestCode(rawValue: opcode) {
                case .setPosition: part.position = CGPoint(x: arguments.int(0), y: arguments.int(1))
                case .destroy: subsurface.destroy()
                default: break
                }
            }
        }
    }

    func addRegion(madeBy compositor: ServerObject, id: UInt32) {
        guard let region = ServerObject(WlRegion.description, madeBy: compositor, id: id) else { return }
        let number = region.id
        regions[number] = .null
        region.onRequest = { [weak self] opcode, arguments in
            switch WlRegion.RequestCode(rawValue: opcode) {
            case .add:
                let rect = CGRect(
                    x: arguments.int(0), y: arguments.int(1), width: arguments.int(2), height: arguments.int(3))
                self?.regions[number] = self?.regions[number]?.union(rect)
            case .destroy:
                self?.regions[number] = nil
                region.destroy()
            default: break
            }
        }
    }

    func sendDecorationMode(to decoration: ServerObject) {
        decoration.send(ZxdgToplevelDecorationV1.EventCode.configure.rawValue, [.uint(decorationMode)])
    }

    /// Sends another mode of decorations: 1 the client draws them, 2 the compositor. It is in effect with the window's
    /// next configure event.
    package func decide(decorationMode mode: UInt32) {
        decorationMode = mode
        for decoration in decorations { sendDecorationMode(to: decoration) }
    }

    func boundActivation(_ object: ServerObject) {
        object.onRequest = { [weak self] opcode, arguments in
            switch XdgActivationV1.RequestCode(rawValue: opcode) {
            case .activate: self?.activations.append((arguments.string(0), self?.window(of: arguments.object(1))))
            case .destroy: object.destroy()
            default: break
            }
        }
    }
}
