import AnimationCore
public import Controls
@_spi(Engine) public import ViewGraph
import Views

/// Frame and grounds of a table.
public struct _TableLook: Hashable, Sendable {
    var hasBorder = false
    /// True if every other row has a ground of its own.
    var alternates = true
}

/// Look of tables. Only the system's styles exist here.
public protocol TableStyle: Sendable {
    /// The built-in look that the style stands for.
    var _look: _TableLook { get }
}

/// The default style: as ``InsetTableStyle``.
public struct AutomaticTableStyle: TableStyle {
    /// The style `.automatic`.
    public init() {}
    /// No border.
    public var _look: _TableLook { _TableLook() }
}

/// No border; every other row has a ground of its own.
public struct InsetTableStyle: TableStyle {
    /// The built-in look.
    public let _look: _TableLook
    /// The style `.inset`.
    public init() { _look = _TableLook() }
    /// The style `.inset`, with or without grounds of every other row.
    public init(alternatesRowBackgrounds: Bool) { _look = _TableLook(alternates: alternatesRowBackgrounds) }
}

/// A border; every other row has a ground of its own.
public struct BorderedTableStyle: TableStyle {
    /// The built-in look.
    public let _look: _TableLook
    /// The style `.bordered`.
    public init() { _look = _TableLook(hasBorder: true) }
    /// The style `.bordered`, with or without grounds of every other row.
    public init(alternatesRowBackgrounds: Bool) {
        _look = _TableLook(hasBorder: true, alternates: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default style: no border.
    public static var automatic: Self { Self() }
}
extension TableStyle where Self == InsetTableStyle {
    /// No border; every other row has a ground of its own.
    public static var inset: Self { Self() }
    /// No border, with or without grounds of every other row.
    public static func inset(alternatesRowBackgrounds: Bool) -> Self {
        Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension TableStyle where Self == BorderedTableStyle {
    /// A border; every other row has a ground of its own.
    @_disfavoredOverload public static var bordered: Self { Self() }
    /// A border, with or without grounds of every other row.
    public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
        Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

private enum TableLookKey: EnvironmentKey { static var defaultValue: _TableLook { _TableLook() } }
private enum TableHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var tableLook: _TableLook {
        get { self[TableLookKey.self] }
        set { self[TableLookKey.self] = newValue }
    }
    var tableHeaders: Visibility {
        get { self[TableHeadersKey.self] }
        set { self[TableHeadersKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of tables in this view.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        environment(\.tableLook, style._look)
    }

    /// Shows or hides the headers of tables in this view.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableHeaders, visibility)
    }
}
