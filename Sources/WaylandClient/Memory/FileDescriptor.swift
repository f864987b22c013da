import Glibc

/// Owns one open file: closed when this value goes away, once.
package struct FileDescriptor: ~Copyable {
    package let rawValue: Int32

    /// Takes over an open file descriptor.
    package init(owning rawValue: Int32) { self.rawValue = rawValue }

    deinit { close(rawValue) }

    /// Gives the file descriptor away, open.
    package consuming func release() -> Int32 {
        let rawValue = rawValue
        discard self
        return rawValue
    }
}
