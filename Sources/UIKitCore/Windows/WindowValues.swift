import AnimationCore
import AttributeGraph
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Values of the window that opened first, for code that has no view.
@MainActor enum WindowValues {
    /// Environment of the window's root; the defaults without a window, and once its views have ended.
    static var first: EnvironmentValues {
        OpenWindows.hosts.first { $0.graph.isAlive($0.rootEnvironment) }?.rootValues ?? EnvironmentValues()
    }
}
