import CWayland
import Glibc

/// Owns anonymous memory that the compositor can map, too.
@safe package struct SharedMemory: ~Copyable {
    package let file: FileDescriptor
    /// Bytes.
    package private(set) var size: Int
    private var base: UnsafeMutableRawPointer

    /// Allocates `size` bytes, more than 0, filled with zeroes.
    ///
    /// - Throws: ``MemoryError`` if the machine has no memory or no file for them.
    package init(size: Int) throws(MemoryError) {
        let made = unsafe try Self.map(size)
        file = FileDescriptor(owning: unsafe made.file)
        unsafe base = unsafe made.base
        self.size = size
    }

    /// Makes a memory file of `size` bytes and maps it.
    ///
    /// - Throws: ``MemoryError`` if one of the system calls fails.
    private static func map(_ size: Int) throws(MemoryError) -> (file: Int32, base: UnsafeMutableRawPointer) {
        let raw = unsafe lilt_memory_file("lilt")
        guard raw >= 0 else { throw MemoryError(operation: "memfd_create", code: errno, size: size) }
        guard ftruncate(raw, size) == 0 else {
            defer { close(raw) }
            throw MemoryError(operation: "ftruncate", code: errno, size: size)
        }
        let mapped = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, raw, 0)
        guard let mapped = unsafe mapped, unsafe mapped != MAP_FAILED else {
            defer { close(raw) }
            throw MemoryError(operation: "mmap", code: errno, size: size)
        }
        return unsafe (raw, mapped)
    }

    deinit { unsafe munmap(base, size) }

    /// Enlarges the memory to at least `newSize` bytes. The contents are kept; the address may change.
    ///
    /// - Throws: ``MemoryError`` if the machine has no memory; the old size is kept then.
    package mutating func grow(to newSize: Int) throws(MemoryError) {
        guard newSize > size else { return }
        guard ftruncate(file.rawValue, newSize) == 0 else {
            throw MemoryError(operation: "ftruncate", code: errno, size: newSize)
        }
        let mapped = unsafe lilt_remap(base, size, newSize)
        guard let mapped = unsafe mapped, unsafe mapped != MAP_FAILED else {
            throw MemoryError(operation: "mremap", code: errno, size: newSize)
        }
        unsafe base = mapped
        size = newSize
    }

    /// Writes `bytes` at the beginning; bytes beyond ``size`` are dropped.
    package borrowing func write(_ bytes: [UInt8]) {
        unsafe UnsafeMutableRawBufferPointer(start: base, count: min(size, bytes.count))
            .copyBytes(from: bytes.prefix(size))
    }

    /// Calls `body` with the address of the first byte, which is valid only during the call.
    package borrowing func withBytes<Result>(_ body: (UnsafeMutableRawPointer) -> Result) -> Result {
        unsafe body(base)
    }
}

/// Failure of a system call for memory.
package struct MemoryError: Error, Equatable, CustomStringConvertible {
    package let operation: String
    /// `errno`.
    package let code: Int32
    /// Requested number of bytes.
    package let size: Int

    package var description: String { "\(operation) of \(size) bytes failed: \(systemMessage(code))" }
}

/// The C library's description of an `errno`.
package func systemMessage(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }
