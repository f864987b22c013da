/// A view whose subviews are read in another order than that in which they lie above one another.
@MainActor protocol ReadingOrder: UIView {
    /// The subviews, first the one that is read first.
    var subviewsAsRead: [UIView] { get }
}
