public import Foundation

extension FileHandle {
    /// Bytes that a file handle gives, as they come.
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// Type of the elements.
        public typealias Element = UInt8

        let handle: FileHandle

        /// Begins to read where the handle stands.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handle: handle) }

        /// Iterator over the bytes that are still to be read.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private let handle: FileHandle
            private var bytes = Data().makeIterator()
            private var isAtEnd = false

            init(handle: FileHandle) { self.handle = handle }

            /// Waits for the next byte; nil at the end of the file.
            public mutating func next() async -> UInt8? {
                if let byte = bytes.next() { return byte }
                guard !isAtEnd else { return nil }
                let handle = handle
                // Reading blocks its thread, and those of tasks are few.
                let data = await withCheckedContinuation { continuation in
                    DispatchQueue.global().async { continuation.resume(returning: handle.availableData) }
                }
                isAtEnd = data.isEmpty
                bytes = data.makeIterator()
                return bytes.next()
            }
        }
    }

    /// The bytes that are still to be read, as they come.
    public var bytes: AsyncBytes { AsyncBytes(handle: self) }
}
