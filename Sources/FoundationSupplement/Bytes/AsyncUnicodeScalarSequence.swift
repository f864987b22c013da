/// Unicode scalars in a sequence of UTF-8 bytes. Bytes that are no UTF-8 become U+FFFD.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    /// Type of the elements.
    public typealias Element = Unicode.Scalar

    let base: Base

    /// Begins to read.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }

    /// Iterator over the scalars that are still to be read.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var bytes: Base.AsyncIterator
        /// A byte that has been read and belongs to the next scalar.
        private var leftover: UInt8?

        init(bytes: Base.AsyncIterator) { self.bytes = bytes }

        /// Reads the next scalar; nil at the end of the bytes.
        ///
        /// - Throws: the error of the bytes.
        public mutating func next() async rethrows -> Unicode.Scalar? {
            guard let first = try await nextByte() else { return nil }
            guard first >= 0x80 else { return Unicode.Scalar(first) }
            var sequence = [first]
            while sequence.count < Self.length(after: first), let byte = try await nextByte() {
                guard byte & 0xC0 == 0x80 else {
                    leftover = byte
                    break
                }
                sequence.append(byte)
            }
            return String(decoding: sequence, as: UTF8.self).unicodeScalars.first
        }

        /// The byte that has been read, else the next one.
        ///
        /// - Throws: the error of the bytes.
        private mutating func nextByte() async rethrows -> UInt8? {
            if let byte = leftover {
                leftover = nil
                return byte
            }
            return try await bytes.next()
        }

        /// Number of bytes of a sequence that begins with `first`.
        private static func length(after first: UInt8) -> Int {
            switch first {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        }
    }
}

extension AsyncSequence where Element == UInt8 {
    /// The bytes as Unicode scalars of UTF-8 text.
    public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(base: self) }
}
