public import Foundation

/// Kinds of previews.
public enum Preview {
    /// Previews of views.
    public enum ViewTraits {}
}

/// A request of a preview to an editor's canvas. There is no canvas here: it changes nothing.
public struct PreviewTrait<Kind> {}

extension PreviewTrait where Kind == Preview.ViewTraits {
    /// The canvas's default size.
    public static var defaultLayout: Self { Self() }
    /// The view's ideal size.
    public static var sizeThatFitsLayout: Self { Self() }
    /// Upright orientation.
    public static var portrait: Self { Self() }
    /// Upside down.
    public static var portraitUpsideDown: Self { Self() }
    /// Landscape, lying on its left side.
    public static var landscapeLeft: Self { Self() }
    /// Landscape, lying on its right side.
    public static var landscapeRight: Self { Self() }

    /// A fixed size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}
