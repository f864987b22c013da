import AnimationCore
public import Foundation
public import ViewGraph

/// A device by name, whose size a preview has.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// Name of the device.
    public let rawValue: String

    /// The device with that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The device with that name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// Size of a preview.
public enum PreviewLayout: Hashable, Sendable {
    /// The size of the device's screen.
    case device
    /// The view's ideal size.
    case sizeThatFits
    /// A fixed size, in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// Orientation of a preview's device.
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

// Wishes of the views of a `PreviewProvider`. Programs read them as little as on Apple's systems.
extension View {
    /// Sets the device of a preview.
    public func previewDevice(_ value: PreviewDevice?) -> some View {
        containerValue(\.previewTraits.device, value?.rawValue)
    }
    /// Sets the layout of a preview.
    public func previewLayout(_ value: PreviewLayout) -> some View { containerValue(\.previewTraits.layout, value) }
    /// Sets the title of a preview.
    public func previewDisplayName(_ value: String?) -> some View { containerValue(\.previewTraits.name, value) }
    /// Sets the orientation of a preview.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        containerValue(\.previewTraits.orientation, value)
    }
}

private enum PreviewTraitsKey: ContainerValueKey {
    static var defaultValue: PreviewTraits { PreviewTraits() }
}

extension ContainerValues {
    /// Wishes of a view as a preview.
    package var previewTraits: PreviewTraits {
        get { self[PreviewTraitsKey.self] }
        set { self[PreviewTraitsKey.self] = newValue }
    }
}
