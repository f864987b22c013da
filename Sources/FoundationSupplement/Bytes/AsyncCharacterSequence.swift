/// Characters in a sequence of UTF-8 bytes.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    /// Type of the elements.
    public typealias Element = Character

    let base: Base

    /// Begins to read.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(scalars: AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
    }

    /// Iterator over the characters that are still to be read.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
        /// Scalars of the next character, as far as they have been read.
        private var pending = String()

        init(scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

        /// Reads the next character, and the first scalar behind it; nil at the end of the bytes.
        ///
        /// - Throws: the error of the bytes.
        public mutating func next() async rethrows -> Character? {
            while let scalar = try await scalars.next() {
                pending.unicodeScalars.append(scalar)
                // Two characters: the first cannot grow any more.
                if pending.index(after: pending.startIndex) != pending.endIndex { return pending.removeFirst() }
            }
            return pending.isEmpty ? nil : pending.removeFirst()
        }
    }
}

extension AsyncSequence where Element == UInt8 {
    /// The bytes as characters of UTF-8 text.
    public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
}
