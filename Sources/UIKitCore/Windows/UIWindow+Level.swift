public import Foundation

extension UIWindow {
    /// Order among windows.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// Height; higher windows lie in front.
        public var rawValue: CGFloat
        /// The level of this height.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level of this height.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// Ordinary windows.
        public static let normal = Level(rawValue: 0)
        /// Alerts.
        public static let alert = Level(rawValue: 2000)
        /// The bar above windows.
        public static let statusBar = Level(rawValue: 1000)

        /// The level that is higher by `distance`.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue + distance) }
        /// The level that is lower by `distance`.
        public static func - (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue - distance) }
    }

    /// Posted when a window has been shown.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted when a window has been hidden.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted when a window has become the one that receives keys.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window is no longer the one that receives keys.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
