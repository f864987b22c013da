public import Foundation
package import ViewGraph

/// A wish of a preview for its frame, or a `PreviewModifier` of its view.
public struct PreviewTrait<T> {
    private let apply: (inout PreviewTraits) -> Void
    /// Puts the view of the preview into another one; nil for traits of the frame.
    let wrap: (@MainActor (AnyView) -> AnyView)?

    private init(_ apply: @escaping (inout PreviewTraits) -> Void) {
        self.apply = apply
        wrap = nil
    }

    package init(wrap: @escaping @MainActor (AnyView) -> AnyView) {
        apply = { _ in }
        self.wrap = wrap
    }

    func apply(to traits: inout PreviewTraits) { apply(&traits) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The size of the device's screen, which is the default.
    public static var defaultLayout: Self { Self { $0.layout = .device } }
    /// The view's ideal size.
    public static var sizeThatFitsLayout: Self { Self { $0.layout = .sizeThatFits } }
    /// Upright orientation.
    public static var portrait: Self { Self { $0.orientation = .portrait } }
    /// Upside down.
    public static var portraitUpsideDown: Self { Self { $0.orientation = .portraitUpsideDown } }
    /// Landscape, lying on its left side.
    public static var landscapeLeft: Self { Self { $0.orientation = .landscapeLeft } }
    /// Landscape, lying on its right side.
    public static var landscapeRight: Self { Self { $0.orientation = .landscapeRight } }

    /// A fixed size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self { $0.layout = .fixed(width: width, height: height) }
    }
}

/// Wishes of a preview for its frame, of `#Preview` or of the modifiers of a ``PreviewProvider``.
package struct PreviewTraits: Equatable, Sendable {
    /// Title, set by a modifier.
    package var name: String?
    package var layout = PreviewLayout.device
    package var orientation = InterfaceOrientation.portrait
    /// Name of a device; nil for the one that is chosen.
    package var device: String?

    package init() {}
}
