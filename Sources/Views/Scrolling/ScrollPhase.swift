public import Geometry
@_spi(Engine) public import ViewGraph

/// Phase of a scroll view's movement.
@frozen public enum ScrollPhase: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
    /// At rest.
    case idle
    /// A finger is down that may begin to scroll. Lilt goes from ``idle`` to ``interacting`` at once.
    case tracking
    /// People move the content, by finger, touchpad or wheel.
    case interacting
    /// The content slows down after it was let go.
    case decelerating
    /// The program moves the content with an animation.
    case animating

    /// True in all phases but ``idle``.
    public var isScrolling: Bool { self != .idle }

    /// The phase's name.
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

/// Circumstances of a change of phase.
public struct ScrollPhaseChangeContext {
    /// Visible region and content size of the scroll view.
    public let geometry: ScrollGeometry
    /// Velocity of the content in points per second when it was let go; nil in other changes.
    public let velocity: CGVector?
}

/// Phase that a scroll view has told of last, and those that it tells.
struct ScrollPhases {
    var observers: [any ScrollPhaseObserver] = []
    fileprivate var told = ScrollPhase.idle
}

/// Observer of a scroll view's phases.
@MainActor protocol ScrollPhaseObserver: AnyObject, Sendable {
    func phaseChanged(
        from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext, in host: ViewHost)
}

extension ScrollBox {
    private var phase: ScrollPhase {
        if drag != nil { return .interacting }
        if glide != nil { return .decelerating }
        if wheel != nil { return .interacting }
        return isAnimated ? .animating : .idle
    }

    /// Tells the observers if the phase has changed. `velocity` is that with which the content was let go, in points per
    /// second.
    func tellPhase(velocity: CGVector? = nil) {
        let (old, new) = (phases.told, phase)
        guard old != new else { return }
        phases.told = new
        let context = ScrollPhaseChangeContext(geometry: scrollGeometry, velocity: velocity)
        for observer in phases.observers { observer.phaseChanged(from: old, to: new, context, in: host) }
        driver?.listener?.phaseChanged(from: old, to: new)
    }
}

/// `onScrollPhaseChange`: runs an action when the phase of the scroll view inside changes.
nonisolated private struct ScrollPhaseModifier: InputsModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let observation = ScrollPhaseObservation()
        inputs.sink(modifier.attribute) { observation.modifier = $0 }
        inputs.setEnvironment(from: modifier) { environment, _ in environment.scrollPhaseObservers.append(observation) }
    }
}

@MainActor private final class ScrollPhaseObservation: ScrollPhaseObserver {
    var modifier: ScrollPhaseModifier?

    func phaseChanged(
        from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext, in host: ViewHost
    ) {
        guard let modifier else { return }
        host.afterUpdate { modifier.action(old, new, context) }
    }
}

extension View {
    /// Runs `action` when the phase of the scroll view inside has changed.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { modifier(ScrollPhaseModifier { old, new, _ in action(old, new) }) }

    /// Runs `action` when the phase of the scroll view inside has changed, with the circumstances.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View { modifier(ScrollPhaseModifier(action: action)) }
}
