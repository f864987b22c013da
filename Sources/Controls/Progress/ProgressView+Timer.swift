import AnimationCore
public import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

// Progress of time through an interval.
extension ProgressView {
    /// The part of `timerInterval` that has passed, or that is left if `countsDown`.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            passing: PassingTime(interval: timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// The part of `timerInterval` that has passed, or that is left if `countsDown`, with the time as its label.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(time: PassingTime(interval: timerInterval, countsDown: countsDown))
        }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    /// The part of `timerInterval` that has passed, or that is left if `countsDown`, with the time as its label.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

/// The time that has passed, or that is left, below the progress of an interval.
nonisolated public struct DefaultDateProgressLabel: View {
    fileprivate let time: PassingTime

    /// The time as minutes and seconds.
    @MainActor public var body: some View {
        Text(timerInterval: time.interval, countsDown: time.countsDown)
    }
}

/// Frames of an interval: none before it, and one at its end.
nonisolated struct PassingSchedule: TimelineSchedule {
    let interval: ClosedRange<Date>

    /// Time between two frames, in seconds: progress is seen to move evenly.
    private static let step = 1.0 / 30

    func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
        let (first, end) = (max(start, interval.lowerBound), interval.upperBound)
        // The first entry is the present one: an interval in the past or future shows one end of it.
        guard start < end else { return AnySequence([start]) }
        let moving = stride(from: 0, to: end.timeIntervalSince(first), by: Self.step).lazy
            .map { first.addingTimeInterval($0) }
        let beginning = start < first ? [start] : []
        return AnySequence([AnySequence(beginning), AnySequence(moving), AnySequence([end])].lazy.joined())
    }
}

/// Interval through which time passes.
struct PassingTime: Hashable {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    /// Part of the interval, 0…1, that has passed at `date`, or that is left.
    func fraction(at date: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let passed = length > 0 ? min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
        return countsDown ? 1 - passed : passed
    }
}
