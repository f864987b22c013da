import Foundation

/// Kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// The machine on which the program runs.
@MainActor public final class UIDevice {
    /// The only instance.
    public static let current = UIDevice()

    private init() {}

    /// `.mac`: a desktop with windows, pointer and keyboard. Programs that ask take it for a large screen.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
    /// Host name.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// "Linux".
    public var systemName: String { "Linux" }
    /// Kernel version: major, minor, patch.
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
    /// "Linux".
    public var model: String { systemName }
}
