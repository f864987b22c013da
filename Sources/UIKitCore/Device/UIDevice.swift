public import Foundation

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

/// Orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// Unknown.
    case unknown
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// Turned with its top to the left.
    case landscapeLeft
    /// Turned with its top to the right.
    case landscapeRight
    /// Lying with the screen up.
    case faceUp
    /// Lying with the screen down.
    case faceDown

    /// True for the two upright orientations.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// True for the two sideways orientations.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// True for the two lying orientations.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// True for orientations to which an interface can be turned.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The machine on which the program runs.
@preconcurrency @MainActor public final class UIDevice {
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
    /// "Linux".
    public var localizedModel: String { systemName }
    /// `.landscapeLeft`, as of a device that lies sideways: screens of computers are wider than high. It never changes.
    public var orientation: UIDeviceOrientation { .landscapeLeft }
    /// Identity of the program's installation: made when it is first asked for, and kept among the program's defaults.
    public var identifierForVendor: UUID? {
        let key = "LiltIdentifierForVendor"
        if let kept = UserDefaults.standard.string(forKey: key).flatMap({ UUID(uuidString: $0) }) { return kept }
        let made = UUID()
        UserDefaults.standard.set(made.uuidString, forKey: key)
        return made
    }
    /// True if ``batteryLevel`` and ``batteryState`` tell of the battery.
    public var isBatteryMonitoringEnabled = false
    /// Charge of the battery, 0…1; -1 without a battery, or while it is not monitored.
    public var batteryLevel: Float { isBatteryMonitoringEnabled ? Battery.level.map { Float($0) } ?? -1 : -1 }
    /// State of the battery; unknown without a battery, or while it is not monitored.
    public var batteryState: BatteryState { isBatteryMonitoringEnabled ? Battery.state : .unknown }

    /// State of a battery.
    public enum BatteryState: Int, Sendable {
        /// There is none, or it is not known.
        case unknown
        /// It gives power.
        case unplugged
        /// It is being charged.
        case charging
        /// It is full.
        case full
    }

    /// False: there are no notifications of orientations, which never change.
    public var isGeneratingDeviceOrientationNotifications: Bool { false }
    /// Does nothing: the orientation never changes.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Does nothing: the orientation never changes.
    public func endGeneratingDeviceOrientationNotifications() {}
    /// Name of the notification of a changed orientation. Never posted.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
}
