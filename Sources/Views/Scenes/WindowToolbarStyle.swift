@_spi(Engine) import ViewGraph

// Looks of a toolbar that shares the row of a window's title. Bars here belong to the page inside the window: these names change nothing,
// and exist so that programs that set them compile.

/// Look of the toolbars of a scene's windows.
public protocol WindowToolbarStyle: Sendable {}

/// The usual style.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// The style `.automatic`.
    public init() {}
}

/// Title and toolbar in one row.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// The style `.unified`, with the title or without.
    public init(showsTitle: Bool = true) {}
}

/// Title and toolbar in one low row.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    /// The style `.unifiedCompact`, with the title or without.
    public init(showsTitle: Bool = true) {}
}

/// The toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    /// The style `.expanded`.
    public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The usual style.
    public static var automatic: Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// Title and toolbar in one row.
    public static var unified: Self { Self() }
    /// The toolbar in the title's row, with the title or without.
    public static func unified(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// Title and toolbar in one low row.
    public static var unifiedCompact: Self { Self() }
    /// The toolbar in the title's low row, with the title or without.
    public static func unifiedCompact(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// The toolbar below the title.
    public static var expanded: Self { Self() }
}

extension Scene {
    /// Sets the look of toolbars in the row of the windows' titles. Changes nothing here: bars belong to the page in the window.
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
}
