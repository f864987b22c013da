import Glibc

/// Owns one open file, and closes it when this value is destroyed.
package struct FileDescriptor: ~Copyable {
    package let rawValue: Int32

    /// Takes over an open file descriptor.
    package init(owning rawValue: Int32) { self.rawValue = rawValue }

    deinit { close(rawValue) }

    /// Returns the file descriptor, open, and gives up its ownership.
    package consuming func release() -> Int32 {
        let rawValue = rawValue
        discard self
        return rawValue
    }
}
