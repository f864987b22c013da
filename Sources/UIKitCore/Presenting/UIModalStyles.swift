/// Placement of a presented controller. Values that differ only on phones and tablets are the same here.
public enum UIModalPresentationStyle: Int, Sendable {
    /// A sheet.
    case automatic = -2
    /// A sheet.
    case none = -1
    /// Covers the window.
    case fullScreen = 0
    /// A sheet.
    case pageSheet
    /// A sheet.
    case formSheet
    /// Covers the window.
    case currentContext
    /// A sheet.
    case custom
    /// Covers the window; what is behind shows through where the controller's view is transparent.
    case overFullScreen
    /// As ``overFullScreen``.
    case overCurrentContext
    /// A sheet: a controller has no view to point at here.
    case popover

    /// True if nothing of what is behind is visible.
    var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }
    /// True if the controller is as large as the window.
    var fillsWindow: Bool { hidesPresenter || self == .overFullScreen || self == .overCurrentContext }
}

/// Entry of a presented controller.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It slides in from below.
    case coverVertical
    /// As ``coverVertical``.
    case flipHorizontal
    /// It fades in at its place.
    case crossDissolve
    /// As ``coverVertical``.
    case partialCurl
}
