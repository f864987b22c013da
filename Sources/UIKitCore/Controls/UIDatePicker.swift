import Controls
public import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Styles of date pickers.
public enum UIDatePickerStyle: Int, Sendable {
    /// As `compact`.
    case automatic
    /// Wheels.
    case wheels
    /// Fields that open a calendar.
    case compact
    /// A calendar.
    case inline
}

/// Control by which people choose a day and a time, over SwiftUI's `DatePicker`.
open class UIDatePicker: UIControl {
    /// Parts of a date that are chosen.
    public enum Mode: Int, Sendable {
        /// Hour and minute; day; both.
        case time, date, dateAndTime
    }

    /// The chosen date; at first that of the last frame of the window that opened first.
    open var date = UIDatePicker.now { didSet { if date != oldValue { update() } } }
    /// Parts of the date that are chosen; both by default.
    open var datePickerMode = Mode.dateAndTime { didSet { update() } }
    /// Style of the picker.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { update() } }
    /// Earliest date; nil for none.
    open var minimumDate: Date? { didSet { update() } }
    /// Latest date; nil for none.
    open var maximumDate: Date? { didSet { update() } }
    /// False dims the picker, and it takes no input.
    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { update() } } }

    private let hosting: HostingView<UIDatePickerContent>

    private static var now: Date {
        guard let host = OpenWindows.hosts.first else { return Date(timeIntervalSinceReferenceDate: 0) }
        return host.startDate.addingTimeInterval(host.time)
    }

    /// A picker in the given frame.
    public override init(frame: CGRect) {
        hosting = HostingView(UIDatePickerContent())
        super.init(frame: frame)
        addHosting(hosting)
        hosting.isUserInteractionEnabled = true
        update()
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// Sets the date; `animated` is ignored.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    private func chosen(_ date: Date) {
        guard date != self.date else { return }
        self.date = date
        sendActions(for: .valueChanged)
    }

    private func update() {
        hosting.show(
            UIDatePickerContent(
                date: date, mode: datePickerMode, style: preferredDatePickerStyle,
                range: (minimumDate ?? .distantPast)...max(maximumDate ?? .distantFuture, minimumDate ?? .distantPast),
                isEnabled: isEnabled, label: accessibilityLabel ?? "",
                chosen: { [weak self] in self?.chosen($0) }))
        invalidateIntrinsicContentSize()
    }

    /// Size of the picker, in points.
    open override var intrinsicContentSize: CGSize { hosting.intrinsicContentSize }
    /// Size of the picker, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}

private struct UIDatePickerContent: View {
    var date = Date.distantPast
    var mode = UIDatePicker.Mode.dateAndTime
    var style = UIDatePickerStyle.automatic
    var range = Date.distantPast...Date.distantFuture
    var isEnabled = true
    var label = ""
    var chosen: @MainActor @Sendable (Date) -> Void = { _ in }

    var body: some View {
        styled(
            DatePicker(
                label, selection: Binding(get: { date }, set: { new in MainActor.assumeIsolated { chosen(new) } }),
                in: range, displayedComponents: components)
        )
        .labelsHidden().disabled(!isEnabled)
    }

    private var components: DatePickerComponents {
        switch mode {
        case .time: .hourAndMinute
        case .date: .date
        case .dateAndTime: [.date, .hourAndMinute]
        }
    }

    @ViewBuilder private func styled(_ picker: some View) -> some View {
        switch style {
        case .automatic, .compact: picker.datePickerStyle(.compact)
        case .wheels: picker.datePickerStyle(.wheel)
        case .inline: picker.datePickerStyle(.graphical)
        }
    }
}
