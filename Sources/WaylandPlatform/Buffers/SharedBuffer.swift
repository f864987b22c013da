import Platform
import WaylandClient
import WaylandProtocols

/// A `wl_buffer` in memory that is shared with the compositor.
@MainActor final class SharedBuffer {
    private(set) var width = 0
    private(set) var height = 0
    private(set) var isBusy = false
    /// Number of the frame in the buffer, counted by its pool; nil if the content is undefined.
    private(set) var frame: Int?
    private var memory: SharedMemory
    private let pool: WlShmPool
    private let format: WlShm.Format
    private var buffer: WlBuffer?
    private let onRelease: @MainActor () -> Void

    var stride: Int { width * 4 }
    /// Bytes of memory beyond what the present size needs.
    var unusedBytes: Int { memory.size - stride * height }

    /// - Parameters:
    ///   - bytes: size of the memory, above zero.
    ///   - format: format of the pixels.
    ///   - shm: the `wl_shm` that makes the pool.
    ///   - onRelease: called when the compositor releases the buffer.
    /// - Throws: ``MemoryError`` if the machine has no memory or no file for it.
    init(
        bytes: Int, format: WlShm.Format, shm: WlShm, onRelease: @escaping @MainActor () -> Void
    ) throws(MemoryError) {
        self.format = format
        memory = try SharedMemory(size: bytes)
        pool = shm.createPool(fd: memory.file, size: Int32(bytes))
        self.onRelease = onRelease
    }

    /// Sets the size in pixels, keeping the memory if it is large enough. The buffer must not be busy.
    ///
    /// - Throws: ``MemoryError`` if the memory cannot grow.
    func resize(width: Int, height: Int) throws(MemoryError) {
        let needed = width * 4 * height
        if needed > memory.size {
            // A quarter more than needed: while a window is dragged larger, most of its sizes fit.
            let roomy = (needed + needed / 4 + 4095) & ~4095
            try memory.grow(to: roomy)
            pool.resize(size: Int32(roomy))
        }
        buffer?.destroy()
        let buffer = pool.createBuffer(
            offset: 0, width: Int32(width), height: Int32(height), stride: Int32(width * 4), format: format)
        buffer.onEvent { [weak self] event in
            switch event {
            case .release: self?.released()
            }
        }
        self.buffer = buffer
        self.width = width
        self.height = height
        frame = nil
    }

    /// Calls `body` with the pixels, which are valid only during the call.
    ///
    /// - Returns: the damage that `body` returns.
    func withPixels(age: Int, _ body: (PixelBuffer) -> [PixelRect]) -> [PixelRect] {
        unsafe memory.withBytes { bytes in
            body(unsafe PixelBuffer(bytes: bytes, width: width, height: height, stride: stride, age: age))
        }
    }

    /// Attaches the buffer to `surface`. It is busy from then on until the compositor releases it.
    ///
    /// - Parameters:
    ///   - surface: to be committed by the caller.
    ///   - frame: number of the frame that the buffer shows.
    ///   - offset: points by which the content moves on the surface; (0, 0) on surfaces from version 5 on.
    func attach(to surface: WlSurface, frame: Int, offset: (x: Int32, y: Int32)) {
        self.frame = frame
        isBusy = true
        surface.attach(buffer: buffer, x: offset.x, y: offset.y)
    }

    /// Adds the buffer to `icon` as a picture for `scale`. Its pixels must not change any more.
    func add(to icon: XdgToplevelIconV1, scale: Int32) {
        if let buffer { icon.addBuffer(buffer: buffer, scale: scale) }
    }

    func destroy() {
        buffer?.destroy()
        buffer = nil
        pool.destroy()
    }

    private func released() {
        isBusy = false
        onRelease()
    }
}
