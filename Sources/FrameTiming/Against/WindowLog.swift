/// Frames of the windows of a compositor's clients, from its protocol log.
///
/// A frame is a commit of a surface to which a buffer was attached since the commit before. Only clients that open a
/// window count; those of the compositor's desktop open none.
struct WindowLog {
    struct Frame: Equatable {
        /// Seconds since 1970.
        var time: Double
        var surface: Object
        /// Pixels of the buffer; 0 if its size is unknown.
        var area: Int
    }

    /// Object of a client. A number may be used again for another object of the same client.
    struct Object: Hashable {
        var client: Substring
        var number: Substring
    }

    private var windowClients: Set<Substring> = []
    private var bufferAreas: [Object: Int] = [:]
    /// Area of the buffer that was attached to a surface since its last commit.
    private var attached: [Object: Int] = [:]
    private var allFrames: [Frame] = []
    /// Refreshes per second, as the compositor tells its clients; 60 until it does.
    private(set) var refresh = 60.0

    /// True once a client has opened a window.
    var hasWindow: Bool { !windowClients.isEmpty }
    /// Frames of all surfaces of the clients with windows.
    var frames: [Frame] { allFrames.filter { windowClients.contains($0.surface.client) } }

    /// Frames of the largest surface: the window's content, without its decoration, cursors and menus.
    var windowFrames: [Frame] {
        let surfaces = Dictionary(grouping: frames, by: \.surface).values
        return surfaces.max { Self.rank($0) < Self.rank($1) } ?? []
    }

    private static func rank(_ frames: [Frame]) -> (Int, Int) { (frames.map(\.area).max() ?? 0, frames.count) }

    /// Reads the log's next line; those that are no messages are skipped.
    mutating func read(_ line: some StringProtocol) {
        guard let message = ProtocolMessage(line) else { return }
        let object = Object(client: message.client, number: message.object)
        switch (message.interface, message.name) {
        case ("xdg_surface", "get_toplevel"): windowClients.insert(message.client)
        case ("wl_output", "mode"):
            if !message.isRequest, let rate = message.number(at: 3), rate > 0 { refresh = Double(rate) / 1_000 }
        case ("wl_shm_pool", "create_buffer"): noteBuffer(of: message, width: 2, height: 3)
        case ("zwp_linux_buffer_params_v1", "create_immed"): noteBuffer(of: message, width: 1, height: 2)
        case ("wl_surface", "attach"):
            let buffer = message.object(at: 0).map { Object(client: message.client, number: $0) }
            attached[object] = buffer.map { bufferAreas[$0] ?? 0 }
        case ("wl_surface", "commit"):
            guard let area = attached.removeValue(forKey: object) else { return }
            allFrames.append(Frame(time: message.time, surface: object, area: area))
        case ("wl_surface", "destroy"): attached[object] = nil
        default: break
        }
    }

    private mutating func noteBuffer(of message: ProtocolMessage, width: Int, height: Int) {
        guard let number = message.object(at: 0), let width = message.number(at: width),
            let height = message.number(at: height)
        else { return }
        bufferAreas[Object(client: message.client, number: number)] = width * height
    }
}
