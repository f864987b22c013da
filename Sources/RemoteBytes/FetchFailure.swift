package import Foundation

/// Bytes of an address.
package struct Fetched: Sendable {
    package let data: Data
    /// False if the server forbids keeping them.
    package let mayBeKept: Bool
}

/// Failure of fetching an address.
package enum FetchFailure: LocalizedError, Equatable, CustomStringConvertible {
    case noLibrary(reason: String)
    case failed(reason: String)
    case refused(status: Int)
    case tooLong(mostBytes: Int)
    case cancelled

    package var description: String {
        switch self {
        case .noLibrary(let reason):
            "Addresses cannot be fetched without libcurl4, which could not be opened: \(reason)"
        case .failed(let reason): "The address could not be fetched: \(reason)"
        case .refused(let status): "The server answered with status \(status)"
        case .tooLong(let most): "There are more than \(most) bytes at the address"
        case .cancelled: "The fetch was cancelled"
        }
    }

    package var errorDescription: String? { description }
}
