/// Source that gives a module's `URLSession` the asynchronous bytes that Apple's has.
///
/// It is part of the programs that use it, not of the library: the library would load Foundation's networking into every program.
enum NetworkBytesText: AddedSource {
    static let fileName = "LiltNetworkBytes.swift"

    /// True if a source reads an answer byte by byte.
    static func isNeeded(by source: String) -> Bool {
        source.contains(".bytes(for:") || source.contains(".bytes(from:") || source.contains("URLSession.AsyncBytes")
    }

    static let text = """
        import Foundation
        import FoundationNetworking

        extension URLSession {
            nonisolated struct AsyncBytes: AsyncSequence, Sendable {
                typealias Element = UInt8

                let task: URLSessionDataTask
                fileprivate let chunks: AsyncThrowingStream<Data, any Error>

                func makeAsyncIterator() -> AsyncIterator { AsyncIterator(chunks: chunks.makeAsyncIterator()) }

                struct AsyncIterator: AsyncIteratorProtocol {
                    fileprivate var chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator
                    private var bytes = Data().makeIterator()

                    fileprivate init(chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator) { self.chunks = chunks }

                    mutating func next() async throws -> UInt8? {
                        while true {
                            if let byte = bytes.next() { return byte }
                            guard let chunk = try await chunks.next() else {
                                try Task.checkCancellation()
                                return nil
                            }
                            bytes = chunk.makeIterator()
                        }
                    }
                }
            }

            nonisolated func bytes(
                from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
            ) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url), delegate: delegate) }

            nonisolated func bytes(
                for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
            ) async throws -> (AsyncBytes, URLResponse) {
                let (chunks, chunk) = AsyncThrowingStream<Data, any Error>.makeStream()
                let reader = ByteReader(chunk, delegate)
                // Only the delegate of a session is told of data, not that of a task.
                let session = URLSession(configuration: configuration, delegate: reader, delegateQueue: nil)
                let task = session.dataTask(with: request)
                session.finishTasksAndInvalidate()
                chunk.onTermination = { if case .cancelled = $0 { task.cancel() } }
                let response = try await withTaskCancellationHandler {
                    try await withCheckedThrowingContinuation { continuation in
                        reader.awaitResponse(continuation)
                        task.resume()
                    }
                } onCancel: {
                    task.cancel()
                }
                return (AsyncBytes(task: task, chunks: chunks), response)
            }
        }

        nonisolated private final class ByteReader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
            private let chunk: AsyncThrowingStream<Data, any Error>.Continuation
            private let delegate: (any URLSessionTaskDelegate)?
            private let lock = NSLock()
            private var waiting: CheckedContinuation<URLResponse, any Error>?

            init(_ chunk: AsyncThrowingStream<Data, any Error>.Continuation, _ delegate: (any URLSessionTaskDelegate)?) {
                self.chunk = chunk
                self.delegate = delegate
            }

            func awaitResponse(_ continuation: CheckedContinuation<URLResponse, any Error>) {
                lock.withLock { waiting = continuation }
            }

            private func answer(_ result: Result<URLResponse, any Error>) {
                let continuation = lock.withLock {
                    defer { waiting = nil }
                    return waiting
                }
                continuation?.resume(with: result)
            }

            func urlSession(
                _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
                completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
            ) {
                answer(.success(response))
                completionHandler(.allow)
            }

            func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { chunk.yield(data) }

            func urlSession(
                _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
                newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
            ) {
                guard let delegate else { return completionHandler(request) }
                delegate.urlSession(
                    session, task: task, willPerformHTTPRedirection: response, newRequest: request,
                    completionHandler: completionHandler)
            }

            func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
                answer(.failure(error ?? URLError(.badServerResponse)))
                chunk.finish(throwing: error)
                delegate?.urlSession(session, task: task, didCompleteWithError: error)
            }
        }

        """
}
