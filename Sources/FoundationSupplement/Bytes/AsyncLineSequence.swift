/// Lines of text in a sequence of UTF-8 bytes, without their ends. Empty lines are left out, as Apple's sequence does.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    /// Type of the elements.
    public typealias Element = String

    let base: Base

    /// Begins to read.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(scalars: AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
    }

    /// Iterator over the lines that are still to be read.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator

        /// Reads to the end of the next line that is not empty; nil at the end of the bytes.
        ///
        /// - Throws: the error of the bytes.
        public mutating func next() async rethrows -> String? {
            var line = String.UnicodeScalarView()
            while let scalar = try await scalars.next() {
                if !scalar.endsLine {
                    line.append(scalar)
                } else if !line.isEmpty {
                    break
                }
            }
            return line.isEmpty ? nil : String(line)
        }
    }
}

extension Unicode.Scalar {
    /// True for each scalar of every line end of Unicode.
    fileprivate var endsLine: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}

extension AsyncSequence where Element == UInt8 {
    /// The bytes as lines of UTF-8 text. Empty lines are left out.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}
