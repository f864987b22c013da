import Glibc
import WaylandClient
import WaylandProtocols

/// A `wl_shm_pool`: memory of the client, mapped here as well.
@MainActor @safe final class FakePool {
    private var base: UnsafeMutableRawPointer?
    private var size: Int
    private let file: FileDescriptor

    init(file: consuming FileDescriptor, size: Int) {
        self.file = file
        self.size = size
        unsafe base = Self.map(self.file, size)
    }

    func resize(_ newSize: Int) {
        unmap()
        size = newSize
        unsafe base = Self.map(file, newSize)
    }

    /// Unmaps the memory. Called when the pool and all its buffers are destroyed.
    func unmap() {
        if let base = unsafe base { unsafe munmap(base, size) }
        unsafe base = nil
    }

    func pixels(offset: Int, width: Int, height: Int, stride: Int) -> [UInt32] {
        guard let base = unsafe base, offset + stride * height <= size else { return [] }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for row in 0..<height {
            let line = unsafe (base + offset + row * stride).assumingMemoryBound(to: UInt32.self)
            unsafe pixels.append(contentsOf: UnsafeBufferPointer(start: line, count: width))
        }
        return pixels
    }

    private static func map(_ file: borrowing FileDescriptor, _ size: Int) -> UnsafeMutableRawPointer? {
        let mapped = unsafe mmap(nil, size, PROT_READ, MAP_SHARED, file.rawValue, 0)
        return unsafe mapped == MAP_FAILED ? nil : mapped
    }
}

/// A `wl_buffer`.
@MainActor final class FakeBuffer {
    let object: ServerObject
    let width: Int
    let height: Int
    private let pool: FakePool
    private let offset: Int
    private let stride: Int
    private(set) var isHeld = false

    init(_ object: ServerObject, pool: FakePool, offset: Int, width: Int, height: Int, stride: Int) {
        self.object = object
        self.pool = pool
        self.offset = offset
        self.width = width
        self.height = height
        self.stride = stride
    }

    func picture() -> FakePicture {
        FakePicture(
            width: width, height: height,
            pixels: pool.pixels(offset: offset, width: width, height: height, stride: stride))
    }

    func hold() { isHeld = true }

    func release() {
        guard isHeld else { return }
        isHeld = false
        object.send(WlBuffer.EventCode.release.rawValue)
    }
}

/// Copy of a buffer's pixels: `0xXXRRGGBB` row by row.
package struct FakePicture: Equatable, Sendable {
    package var width: Int
    package var height: Int
    package var pixels: [UInt32]

    package init(width: Int, height: Int, pixels: [UInt32]) {
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}
