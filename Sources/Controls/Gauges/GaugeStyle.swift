import AnimationCore
@_spi(Engine) public import ViewGraph

/// Look of gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
    /// Type of the view that ``makeBody(configuration:)`` returns; inferred.
    associatedtype Body: View
    /// The gauge's value and labels.
    typealias Configuration = GaugeStyleConfiguration
    /// The view shown for a gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The value and the labels of a gauge, for its style.
nonisolated public struct GaugeStyleConfiguration {
    /// Name of the value.
    nonisolated public struct Label: View {
        let content: AnyView
        /// The label.
        @MainActor public var body: some View { content }
    }

    /// The value in words.
    nonisolated public struct CurrentValueLabel: View {
        let content: AnyView
        /// The label.
        @MainActor public var body: some View { content }
    }

    /// The lower bound in words.
    nonisolated public struct MinimumValueLabel: View {
        let content: AnyView
        /// The label.
        @MainActor public var body: some View { content }
    }

    /// The upper bound in words.
    nonisolated public struct MaximumValueLabel: View {
        let content: AnyView
        /// The label.
        @MainActor public var body: some View { content }
    }

    /// Further values in words.
    nonisolated public struct MarkedValueLabels: View {
        let content: AnyView
        /// The labels.
        @MainActor public var body: some View { content }
    }

    /// The value as a fraction of the range, 0…1.
    public var value: Double
    /// Name of the value.
    public var label: Label
    /// The value in words; nil if the gauge has none.
    public var currentValueLabel: CurrentValueLabel?
    /// The lower bound in words; nil if the gauge has none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The upper bound in words; nil if the gauge has none.
    public var maximumValueLabel: MaximumValueLabel?
    /// Further values in words; nil if the gauge has none.
    public var markedValueLabels: MarkedValueLabels?
}

/// The default style: a bar that fills.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
    /// Makes the style `.automatic`.
    public init() {}
    /// A bar that fills, with the labels around it.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGauge(configuration: configuration)
    }
}

/// A bar that fills from the leading end to the value.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Makes the style `.linearCapacity`.
    public init() {}
    /// A bar that fills, with the labels around it.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGauge(configuration: configuration)
    }
}

/// A bar with a mark at the value, between the labels of both ends.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Makes the style `.accessoryLinear`.
    public init() {}
    /// The bar with its mark.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AccessoryLinearGauge(configuration: configuration)
    }
}

/// A small bar that fills, under its label.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Makes the style `.accessoryLinearCapacity`.
    public init() {}
    /// The label over the bar, and the value under it.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AccessoryLinearCapacityGauge(configuration: configuration)
    }
}

/// A ring that is open at the bottom, with a mark at the value.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Makes the style `.accessoryCircular`.
    public init() {}
    /// The ring with the value in its middle.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AccessoryCircularGauge(configuration: configuration)
    }
}

/// A ring that fills clockwise from the top.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Makes the style `.accessoryCircularCapacity`.
    public init() {}
    /// The ring with the value in its middle.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AccessoryCircularCapacityGauge(configuration: configuration)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style: a bar that fills.
    public static var automatic: Self { Self() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills from the leading end to the value.
    public static var linearCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a mark at the value.
    public static var accessoryLinear: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar that fills, under its label.
    public static var accessoryLinearCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A ring that is open at the bottom, with a mark at the value.
    public static var accessoryCircular: Self { Self() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that fills clockwise from the top.
    public static var accessoryCircularCapacity: Self { Self() }
}

/// A gauge's body made by a style.
nonisolated private struct StyledGauge<S: GaugeStyle>: StyledBody {
    private let style: DynamicStyle<S>
    private let configuration: GaugeStyleConfiguration

    init(style: DynamicStyle<S>, configuration: GaugeStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
    /// The style of gauges; nil for the default one.
    var gaugeStyle: ControlStyle<GaugeStyleConfiguration>? { controlStyle(for: GaugeStyleConfiguration.self) }
}

extension View {
    /// Sets the look of gauges in the view.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(style, of: StyledGauge<S>.self))
    }
}
