public import Foundation
public import ViewGraph

/// The device that a canvas simulates.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// Name of the device.
    public let rawValue: String

    /// The device with that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The device with that name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// The size that a canvas gives a preview.
public enum PreviewLayout: Hashable, Sendable {
    /// The size of the device's screen.
    case device
    /// The view's ideal size.
    case sizeThatFits
    /// A fixed size, in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// Orientation of the canvas's device.
public struct InterfaceOrientation: Hashable, Identifiable, Sendable {
    /// Name of the orientation.
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// Landscape, lying on its left side.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// Landscape, lying on its right side.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
}

/// Modifiers that only an editor's canvas reads. There is no canvas here: they return the view unchanged, as in
/// programs on Apple's systems.
extension View {
    /// Sets the device of a preview. Changes nothing: only an editor reads it.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    /// Sets the layout of a preview. Changes nothing: only an editor reads it.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
    /// Sets the title of a preview. Changes nothing: only an editor reads it.
    public func previewDisplayName(_ value: String?) -> some View { self }
    /// Sets the orientation of a preview. Changes nothing: only an editor reads it.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
