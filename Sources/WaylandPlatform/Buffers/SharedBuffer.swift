import Platform
import WaylandClient
import WaylandProtocols

/// One buffer: memory that both sides see, and the object by which the compositor knows it.
@MainActor final class SharedBuffer {
    private(set) var width = 0
    private(set) var height = 0
    private(set) var isBusy = false
    /// The number of the frame that it shows; nil if it shows none.
    private(set) var frame: Int?
    private var memory: SharedMemory
    private let pool: WlShmPool
    private let format: WlShm.Format
    private var buffer: WlBuffer?
    private let onRelease: @MainActor () -> Void

    var stride: Int { width * 4 }
    /// Memory that this size has no use for.
    var unusedBytes: Int { memory.size - stride * height }

    /// - Parameter format: opaque for windows, which have a background, so that the compositor need not blend.
    init(
        bytes: Int, format: WlShm.Format, shm: WlShm, onRelease: @escaping @MainActor () -> Void
    ) throws(MemoryError) {
        self.format = format
        memory = try SharedMemory(size: bytes)
        pool = shm.createPool(fd: memory.file, size: Int32(bytes))
        self.onRelease = onRelease
    }

    /// Takes this size, keeping the memory if it is large enough. Only while the compositor does not have it.
    func resize(width: Int, height: Int) throws(MemoryError) {
        let needed = width * 4 * height
        if needed > memory.size {
            // A quarter more than needed: while a window is dragged larger, most sizes find room.
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

    /// Lends the pixels to `body`.
    func withPixels(age: Int, _ body: (PixelBuffer) -> [PixelRect]) -> [PixelRect] {
        unsafe memory.withBytes { bytes in
            body(unsafe PixelBuffer(bytes: bytes, width: width, height: height, stride: stride, age: age))
        }
    }

    /// Gives the buffer to the compositor, showing `frame`.
    ///
    /// - Parameter offset: by which the content moves on its surface, in points: of surfaces older than version 5.
    func attach(to surface: WlSurface, frame: Int, offset: (x: Int32, y: Int32)) {
        self.frame = frame
        isBusy = true
        surface.attach(buffer: buffer, x: offset.x, y: offset.y)
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
