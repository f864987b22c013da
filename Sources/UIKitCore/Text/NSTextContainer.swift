public import Foundation

/// Padding of the lines of a text view.
@preconcurrency @MainActor public final class NSTextContainer {
    var changed: () -> Void = {}
    /// Padding at both ends of each line, in points; 5 by default.
    public var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }

    init() {}
}
