import Glibc

/// Reader of texts that the compositor shares as files, such as keymaps.
package enum SharedText {
    /// Largest number of bytes that is read; the largest keymaps have a hundredth of it.
    private static let limit = 8 << 20

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - file: open for reading.
    ///   - size: number of bytes, as given in the event; a terminating zero may be among them.
    /// - Returns: nil if the file cannot be read, is shorter than `size`, or is too large.
    package static func read(_ file: borrowing FileDescriptor, size: Int) -> String? {
        guard size > 0, size <= limit else { return nil }
        let descriptor = file.rawValue
        // Read, not mapped: the other side may shorten the file meanwhile, which kills a process that has it mapped.
        // `pread` reads from the beginning, independent of the file's position.
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
