import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// `onScrollTargetVisibilityChange`: runs an action when other targets of the scroll view inside are visible.
nonisolated private struct TargetVisibilityModifier<ID: Hashable>: InputsModifier {
    let threshold: Double
    let action: ([ID]) -> Void

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let observation = TargetObservation<ID>()
        inputs.sink(modifier.attribute) { observation.modifier = $0 }
        inputs.setEnvironment(from: modifier) { environment, _ in environment.scrollObservers.append(observation) }
    }
}

@MainActor private final class TargetObservation<ID: Hashable>: ScrollGeometryObserver {
    var modifier: TargetVisibilityModifier<ID>?
    private var known: [ID]?

    func scrolled(to geometry: ScrollGeometry, in box: ScrollBox) {
        guard let modifier else { return }
        let visible = box.visibleTargets(threshold: modifier.threshold).compactMap { $0.base as? ID }
        guard visible != known else { return }
        known = visible
        box.host.afterUpdate { modifier.action(visible) }
    }
}

extension ScrollBox {
    /// Identities of the ``targets`` of which at least the share `threshold` (0…1) is visible, in order.
    fileprivate func visibleTargets(threshold: Double) -> [AnyHashable] {
        let geometry = scrollGeometry
        // A target's origin is the offset that brings it to the start of the visible part.
        let seen = CGRect(
            x: shownOffset.x, y: shownOffset.y, width: geometry.visibleRect.width, height: geometry.visibleRect.height)
        return targets.filter { target in
            let part = target.frame.intersection(seen)
            let all = target.frame.width * target.frame.height
            guard !part.isNull, all > 0 else { return false }
            let share = part.width * part.height / all
            return share > 0 && share >= threshold
        }.map(\.id)
    }
}

extension View {
    /// Runs `action` with the identities of the views of `scrollTargetLayout` that are visible in the scroll view inside,
    /// when they have changed.
    ///
    /// - Parameters:
    ///   - idType: type of the identities; views with others do not count.
    ///   - threshold: share of a view's area, 0…1, that is visible at least.
    ///   - action: called with the identities in the order of the views.
    /// - Returns: the view, whose scroll view is observed.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { modifier(TargetVisibilityModifier(threshold: threshold, action: action)) }
}
