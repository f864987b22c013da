/// Source that gives a module's `URLSession` the publishers of data that Apple's has.
///
/// It is part of the programs that use it, not of the library: the library would load Foundation's networking into every program.
enum NetworkPublishersText: AddedSource {
    static let fileName = "LiltNetworkPublishers.swift"

    /// True if a source uses such a publisher.
    static func isNeeded(by source: String) -> Bool { source.contains("dataTaskPublisher") }

    static let text = """
        import Combine
        import Foundation
        import FoundationNetworking

        extension URLSession {
            nonisolated struct DataTaskPublisher: Publisher {
                typealias Output = (data: Data, response: URLResponse)
                typealias Failure = URLError

                let request: URLRequest
                let session: URLSession

                func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                    let running = RunningDataTask()
                    Deferred {
                        Future<Output, URLError> { promise in
                            nonisolated(unsafe) let promise = promise
                            let task = session.dataTask(with: request) { data, response, error in
                                if let data, let response {
                                    promise(.success((data, response)))
                                } else {
                                    promise(.failure(error as? URLError ?? URLError(.unknown)))
                                }
                            }
                            running.task = task
                            task.resume()
                        }
                    }
                    .handleEvents(receiveCancel: { running.task?.cancel() })
                    .receive(subscriber: subscriber)
                }
            }

            nonisolated func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
                DataTaskPublisher(request: URLRequest(url: url), session: self)
            }

            nonisolated func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
                DataTaskPublisher(request: request, session: self)
            }
        }

        nonisolated private final class RunningDataTask: @unchecked Sendable {
            var task: URLSessionDataTask?
        }

        """
}
