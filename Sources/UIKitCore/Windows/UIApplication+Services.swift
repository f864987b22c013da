public import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

// Services of the system around the program.
extension UIApplication {
    /// Address of the program's settings. Desktops have no settings of programs: opening it fails.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// Rectangle of the bar above windows: empty, since windows here have none.
    public var statusBarFrame: CGRect { .zero }
    /// True: a program may have several windows.
    public var supportsMultipleScenes: Bool { true }
    /// True: files can be read at any time.
    public var isProtectedDataAvailable: Bool { true }

    /// The text size of the window that opened first.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UIContentSizeCategory(WindowValues.first.dynamicTypeSize)
    }

    // MARK: Icons

    /// False: the desktop's entry of the program has one icon.
    public var supportsAlternateIcons: Bool { false }
    /// Nil: the icon is the usual one.
    public var alternateIconName: String? { nil }
    /// Calls `completionHandler` with an error, unless `alternateIconName` is nil: the desktop's entry of the program has one
    /// icon.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: ((_ error: (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(alternateIconName == nil ? nil : CocoaError(.featureUnsupported))
    }

    // MARK: In the background

    /// Identifier of a task that goes on without windows in front.
    public struct BackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
        /// Number of the task.
        public let rawValue: Int
        /// The identifier of this number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// No task.
        public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
    }

    /// Seconds that are left without windows in front: without limit, since programs on desktops run on.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Returns an identifier. The program runs on in any case, so that `handler` is never called.
    public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> BackgroundTaskIdentifier { BackgroundTaskIdentifier(rawValue: 1) }

    /// Ends a task; there is nothing to do.
    public func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {}

    // MARK: What there is not

    /// Refused: desktops have no service that sends messages to programs.
    @available(*, unavailable, message: "desktops have no service that sends messages to programs")
    public func registerForRemoteNotifications() {}

    /// Refused: desktops have no common way of numbers on icons.
    @available(*, unavailable, message: "desktops have no common way to show a number on a program's icon")
    public var applicationIconBadgeNumber: Int {
        get { 0 }
        set {}
    }
}

/// Text size under UIKit's names.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
    /// Name of the size.
    public let rawValue: String
    /// The size of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The smallest size.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// One above the smallest.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// One below the usual one.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The usual one.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// One above the usual one.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Two above the usual one.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The greatest of the ordinary sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first above the ordinary sizes.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second above the ordinary sizes.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third above the ordinary sizes.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth above the ordinary sizes.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The greatest size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    private static let all = [
        extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium,
        accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
    ]

    init(_ size: DynamicTypeSize) {
        self = zip(DynamicTypeSize.allCases, Self.all).first { $0.0 == size }?.1 ?? .large
    }

    /// True for the sizes above the ordinary ones.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// True if `a` is a smaller size than `b`.
    public static func < (a: Self, b: Self) -> Bool {
        (all.firstIndex(of: a) ?? 0) < (all.firstIndex(of: b) ?? 0)
    }
}
