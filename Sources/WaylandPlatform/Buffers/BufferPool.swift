import Platform
import WaylandClient
import WaylandProtocols

/// The buffers of one window: as many as the compositor makes necessary, at most three, used again and again.
@MainActor final class BufferPool {
    /// One on screen, one on its way there, one to draw in. Whoever has all three is not showing frames.
    static let limit = 3

    private var buffers: [SharedBuffer] = []
    private let shm: WlShm
    private let format: WlShm.Format
    /// Called when the compositor gives a buffer back.
    var onRelease: (@MainActor () -> Void)?
    /// Frames drawn so far.
    private var frames = 0

    init(shm: WlShm, format: WlShm.Format) {
        self.shm = shm
        self.format = format
    }

    var count: Int { buffers.count }

    /// A free buffer of this size, the one whose content is newest; nil while the compositor has them all.
    func take(width: Int, height: Int) throws(MemoryError) -> SharedBuffer? {
        let free = buffers.filter { !$0.isBusy }
        let fitting = free.filter { $0.width == width && $0.height == height }
        if let best = fitting.max(by: { ($0.frame ?? -1) < ($1.frame ?? -1) }) { return best }
        if let other = free.first {
            try other.resize(width: width, height: height)
            return other
        }
        guard buffers.count < Self.limit else { return nil }
        let buffer = try SharedBuffer(bytes: width * 4 * height, format: format, shm: shm) { [weak self] in
            self?.onRelease?()
        }
        try buffer.resize(width: width, height: height)
        buffers.append(buffer)
        return buffer
    }

    /// How many drawn frames ago the window looked as `buffer` does, counting the one to be drawn now as the last.
    func age(of buffer: SharedBuffer) -> Int { buffer.frame.map { frames - $0 } ?? 0 }

    /// Gives `buffer` to the compositor as the newest frame.
    func attach(_ buffer: SharedBuffer, to surface: WlSurface, offset: (x: Int32, y: Int32)) {
        buffer.attach(to: surface, frame: frames, offset: offset)
        frames += 1
    }

    /// Two that take turns are enough for whoever shows frames without delay.
    private static let usual = 2
    /// Bytes that a buffer may hold more than it needs while nothing moves: less is not worth making it anew.
    private static let spare = 4 << 20

    /// No frame is due: what only motion, or a larger window, needed is given back. What is on screen stays, and so does
    /// the buffer that knows most of it.
    func trim() {
        var free = buffers.filter { !$0.isBusy }.sorted { ($0.frame ?? -1) < ($1.frame ?? -1) }
        var dropped = free.filter { $0.unusedBytes > Self.spare }
        free.removeAll { buffer in dropped.contains { $0 === buffer } }
        dropped += free.prefix(max(0, buffers.count - dropped.count - Self.usual))
        guard !dropped.isEmpty else { return }
        for buffer in dropped { buffer.destroy() }
        buffers.removeAll { buffer in dropped.contains { $0 === buffer } }
    }

    func destroy() {
        for buffer in buffers { buffer.destroy() }
        buffers = []
    }
}
