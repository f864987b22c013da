public import Foundation
@_spi(Engine) public import ViewGraph
public import Views

/// Parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    /// Bits of the parts.
    public let rawValue: UInt
    /// The parts whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that selects a day, a time, or both.
nonisolated public struct DatePicker<Label: View>: View {
    /// Parts of a date.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let range: DateRange
    private let components: Components
    private let label: Label
    @Environment(\.datePickerStyle) private var style

    private init(_ selection: Binding<Date>, _ range: DateRange, _ components: Components, _ label: Label) {
        self.selection = selection
        self.range = range
        self.components = components
        self.label = label
    }

    /// The picker in the environment's style.
    @MainActor public var body: some View {
        let label = label
        let configuration = DatePickerStyleConfiguration(
            label: .init(content: AnyView(label)), selection: selection, minimumDate: range.lower,
            maximumDate: range.upper, displayedComponents: components, isNamed: HiddenLabel.name(of: label) != nil,
            named: { AnyView($0.accessibilityTitle(label)) })
        style?.body(configuration) ?? AnyView(DefaultDatePickerStyle().makeBody(configuration: configuration))
    }
}

extension DatePicker {
    /// A picker for `selection`, which shows `displayedComponents`.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, DateRange(), displayedComponents, label()) }

    /// A picker for `selection` within `range`, which shows `displayedComponents`.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, DateRange(range), displayedComponents, label()) }

    /// A picker for `selection` from the start of `range`, which shows `displayedComponents`.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, DateRange(lower: range.lowerBound), displayedComponents, label()) }

    /// A picker for `selection` to the end of `range`, which shows `displayedComponents`.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection, DateRange(upper: range.upperBound), displayedComponents, label()) }
}

extension DatePicker where Label == Text {
    /// A picker with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, DateRange(), displayedComponents, Text(titleKey)) }

    /// A picker within `range`, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, DateRange(range), displayedComponents, Text(titleKey)) }

    /// A picker from the start of `range`, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, DateRange(lower: range.lowerBound), displayedComponents, Text(titleKey)) }

    /// A picker to the end of `range`, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, DateRange(upper: range.upperBound), displayedComponents, Text(titleKey)) }

    /// A picker with a verbatim title.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, DateRange(), displayedComponents, Text(title)) }

    /// A picker within `range`, with a verbatim title.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, DateRange(range), displayedComponents, Text(title)) }

    /// A picker from the start of `range`, with a verbatim title.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, DateRange(lower: range.lowerBound), displayedComponents, Text(title)) }

    /// A picker to the end of `range`, with a verbatim title.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, DateRange(upper: range.upperBound), displayedComponents, Text(title)) }
}
