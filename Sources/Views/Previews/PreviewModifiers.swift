public import Foundation
public import ViewGraph

/// The device that a canvas would imitate.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// The room that a canvas would give a preview.
public enum PreviewLayout: Hashable, Sendable {
    /// All of the device's screen.
    case device
    /// As large as the view asks to be.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// Which way the device of a canvas would be held.
public struct InterfaceOrientation: Hashable, Identifiable, Sendable {
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upright, with the upper side below.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// On its left side.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// On its right side.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
}

/// What an editor's canvas asks of a preview. There is no canvas here, so these leave the view as it is, in a program
/// too, as they do on Apple's systems.
extension View {
    /// Names a device. It changes nothing, here and on Apple's systems, where only an editor reads it.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    /// Asks for room. It changes nothing, here and on Apple's systems, where only an editor reads it.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
    /// Names a preview. It changes nothing, here and on Apple's systems, where only an editor reads it.
    public func previewDisplayName(_ value: String?) -> some View { self }
    /// Asks which way up. It changes nothing, here and on Apple's systems, where only an editor reads it.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
