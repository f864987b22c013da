public import Foundation
import Views

/// The screen, as far as it is the program's: on a desktop that is its window.
@MainActor public final class UIScreen {
    /// The one screen.
    public static let main = UIScreen()

    private init() {}

    /// The window's content, in points; as large as the window that was sized last. It is zero before there is one.
    public var bounds: CGRect { CGRect(origin: .zero, size: ScreenFacts.size) }
    /// Device pixels per point.
    public var scale: CGFloat { ScreenFacts.scale }
    /// ``bounds`` in device pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// The same as ``scale``.
    public var nativeScale: CGFloat { scale }
}
