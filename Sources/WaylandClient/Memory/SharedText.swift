import Glibc

/// Reads text that the compositor shares as a file, such as a keymap.
package enum SharedText {
    /// - Parameter size: bytes, as the event said; a terminating zero may be among them.
    /// - Returns: nil if the file cannot be mapped or is shorter than `size`.
    package static func read(_ file: borrowing FileDescriptor, size: Int) -> String? {
        var status = stat()
        guard size > 0, unsafe fstat(file.rawValue, &status) == 0, status.st_size >= size else { return nil }
        // Private: since version 7 of wl_seat a shared mapping may be refused.
        let mapped = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, file.rawValue, 0)
        guard let mapped = unsafe mapped, unsafe mapped != MAP_FAILED else { return nil }
        defer { unsafe munmap(mapped, size) }
        let bytes = unsafe UnsafeRawBufferPointer(start: mapped, count: size)
        return unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
}
