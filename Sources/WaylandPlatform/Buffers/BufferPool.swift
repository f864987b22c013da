import Platform
import WaylandClient
import WaylandProtocols

/// Reused buffers of one surface: as many as the compositor makes necessary, at most ``limit``.
@MainActor final class BufferPool {
    /// Largest number of buffers: one on screen, one sent to the compositor, one to draw in. A compositor that holds
    /// all three is not showing frames.
    static let limit = 3

    private var buffers: [SharedBuffer] = []
    private let shm: WlShm
    private let format: WlShm.Format
    /// Called when the compositor releases a buffer.
    var onRelease: (@MainActor () -> Void)?
    /// Frames drawn so far.
    private var frames = 0

    init(shm: WlShm, format: WlShm.Format) {
        self.shm = shm
        self.format = format
    }

    var count: Int { buffers.count }

    /// Returns a free buffer of this size in pixels, preferring the one with the newest content; nil while the
    /// compositor holds all buffers.
    ///
    /// - Throws: ``MemoryError`` if a buffer has to be made or enlarged and the machine has no memory, or no file, for
    ///   it.
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

    /// Age of the content of `buffer`, in frames, including the one to be drawn now; 0 if the content is unknown.
    func age(of buffer: SharedBuffer) -> Int { buffer.frame.map { frames - $0 } ?? 0 }

    /// Attaches `buffer` to `surface` as the newest frame.
    func attach(_ buffer: SharedBuffer, to surface: WlSurface, offset: (x: Int32, y: Int32)) {
        buffer.attach(to: surface, frame: frames, offset: offset)
        frames += 1
    }

    /// Unused bytes that a buffer may keep while nothing moves: freeing fewer is not worth a new buffer.
    private static let spare = 4 << 20

    /// Frees memory that was needed only for motion or for a larger size. The buffer on screen stays, and of the free
    /// ones those with the newest content.
    ///
    /// - Parameter usual: number of buffers that the surface usually needs, the one on screen included.
    func trim(to usual: Int) {
        var free = buffers.filter { !$0.isBusy }.sorted { ($0.frame ?? -1) < ($1.frame ?? -1) }
        var dropped = free.filter { $0.unusedBytes > Self.spare }
        free.removeAll { buffer in dropped.contains { $0 === buffer } }
        dropped += free.prefix(max(0, buffers.count - dropped.count - usual))
        guard !dropped.isEmpty else { return }
        for buffer in dropped { buffer.destroy() }
        buffers.removeAll { buffer in dropped.contains { $0 === buffer } }
    }

    func destroy() {
        for buffer in buffers { buffer.destroy() }
        buffers = []
    }
}
