import AnimationCore
import AttributeGraph
public import Foundation
@_spi(Engine) public import ViewGraph
import Views

/// Look of date pickers.
@MainActor @preconcurrency public protocol DatePickerStyle {
    /// Type of the view that ``makeBody(configuration:)`` returns; inferred.
    associatedtype Body: View
    /// The picker's label, date and limits.
    typealias Configuration = DatePickerStyleConfiguration
    /// The view shown for a picker.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label, the date and the limits of a date picker, for its style.
nonisolated public struct DatePickerStyleConfiguration {
    /// The label.
    nonisolated public struct Label: View {
        let content: AnyView
        /// The label.
        @MainActor public var body: some View { content }
    }

    /// The label.
    public let label: Label
    /// The selected date.
    @Binding public var selection: Date
    /// The first date that may be chosen; nil for no limit.
    public var minimumDate: Date?
    /// The last date that may be chosen; nil for no limit.
    public var maximumDate: Date?
    /// Parts of the date that are shown.
    public var displayedComponents: DatePickerComponents
    /// True if the label has a name for assistive technology.
    let isNamed: Bool
    /// Gives a view the accessibility label of the picker.
    let named: @MainActor (AnyView) -> AnyView

    var choice: DateChoice {
        DateChoice(selection: $selection, range: DateRange(lower: minimumDate, upper: maximumDate))
    }
}

/// The default style: as `compact`.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Makes the style `.automatic`.
    public init() {}
    /// The compact picker.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CompactDatePickerStyle().makeBody(configuration: configuration)
    }
}

/// The label, and buttons with day and time that open a month and wheels.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
    /// Makes the style `.compact`.
    public init() {}
    /// The label and the buttons.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(
            // Its words are the control's name.
            label: LabelRoom { ControlLabel(configuration.label).accessibilityDecoration(configuration.isNamed) },
            control: configuration.named(
                AnyView(
                    CompactDates(choice: configuration.choice, components: configuration.displayedComponents))))
    }
}

/// A month whose days are chosen, and a button with the time under it; the label is not shown.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Makes the style `.graphical`.
    public init() {}
    /// The month.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.named(
            AnyView(GraphicalDates(choice: configuration.choice, components: configuration.displayedComponents)))
    }
}

/// A wheel for each part of the date.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
    /// Makes the style `.wheel`.
    public init() {}
    /// The label and the wheels.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(
            label: configuration.label.content,
            control: WheelDates(choice: configuration.choice, components: configuration.displayedComponents))
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style: as `compact`.
    public static var automatic: Self { Self() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The label, and buttons with day and time that open a month and wheels.
    public static var compact: Self { Self() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A month whose days are chosen, and a button with the time under it.
    public static var graphical: Self { Self() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A wheel for each part of the date.
    public static var wheel: Self { Self() }
}

/// The body of a date picker made by a style.
nonisolated private struct StyledDatePicker<S: DatePickerStyle>: StyledBody {
    private let style: DynamicStyle<S>
    private let configuration: DatePickerStyleConfiguration

    init(style: DynamicStyle<S>, configuration: DatePickerStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
    /// The style of date pickers; nil for the default one.
    var datePickerStyle: ControlStyle<DatePickerStyleConfiguration>? {
        controlStyle(for: DatePickerStyleConfiguration.self)
    }
}

extension View {
    /// Sets the look of date pickers in this view.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(style, of: StyledDatePicker<S>.self))
    }
}
