public import AnimationCore
import AttributeGraph
public import Foundation
@_spi(Engine) public import ViewGraph

/// Shows content that depends on the date, and updates it at each entry of a schedule (S17.1).
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///     Text(context.date.formatted(date: .omitted, time: .standard))
/// }
/// ```
/// Nothing runs between two entries: the process sleeps until the next one (S17.4). Only the content is evaluated
/// again, and the timeline adds no animation to its changes.
nonisolated public struct TimelineView<Schedule, Content> {
    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content

    /// Date and cadence for which content is made.
    public struct Context: Sendable {
        /// Frequency of a timeline's updates; content should show no smaller unit of time.
        public enum Cadence: Comparable, Hashable, Sendable {
            /// More than once a second.
            case live
            /// About once a second, or less often.
            case seconds
            /// About once a minute, or less often.
            case minutes
        }

        /// Current entry of the schedule. With `.animation` it is the moment at which the frame is seen (S17.2).
        /// Offscreen it follows the manual clock: the start date and *k*/fps.
        public let date: Date

        /// Frequency of the updates, from the distance between this entry and the next.
        public let cadence: Cadence

        /// Does nothing: content is never drawn ahead for later entries, so there is none to discard.
        public func invalidateTimelineContent() {}
    }
}

/// Context that a timeline passes to its content, for every type of schedule and content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, _PrimitiveView where Schedule: TimelineSchedule, Content: View {
    /// Makes a timeline.
    ///
    /// - Parameters:
    ///   - schedule: dates at which the content is updated.
    ///   - content: makes the content for a date.
    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    /// Makes the content, and the driver of its dates.
    @MainActor public static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let schedule = view.field(Schedule.self, at: 0).attribute
        let first = inputs.graph.untracked { inputs.graph.peek(schedule) }
        let driver = TimelineDriver(first, inputs: inputs)
        inputs.sinkAtOnce(schedule) { driver.follow($0) }
        inputs.lifetime.onEnd { driver.end() }
        let body = AnimatorContent.evaluated(view.attribute, driver.context, inputs: inputs) { $0.content($1) }
        Content._makeView(_GraphValue(body), inputs: inputs)
    }
}
