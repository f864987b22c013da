import WaylandClient
import WaylandProtocols

/// Icon of a window, as the client has described it.
package struct FakeIcon {
    package internal(set) var name = ""
    /// Pictures as they were when the icon was given to the window, each with its scale.
    package internal(set) var pictures: [(picture: FakePicture, scale: Int)] = []
}

/// Icon in the making.
@MainActor private final class IconObject {
    var name = ""
    var buffers: [(buffer: FakeBuffer, scale: Int)] = []
    var isGiven = false
}

extension FakeCompositor {
    func boundToplevelIcons(_ object: ServerObject) {
        for side in iconSides { object.send(XdgToplevelIconManagerV1.EventCode.iconSize.rawValue, [.int(side)]) }
        object.send(XdgToplevelIconManagerV1.EventCode.done.rawValue)
        var icons: [UInt32: IconObject] = [:]
        object.onRequest = { [weak self] opcode, arguments in
            guard let self else { return }
            switch XdgToplevelIconManagerV1.RequestCode(rawValue: opcode) {
            case .createIcon:
                guard
                    let resource = ServerObject(
                        XdgToplevelIconV1.description, madeBy: object, id: arguments.newID(0))
                else { return }
                let icon = IconObject()
                icons[resource.id] = icon
                liveIcons += 1
                resource.onDestroy = { [weak self] in self?.liveIcons -= 1 }
                resource.onRequest = { [weak self] in self?.received($0, $1, from: resource, icon) }
            case .setIcon:
                let window = surfaces.first { $0.toplevel != nil && $0.toplevel === arguments.object(0) }
                guard let icon = arguments.object(1).flatMap({ icons[$0.id] }) else {
                    window?.icon = nil
                    return
                }
                icon.isGiven = true
                window?.icon = FakeIcon(
                    name: icon.name, pictures: icon.buffers.map { ($0.buffer.picture(), $0.scale) })
            case .destroy: object.destroy()
            case nil: break
            }
        }
    }

    private func received(
        _ opcode: UInt32, _ arguments: ServerArguments, from resource: ServerObject, _ icon: IconObject
    ) {
        switch XdgToplevelIconV1.RequestCode(rawValue: opcode) {
        case .setName, .addBuffer:
            if icon.isGiven {
                resource.postError(XdgToplevelIconV1.Error.immutable.rawValue, "the icon is given")
            } else if XdgToplevelIconV1.RequestCode(rawValue: opcode) == .setName {
                icon.name = arguments.string(0)
            } else if let buffer = arguments.object(0).flatMap({ buffers[$0.id] }) {
                icon.buffers.append((buffer, arguments.int(1)))
            }
        case .destroy:
            if icon.buffers.contains(where: { buffers[$0.buffer.object.id] !== $0.buffer }) {
                resource.postError(XdgToplevelIconV1.Error.noBuffer.rawValue, "a picture was destroyed before its icon")
            }
            resource.destroy()
        case nil: break
        }
    }
}
