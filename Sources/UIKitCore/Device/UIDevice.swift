import Foundation

/// Kind of device. The raw values are Apple's.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Unknown kind.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// The screen of a car.
    case carPlay = 3
    /// A desktop computer: the idiom here.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// The machine on which the program runs.
@MainActor public final class UIDevice {
    /// The only instance.
    public static let current = UIDevice()

    private init() {}

    /// `.mac`: a desktop with windows, pointer and keyboard. Programs that read it choose their large-screen layout.
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
