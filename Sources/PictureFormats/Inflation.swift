import CZlib

/// Decompression of deflated bytes by zlib.
enum Inflation {
    /// Decompresses bytes behind a zlib header.
    ///
    /// - Parameters:
    ///   - input: the header and what follows it, at most 2 GB.
    ///   - limit: greatest number of bytes that are written.
    /// - Returns: the bytes; as many as could be read, if the data is cut off, damaged or longer.
    static func bytes(ofZlib input: [UInt8], limit: Int) -> [UInt8] {
        unsafe Array(unsafeUninitializedCapacity: limit) { output, count in
            count = unsafe input.withUnsafeBufferPointer { input in
                unsafe lilt_inflate(input.baseAddress, input.count, output.baseAddress, output.count)
            }
        }
    }
}
