/// Reason why no bindings were generated; its description is printed in the build's output.
package enum ScannerError: Error, Equatable, CustomStringConvertible {
    case unreadable(path: String, reason: String)
    /// A line of a description breaks the notation, or states something that the bindings cannot express.
    case refused(path: String, line: Int, reason: String)
    case usage

    package var description: String {
        switch self {
        case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
        case .refused(let path, let line, let reason): "\(path):\(line): \(reason)"
        case .usage: "usage: WireGenerator DESCRIPTION OUTPUT [OTHER_DESCRIPTION]..."
        }
    }
}
