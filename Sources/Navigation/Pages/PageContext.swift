@_spi(Engine) package import ViewGraph

/// One page, as the views on it know it: whether the page is there, and how it comes and goes.
///
/// `onAppear`, `onDisappear` and `task` follow the page, which outlives its time on screen: one that is covered has
/// disappeared, with its state as it was (S20.8).
@MainActor package final class PageContext: AppearanceScope {
    /// Key of the view that the page grows out of and shrinks into; nil: the page slides.
    package var zoomSource: MatchedGeometryKey?
    /// True if people may drag the page away.
    package var isDraggable = true
}

extension _ViewInputs {
    /// The page of a stack, or what is presented, that this place is in; nil in a window's own views.
    var page: PageContext? {
        get { inheritedAppearanceScope as? PageContext }
        set { inheritedAppearanceScope = newValue }
    }
}
