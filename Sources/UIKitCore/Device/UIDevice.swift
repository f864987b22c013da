import Foundation

/// What kind of a device a program runs on.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// The machine.
@MainActor public final class UIDevice {
    /// This one.
    public static let current = UIDevice()

    private init() {}

    /// That of a desktop: windows, a pointer and keys, which programs that ask take for a large screen.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
    /// The host's name.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// "Linux".
    public var systemName: String { "Linux" }
    /// As the kernel says it.
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
    /// "Linux".
    public var model: String { systemName }
}
