/// View whose fonts follow the text size that people choose. Fonts of text styles have that size when they are made; a view that is
/// shown keeps them.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// True to follow changes of the text size. Without effect: fonts keep the size that they were made with.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
