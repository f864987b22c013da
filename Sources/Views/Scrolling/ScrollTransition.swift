import AnimationCore
import Foundation
public import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// Applies effects that depend on the view's position in the scroll view around (S17.6). The effects are computed once
/// for each phase whenever the view changes; scrolling runs no closure and no body.
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
        var terms: ScrollTransitionTerms?
        inputs.sink(modifier.attribute, of: Self.self) { value in
            terms = ScrollTransitionTerms(
                leading: value.leading, trailing: value.trailing, axis: value.axis,
                topLeading: value.effects(.topLeading), identity: value.effects(.identity),
                bottomTrailing: value.effects(.bottomTrailing))
        } then: { _ in
            if let terms { box.set(terms) }
        }
        box.effectBoxes = inputs.effectBoxes(
            Effect._effectCount, named: Self.self, in: box.content, content: content)
    }
}

/// Values of a scroll transition, with its effects in each phase.
struct ScrollTransitionTerms {
    let leading: ScrollTransitionConfiguration
    let trailing: ScrollTransitionConfiguration
    let axis: Axis?
    let topLeading: [_VisualEffectList.Effect]
    let identity: [_VisualEffectList.Effect]
    let bottomTrailing: [_VisualEffectList.Effect]

    /// Effects of a view whose centre is `middle` points from the top or leading edge of the scroll view. `length` is
    /// the view's length and `container` the scroll view's, in points.
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

/// Effects of a view in a scroll transition at one moment.
struct ScrollTransitionLook {
    let effects: [_VisualEffectList.Effect]
    let phase: ScrollTransitionPhase
    /// Animation with which the effects change when the phase has changed; nil: they follow the scrolling directly.
    let animation: Animation?
}

/// The box around the effects of a scroll transition.
@MainActor private final class ScrollTransitionBox: LayoutBox, ScrollViewportObserver, GeometryObserver {
    /// Boxes of the effects, innermost first.
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
            // Layout, and movement of views around, move it as well.
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
    /// The innermost scroll view around the box.
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
    /// Applies effects that change as the view enters and leaves the visible part of the scroll view around (S17.6).
    ///
    /// `configuration` sets when the effects begin and whether they are animated or follow the scrolling; `axis` is the
    /// axis along which the view's position counts, that of the scroll view if nil; `transition` returns the effects in
    /// a phase.
    nonisolated public func scrollTransition<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @MainActor @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Applies effects that change as the view enters and leaves the visible part of the scroll view around (S17.6),
    /// with the configuration `topLeading` at the top or leading edge, and `bottomTrailing` at the other one.
    ///
    /// `axis` is the axis along which the view's position counts, that of the scroll view if nil; `transition` returns
    /// the effects in a phase.
    nonisolated public func scrollTransition<Effect: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @MainActor @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        modifier(
            _ScrollTransitionModifier(
                leading: topLeading, trailing: bottomTrailing, axis: axis, transition: transition))
    }
}
