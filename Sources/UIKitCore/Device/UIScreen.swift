public import Foundation
import Views

/// The screen as the program sees it: its window.
@preconcurrency @MainActor public final class UIScreen {
    /// The only instance.
    public static let main = UIScreen()

    private init() {}

    /// Content rectangle of the window resized last, in points; zero before there is a window.
    public var bounds: CGRect { CGRect(origin: .zero, size: ScreenFacts.size) }
    /// Device pixels per point.
    public var scale: CGFloat { ScreenFacts.scale }
    /// ``bounds`` in device pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Device pixels per point, equal to ``scale``.
    public var nativeScale: CGFloat { scale }
}
