package import Foundation
import WaylandClient
import WaylandProtocols

/// Place that a client asks for, by `xdg_positioner`.
package struct FakePositioner: Equatable, Sendable {
    package internal(set) var size = CGSize.zero
    package internal(set) var anchorRect = CGRect.zero
    /// Value of `xdg_positioner.anchor`.
    package internal(set) var anchor: UInt32 = 0
    package internal(set) var gravity: UInt32 = 0
    package internal(set) var adjustments: UInt32 = 0
    package internal(set) var offset = CGPoint.zero
    package internal(set) var isReactive = false

    /// Rectangle of the popup if there is room, relative to the corner of the surface that it lies on.
    package var frame: CGRect {
        let point = CGPoint(
            x: anchorRect.minX + anchorRect.width * Self.across(anchor),
            y: anchorRect.minY + anchorRect.height * Self.down(anchor))
        return CGRect(
            x: (point.x - size.width * (1 - Self.across(gravity)) + offset.x).rounded(),
            y: (point.y - size.height * (1 - Self.down(gravity)) + offset.y).rounded(), width: size.width,
            height: size.height)
    }

    /// Fraction of the width: 0 at the left, 1 at the right. Values: none, top, bottom, left, right, top left, bottom
    /// left, top right, bottom right.
    private static func across(_ word: UInt32) -> CGFloat {
        [3, 5, 6].contains(word) ? 0 : [4, 7, 8].contains(word) ? 1 : 0.5
    }
    private static func down(_ word: UInt32) -> CGFloat {
        [1, 5, 7].contains(word) ? 0 : [2, 6, 8].contains(word) ? 1 : 0.5
    }
}

extension FakeCompositor {
    /// Popups that are not destroyed, the one in front last.
    package var popups: [FakeWindow] { surfaces.filter { $0.isPopup && !$0.isDestroyed } }

    func addPositioner(madeBy shell: ServerObject, id: UInt32) {
        guard let object = ServerObject(XdgPositioner.description, madeBy: shell, id: id) else { return }
        let number = object.id
        positioners[number] = FakePositioner()
        object.onDestroy = { [weak self] in self?.positioners[number] = nil }
        object.onRequest = { [weak self] opcode, arguments in
            guard let self, var positioner = positioners[number] else { return }
            switch XdgPositioner.RequestCode(rawValue: opcode) {
            case .setSize: positioner.size = CGSize(width: arguments.int(0), height: arguments.int(1))
            case .setAnchorRect:
                positioner.anchorRect = CGRect(
                    x: arguments.int(0), y: arguments.int(1), width: arguments.int(2), height: arguments.int(3))
            case .setAnchor: positioner.anchor = arguments.uint(0)
            case .setGravity: positioner.gravity = arguments.uint(0)
            case .setConstraintAdjustment: positioner.adjustments = arguments.uint(0)
            case .setOffset: positioner.offset = CGPoint(x: arguments.int(0), y: arguments.int(1))
            case .setReactive: positioner.isReactive = true
            case .destroy: return object.destroy()
            default: break
            }
            positioners[number] = positioner
        }
    }
}

extension FakeWindow {
    package var isPopup: Bool { popup != nil }

    func adopt(popup object: ServerObject, over parent: ServerObject?, positioner: FakePositioner?) {
        guard let positioner, positioner.size.width > 0, positioner.size.height > 0, positioner.anchorRect.width > 0,
            positioner.anchorRect.height > 0
        else { return surface.postError(5, "a positioner that says too little") }
        popup = object
        self.positioner = positioner
        self.parent = parent.flatMap { parent in compositor.surfaces.first { $0.shellSurface === parent } }
        let room = CGRect(origin: .zero, size: self.parent?.geometry?.size ?? CGSize(width: 1e6, height: 1e6))
        if !room.contains(positioner.anchorRect) { surface.postError(5, "an anchor outside of what it is on") }
        object.onRequest = { [weak self] opcode, arguments in
            guard let self else { return }
            switch XdgPopup.RequestCode(rawValue: opcode) {
            case .grab: grab(serial: arguments.uint(1))
            case .reposition:
                self.positioner = arguments.object(0).flatMap { self.compositor.positioners[$0.id] }
                popup?.send(XdgPopup.EventCode.repositioned.rawValue, [.uint(arguments.uint(1))])
                configurePopup()
            case .destroy:
                if compositor.popups.last !== self { surface.postError(2, "not the topmost popup") }
                object.destroy()
            case nil: break
            }
        }
    }

    private func grab(serial: UInt32) {
        if let parent, parent.isPopup, parent.grabSerial == nil { surface.postError(0, "its parent has no grab") }
        grabSerial = serial
        if compositor.refusesGrabs { dismissPopup() }
    }

    /// Configures the popup, at the place that it asks for or in `frame`.
    package func configurePopup(_ frame: CGRect? = nil) {
        guard let popup, let frame = frame ?? positioner?.frame else { return }
        isConfigured = true
        popup.send(
            XdgPopup.EventCode.configure.rawValue,
            [
                .int(Int32(frame.minX)), .int(Int32(frame.minY)), .int(Int32(frame.width)), .int(Int32(frame.height)),
            ])
        shellSurface?.send(XdgSurface.EventCode.configure.rawValue, [.uint(compositor.nextSerial)])
    }

    /// Dismisses the popup, as after a press elsewhere.
    package func dismissPopup() { popup?.send(XdgPopup.EventCode.popupDone.rawValue) }
}
