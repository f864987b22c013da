public import AnimationCore
import AttributeGraph
public import Foundation
@_spi(Engine) public import ViewGraph

/// Shows content that depends on the date, anew at each entry of a schedule (S17.1).
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///     Text(context.date.formatted(date: .omitted, time: .standard))
/// }
/// ```
/// Between two entries nothing runs: the process sleeps until the next one (S17.4). Only the content is evaluated again,
/// and the timeline adds no animation to its changes.
nonisolated public struct TimelineView<Schedule, Content> {
    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content

    /// What the content is made for.
    public struct Context: Sendable {
        /// How often a timeline shows something new: content should not show smaller units of time than that.
        public enum Cadence: Comparable, Hashable, Sendable {
            /// More than once a second.
            case live
            /// About once a second, or less often.
            case seconds
            /// About once a minute, or less often.
            case minutes
        }

        /// The entry of the schedule that holds. With `.animation` it is the moment at which the frame is seen (S17.2).
        /// Offscreen it follows the manual clock: the start's date and *k*/fps.
        public let date: Date

        /// How often the timeline shows something new: by the distance from this entry to the next.
        public let cadence: Cadence

        /// Drops what was drawn for later entries. Nothing is ever drawn ahead, so there is nothing to drop.
        public func invalidateTimelineContent() {}
    }
}

/// The context that a timeline's content gets, whatever the schedule and the content are.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, _PrimitiveView where Schedule: TimelineSchedule, Content: View {
    /// - Parameters:
    ///   - schedule: when there is something new.
    ///   - content: what there is then.
    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    /// Makes the content, and what brings it new dates.
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
