/// Error of writing to the cache; its description is one line for the user.
package enum CacheError: Error, Hashable, Sendable, CustomStringConvertible {
    case unwritable(path: String, reason: String)
    case badPlace(String)
    case tooLarge(path: String, megabytes: Int)

    package var description: String {
        switch self {
        case .unwritable(let path, let reason): "\(String(reflecting: path)) cannot be written: \(reason)"
        case .badPlace(let place): "\(String(reflecting: place)) is no place for a file of a program"
        case .tooLarge(let path, let megabytes):
            "\(String(reflecting: path)) has more than \(megabytes) MB of files, which are not copied"
        }
    }
}
