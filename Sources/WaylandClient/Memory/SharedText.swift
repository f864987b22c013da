import Glibc

/// Reads text that the compositor shares as a file, such as a keymap.
package enum SharedText {
    /// Bytes; the largest keymaps have a hundredth of it.
    private static let limit = 8 << 20

    /// - Parameter size: bytes, as the event said; a terminating zero may be among them.
    /// - Returns: nil if the file cannot be read or is shorter than `size`, and if that is more than any such text has.
    package static func read(_ file: borrowing FileDescriptor, size: Int) -> String? {
        guard size > 0, size <= limit else { return nil }
        let descriptor = file.rawValue
        // Read, not mapped: whoever shares a file may make it shorter while it is being looked at, which ends a process
        // that has it mapped. And read from its beginning, wherever others have read to.
        var length = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while length < size {
                let got = unsafe pread(descriptor, buffer.baseAddress.map { unsafe $0 + length }, size - length, length)
                guard got > 0 else { break }
                length += got
            }
            count = length
        }
        guard length == size else { return nil }
        return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
}
