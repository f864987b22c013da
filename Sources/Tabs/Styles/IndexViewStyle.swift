import AnimationCore
@_spi(Engine) public import ViewGraph

/// Look of the dots of pages. Only the system's style exists.
public protocol IndexViewStyle: Sendable {
    /// Visibility of the ground behind the dots. Programs never implement this.
    var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots in a row, one for each page.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
    /// Visibility of the ground behind the dots.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String

        /// As `never`.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// While the pointer is over the dots or a key has moved the focus there.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// At all times.
        public static let always = BackgroundDisplayMode(name: "always")
        /// At no time.
        public static let never = BackgroundDisplayMode(name: "never")
    }

    /// Visibility of the ground behind the dots. Programs never use this.
    public let _background: BackgroundDisplayMode

    /// Makes the style, with a ground behind the dots as `backgroundDisplayMode` tells.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { _background = backgroundDisplayMode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots without a ground.
    public static var page: Self { Self() }
    /// Dots with a ground as `backgroundDisplayMode` tells.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
        Self(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private enum IndexBackgroundKey: EnvironmentKey {
    static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}

extension EnvironmentValues {
    var indexBackground: PageIndexViewStyle.BackgroundDisplayMode {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the dots of pages in this view.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.indexBackground, style._background)
    }
}
