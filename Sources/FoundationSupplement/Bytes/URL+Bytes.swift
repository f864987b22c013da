public import Foundation
import RemoteBytes

extension URL {
    /// Bytes of the resource at an address. They are read as a whole when the first one is asked for.
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// Type of the elements.
        public typealias Element = UInt8

        let url: URL

        /// Begins to read.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }

        /// Iterator over the bytes that are still to be read.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private let url: URL
            private var bytes: Data.Iterator?

            init(url: URL) { self.url = url }

            /// Waits for the next byte; nil at the end of the resource.
            ///
            /// - Throws: `CocoaError` if a file cannot be read, `URLError` if the address cannot be fetched.
            public mutating func next() async throws -> UInt8? {
                if bytes == nil {
                    let url = url
                    // Reading blocks its thread, and those of tasks are few.
                    bytes = try await withCheckedThrowingContinuation { continuation in
                        DispatchQueue.global().async { continuation.resume(with: Result { try url.allBytes() }) }
                    }
                    .makeIterator()
                }
                return bytes?.next()
            }
        }
    }

    /// Bytes of the resource: of a file, or at an address of HTTP.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

    /// Lines of the resource, as UTF-8 text. Empty lines are left out.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }

    /// Greatest length of a resource at an address of HTTP, in bytes.
    private static let mostBytes = 256 << 20

    /// Bytes of the resource, read on this thread.
    ///
    /// - Throws: `CocoaError` if the file cannot be read, `URLError` if the address cannot be fetched.
    fileprivate func allBytes() throws -> Data {
        if isFileURL { return try Data(contentsOf: self) }
        guard let scheme = scheme?.lowercased(), ["http", "https"].contains(scheme) else {
            throw URLError(.unsupportedURL)
        }
        do throws(FetchFailure) {
            return try CurlLibrary.shared.get()
                .fetch(absoluteString, mostBytes: Self.mostBytes, cancel: CancelFlag()).data
        } catch {
            throw URLError(error.code, userInfo: [NSLocalizedDescriptionKey: error.description])
        }
    }
}

extension FetchFailure {
    /// Code of the error that programs catch.
    fileprivate var code: URLError.Code {
        switch self {
        case .noLibrary: .resourceUnavailable
        case .failed: .cannotConnectToHost
        case .refused: .badServerResponse
        case .tooLong: .dataLengthExceedsMaximum
        case .cancelled: .cancelled
        }
    }
}
