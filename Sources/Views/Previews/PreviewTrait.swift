public import Foundation

/// What kinds of previews there are.
public enum Preview {
    /// Those of views.
    public enum ViewTraits {}
}

/// What a preview asks of an editor's canvas. There is no canvas here, so it changes nothing.
public struct PreviewTrait<Kind> {}

extension PreviewTrait where Kind == Preview.ViewTraits {
    /// The room that the canvas chooses.
    public static var defaultLayout: Self { Self() }
    /// As large as the view asks to be.
    public static var sizeThatFitsLayout: Self { Self() }
    /// Upright.
    public static var portrait: Self { Self() }
    /// Upright, with the upper side below.
    public static var portraitUpsideDown: Self { Self() }
    /// On its left side.
    public static var landscapeLeft: Self { Self() }
    /// On its right side.
    public static var landscapeRight: Self { Self() }

    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}
