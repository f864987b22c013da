import AnimationCore
import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// A view whose effects go with its way through the scroll view around (S17.6). The effects are asked for when the view
/// changes, once for each phase; scrolling runs no closure and no body.
nonisolated public struct _ScrollTransitionModifier<Effect: VisualEffect>: PrimitiveModifier {
    let leading: ScrollTransitionConfiguration
    let trailing: ScrollTransitionConfiguration
    let axis: Axis?
    let transition: @MainActor @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

    @MainActor private func effects(_ phase: ScrollTransitionPhase) -> [_VisualEffectList.Effect] {
        var list = _VisualEffectList()
        transition(EmptyVisualEffect(), phase)._append(to: &list)
        return list.effects
    }

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = ScrollTransitionBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        inputs.lifetime.onEnd { box.end() }
        inputs.sink(modifier.attribute) { value in
            box.set(
                ScrollTransitionTerms(
                    leading: value.leading, trailing: value.trailing, axis: value.axis,
                    topLeading: value.effects(.topLeading), identity: value.effects(.identity),
                    bottomTrailing: value.effects(.bottomTrailing)))
        }
        box.effectBoxes = inputs.effectBoxes(
            Effect._effectCount, named: Self.self, in: box.content, content: content)
    }
}

/// What a scroll transition says, with its effects in each phase.
struct ScrollTransitionTerms {
    let leading: ScrollTransitionConfiguration
    let trailing: ScrollTransitionConfiguration
    let axis: Axis?
    let topLeading: [_VisualEffectList.Effect]
    let identity: [_VisualEffectList.Effect]
    let bottomTrailing: [_VisualEffectList.Effect]

    /// The effects of a view on its way.
    ///
    /// - Parameters:
    ///   - middle: of the view, in points from the top or leading edge of what is seen.
    ///   - length: of the view.
    ///   - container: length of what is seen.
    func look(middle: Double, length: Double, container: Double) -> ScrollTransitionLook {
        let out = leading.departure(middle: middle, length: length, container: container)
        if out > 0 { return look(topLeading, leading, out, .topLeading) }
        let ahead = trailing.departure(middle: container - middle, length: length, container: container)
        if ahead > 0 { return look(bottomTrailing, trailing, ahead, .bottomTrailing) }
        return ScrollTransitionLook(effects: identity, phase: .identity, animation: animation)
    }

    private var animation: Animation? {
        if case .animated(let animation) = leading.kind { return animation }
        if case .animated(let animation) = trailing.kind { return animation }
        return nil
    }

    private func look(
        _ effects: [_VisualEffectList.Effect], _ configuration: ScrollTransitionConfiguration, _ amount: Double,
        _ phase: ScrollTransitionPhase
    ) -> ScrollTransitionLook {
        switch configuration.kind {
        case .identity: return ScrollTransitionLook(effects: identity, phase: .identity, animation: nil)
        case .animated(let animation):
            return ScrollTransitionLook(effects: effects, phase: phase, animation: animation)
        case .interactive(let curve):
            let part = curve.value(at: amount)
            let mixed = zip(identity, effects).map { $0.interpolated(to: $1, by: part) }
            return ScrollTransitionLook(effects: mixed, phase: phase, animation: nil)
        }
    }
}

/// How a view in a scroll transition looks at a moment.
struct ScrollTransitionLook {
    let effects: [_VisualEffectList.Effect]
    let phase: ScrollTransitionPhase
    /// With which it comes to look so, when the phase is another than before; nil follows the hand.
    let animation: Animation?
}

/// The box around the effects of a scroll transition.
@MainActor private final class ScrollTransitionBox: LayoutBox, ScrollViewportObserver, GeometryObserver {
    /// From the inside out.
    var effectBoxes: [EffectBox] = []
    private var terms: ScrollTransitionTerms?
    private weak var scroll: ScrollBox?
    private var firstPass = FirstPass()
    private var phase: ScrollTransitionPhase?
    private var isObserving = false

    func set(_ terms: ScrollTransitionTerms) {
        self.terms = terms
        if isPlaced { apply() }
    }

    override func geometryChanged() {
        super.geometryChanged()
        if scroll == nil {
            scroll = enclosing()
            scroll?.add(self)
            // Layouts move it too, and what is around it.
            if scroll != nil && !isObserving {
                isObserving = true
                host.geometryObservers.add(self)
            }
        }
        apply()
    }

    func viewportMoved() { if isPlaced && !isInLeavingView { apply() } }
    func geometryMayHaveChanged() { viewportMoved() }

    func end() {
        if isObserving { host.geometryObservers.remove(self) }
        scroll?.remove(self)
    }

    private func apply() {
        guard let terms else { return }
        let look = look(terms)
        let isFirst = firstPass.isNow(in: host)
        var transaction = isFirst ? Transaction() : scope.resolve()
        if let animation = look.animation, !isFirst, phase != look.phase, !transaction.disablesAnimations {
            transaction.animation = animation
        }
        phase = look.phase
        for (box, effect) in zip(effectBoxes, look.effects) { box.show(effect, transaction: transaction) }
    }

    private func look(_ terms: ScrollTransitionTerms) -> ScrollTransitionLook {
        guard let scroll else {
            return ScrollTransitionLook(effects: terms.identity, phase: .identity, animation: nil)
        }
        let frame = scroll.visibleFrame(of: self)
        let axis = terms.axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
        guard axis == .horizontal else {
            return terms.look(middle: frame.midY, length: frame.height, container: scroll.size.height)
        }
        let middle = mirrorsContent ? scroll.size.width - frame.midX : frame.midX
        return terms.look(middle: middle, length: frame.width, container: scroll.size.width)
    }
}

extension LayoutBox {
    /// The nearest scroll view around.
    func enclosing() -> ScrollBox? {
        var box = parent
        while let current = box {
            if let scroll = current as? ScrollBox { return scroll }
            box = current.parent
        }
        return nil
    }
}

extension View {
    /// Effects that come and go as the view comes into view in the scroll view around, and leaves it (S17.6).
    ///
    /// - Parameters:
    ///   - configuration: when, and how.
    ///   - axis: along which way; that of the scroll view if nil.
    ///   - transition: the effects in each phase.
    nonisolated public func scrollTransition<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @MainActor @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// The same, with one configuration for the top or leading edge, and one for the other.
    nonisolated public func scrollTransition<Effect: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @MainActor @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        modifier(
            _ScrollTransitionModifier(
                leading: topLeading, trailing: bottomTrailing, axis: axis, transition: transition))
    }
}
