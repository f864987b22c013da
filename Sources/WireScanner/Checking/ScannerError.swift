/// Reason why no bindings were generated; its description is printed in the build's output.
package enum ScannerError: Error, Equatable, CustomStringConvertible {
    case unreadable(path: String, reason: String)
    case malformed(path: String, line: Int, reason: String)
    /// The protocol uses a feature that the bindings cannot express.
    case unsupported(member: String, reason: String)
    /// An argument names an interface or enum that no wanted protocol defines.
    case undefined(member: String, name: String)
    /// The installed XML is older than the version wanted.
    case tooOld(interface: String, installed: Int, wanted: Int)
    case noSuchInterface(name: String, protocolName: String)
    /// The wish file names another XML than the build was planned with.
    case planIsStale(wish: String, xml: String)
    case usage

    package var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "cannot read \(path): \(reason)"
        case .malformed(let path, let line, let reason):
            "\(path):\(line): \(reason)"
        case .unsupported(let member, let reason):
            "\(member) cannot be generated: \(reason)"
        case .undefined(let member, let name):
            "\(member) refers to \(name), which no protocol in this build defines; "
                + "add a .protocol file for the protocol that does"
        case .tooOld(let interface, let installed, let wanted):
            "\(interface) is version \(installed) in the installed XML, and version \(wanted) is wanted; "
                + "install newer packages libwayland-dev and wayland-protocols"
        case .noSuchInterface(let name, let protocolName):
            "a .protocol file limits \(name), which the protocol \(protocolName) does not define"
        case .planIsStale(let wish, let xml):
            "\(wish) no longer names \(xml), but the build was planned so: run “swift package clean”, then build again"
        case .usage:
            "usage: WireGenerator XML WISH OUTPUT [OTHER_XML OTHER_WISH]..."
        }
    }
}
