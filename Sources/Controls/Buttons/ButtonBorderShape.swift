public import AnimationCore
public import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// The outline of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, capsule, circle
        case rounded(CGFloat?)
    }

    let kind: Kind
    /// The default: a rectangle with rounded corners.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// Half circles at both ends.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circle around a label that is no wider than high; a capsule around others.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// A rectangle with the corner radius of the control size.
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))

    /// A rectangle with corners of `radius` points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius))
    }

    /// Corner radius in points; `standard` is that of the control size. Infinite for capsules: the outline clamps it.
    func cornerRadius(_ standard: CGFloat) -> CGFloat {
        switch kind {
        case .automatic, .rounded(nil): standard
        case .rounded(let radius?): max(radius, 0)
        case .capsule, .circle: .infinity
        }
    }
}

private enum BorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    /// The outline of bordered buttons here.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the outline of bordered buttons in this view.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

/// A rectangle with circular corners; the radius is at most half the shorter side.
nonisolated struct ButtonOutline: InsettableShape {
    let cornerRadius: CGFloat
    let inset: CGFloat

    func path(in rect: CGRect) -> Path {
        let frame = rect.insetBy(dx: inset, dy: inset)
        let radius = max(min(cornerRadius - inset, min(frame.width, frame.height) / 2), 0)
        return Path(roundedRect: frame, cornerSize: CGSize(width: radius, height: radius))
    }

    func inset(by amount: CGFloat) -> ButtonOutline { ButtonOutline(cornerRadius: cornerRadius, inset: inset + amount) }
}
