import Foundation
import WaylandClient
import WaylandProtocols

extension FakeCompositor {
    func boundPresentation(_ object: ServerObject) {
        let monotonicClock: UInt32 = 1
        object.send(WpPresentation.EventCode.clockId.rawValue, [.uint(monotonicClock)])
        object.onRequest = { [weak self] opcode, arguments in
            guard WpPresentation.RequestCode(rawValue: opcode) == .feedback,
                let window = self?.window(of: arguments.object(0)),
                let feedback = ServerObject(
                    WpPresentationFeedback.description, madeBy: object, id: arguments.newID(1))
            else { return }
            window.addFeedback(feedback)
        }
    }

    func boundIdleInhibitors(_ object: ServerObject) {
        object.onRequest = { [weak self] opcode, arguments in
            guard let self, ZwpIdleInhibitManagerV1.RequestCode(rawValue: opcode) == .createInhibitor,
                window(of: arguments.object(1)) != nil,
                let inhibitor = ServerObject(
                    ZwpIdleInhibitorV1.description, madeBy: object, id: arguments.newID(0))
            else { return }
            idleInhibitors += 1
            inhibitor.onRequest = { _, _ in inhibitor.destroy() }
            inhibitor.onDestroy = { [weak self] in self?.idleInhibitors -= 1 }
        }
    }

    func boundDecorations(_ object: ServerObject) {
        object.onRequest = { [weak self] opcode, arguments in
            guard ZxdgDecorationManagerV1.RequestCode(rawValue: opcode) == .getToplevelDecoration,
                let decoration = ServerObject(
                    ZxdgToplevelDecorationV1.description, madeBy: object, id: arguments.newID(0))
            else { return }
            self?.decorations.append(decoration)
            decoration.onRequest = { [weak self] opcode, _ in
                switch ZxdgToplevelDecorationV1.RequestCode(rawValue: opcode) {
                case .setMode: self?.sendDecorationMode(to: decoration)
                case .destroy: decoration.destroy()
                default: break
                }
            }
        }
    }

    func boundBell(_ object: ServerObject) {
        object.onRequest = { [weak self] opcode, arguments in
            guard let self, XdgSystemBellV1.RequestCode(rawValue: opcode) == .ring else { return }
            rings.append(window(of: arguments.object(0)))
        }
    }

    func boundCursorShapes(_ object: ServerObject) {
        object.onRequest = { [weak self] opcode, arguments in
            guard let self, WpCursorShapeManagerV1.RequestCode(rawValue: opcode) == .getPointer,
                let device = ServerObject(
                    WpCursorShapeDeviceV1.description, madeBy: object, id: arguments.newID(0))
            else { return }
            cursorShapeDevices += 1
            device.onDestroy = { [weak self] in self?.cursorShapeDevices -= 1 }
            device.onRequest = { [weak self] opcode, arguments in
                switch WpCursorShapeDeviceV1.RequestCode(rawValue: opcode) {
                case .setShape: self?.cursorShapes.append((arguments.uint(0), arguments.uint(1)))
                case .destroy: device.destroy()
                case nil: break
                }
            }
        }
    }

    func boundViewporter(_ object: ServerObject) {
        object.onRequest = { [weak self] opcode, arguments in
            guard WpViewporter.RequestCode(rawValue: opcode) == .getViewport,
                let window = self?.window(of: arguments.object(1)),
                let viewport = ServerObject(WpViewport.description, madeBy: object, id: arguments.newID(0))
            else { return }
            viewport.onRequest = { opcode, arguments in
                switch WpViewport.RequestCode(rawValue: opcode) {
                case .setDestination:
                    window.pendingDestination = CGSize(width: arguments.int(0), height: arguments.int(1))
                case .destroy: viewport.destroy()
                default: break
                }
            }
        }
    }

    func boundScales(_ object: ServerObject) {
        object.onRequest = { [weak self] opcode, arguments in
            guard WpFractionalScaleManagerV1.RequestCode(rawValue: opcode) == .getFractionalScale,
                let window = self?.window(of: arguments.object(1)),
                let scale = ServerObject(WpFractionalScaleV1.description, madeBy: object, id: arguments.newID(0))
            else { return }
            scale.onRequest = { _, _ in scale.destroy() }
            window.fractionalScale = scale
        }
    }
}
