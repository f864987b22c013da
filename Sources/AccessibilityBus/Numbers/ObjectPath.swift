/// Paths of the bridge's objects.
enum ObjectPath: Equatable {
    case application
    case cache
    /// An element of a window, both by number.
    case element(window: Int, id: Int)
    /// A message that was announced, by number.
    case message(Int)

    static let root = "/org/a11y/atspi/accessible/root"
    static let cachePath = "/org/a11y/atspi/cache"
    /// Path that stands for no object.
    static let null = "/org/a11y/atspi/null"
    private static let prefix = "/org/a11y/atspi/accessible/"

    /// Reads a path; nil if no object of the bridge can have it.
    init?(_ path: String) {
        switch path {
        case Self.root: self = .application
        case Self.cachePath: self = .cache
        default:
            guard path.hasPrefix(Self.prefix) else { return nil }
            let parts = path.dropFirst(Self.prefix.count).split(separator: "_", omittingEmptySubsequences: false)
            guard parts.count == 2, let number = UInt(parts[1]) else { return nil }
            if parts[0] == "message" {
                self = .message(Int(bitPattern: number))
            } else if let window = UInt(parts[0]) {
                self = .element(window: Int(bitPattern: window), id: Int(bitPattern: number))
            } else {
                return nil
            }
        }
    }

    var text: String {
        switch self {
        case .application: Self.root
        case .cache: Self.cachePath
        // Paths have no minus.
        case .element(let window, let id): "\(Self.prefix)\(UInt(bitPattern: window))_\(UInt(bitPattern: id))"
        case .message(let number): "\(Self.prefix)message_\(UInt(bitPattern: number))"
        }
    }
}
