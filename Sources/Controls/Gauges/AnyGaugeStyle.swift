import AnimationCore
import AttributeGraph
@_spi(Engine) public import ViewGraph

/// A type-erased gauge style in the environment; it stores the style and no closure, so that equal styles compare
/// equal.
///
/// Not private: the layout of `Gauge` in other modules depends on it.
nonisolated struct AnyGaugeStyle {
    private let base: any ErasedGaugeStyle

    init<S: GaugeStyle>(_ style: S) { base = GaugeLook(style: style) }

    @MainActor func body(_ configuration: GaugeStyleConfiguration) -> AnyView { base.body(configuration) }
}

nonisolated protocol ErasedGaugeStyle {
    @MainActor func body(_ configuration: GaugeStyleConfiguration) -> AnyView
}

nonisolated private struct GaugeLook<S: GaugeStyle>: ErasedGaugeStyle {
    let style: S

    @MainActor func body(_ configuration: GaugeStyleConfiguration) -> AnyView {
        AnyView(StyledGauge(style: style, configuration: configuration))
    }
}

/// A gauge's body made by a style.
nonisolated private struct StyledGauge<S: GaugeStyle>: View {
    private let dynamic: DynamicStyle<S>
    private let configuration: GaugeStyleConfiguration

    init(style: S, configuration: GaugeStyleConfiguration) {
        dynamic = DynamicStyle(style: style)
        self.configuration = configuration
    }

    @MainActor var body: some View { dynamic.style.makeBody(configuration: configuration) }
}

private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: AnyGaugeStyle { AnyGaugeStyle(DefaultGaugeStyle()) }
}

extension EnvironmentValues {
    var gaugeStyle: AnyGaugeStyle {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of gauges in the view.
    @MainActor public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        environment(\.gaugeStyle, AnyGaugeStyle(style))
    }
}
