import Foundation
@_spi(Engine) public import ViewGraph

/// `scrollIndicatorsFlash`: shows the indicators of the scroll views inside for a moment.
nonisolated private struct IndicatorFlashModifier<Value: Equatable>: InputsModifier {
    /// The indicators are shown when it changes.
    let trigger: Value
    /// True if they are shown as soon as the scroll view has its content.
    let flashesFirst: Bool

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let flash = IndicatorFlash()
        var known: Value?
        inputs.sink(modifier.attribute) { modifier in
            if let known, known != modifier.trigger { flash.flash() }
            known = modifier.trigger
            flash.flashesFirst = modifier.flashesFirst
        }
        inputs.setEnvironment(from: modifier) { environment, _ in environment.scrollObservers.append(flash) }
    }
}

@MainActor private final class IndicatorFlash: ScrollGeometryObserver {
    private struct WeakBox { weak var box: ScrollBox? }

    var flashesFirst = false
    /// The scroll views that have been placed.
    private var boxes: [ObjectIdentifier: WeakBox] = [:]

    func scrolled(to geometry: ScrollGeometry, in box: ScrollBox) {
        let id = ObjectIdentifier(box)
        guard boxes[id]?.box == nil else { return }
        boxes[id] = WeakBox(box: box)
        if flashesFirst { show(box) }
    }

    func flash() {
        for (id, entry) in boxes {
            if let box = entry.box { show(box) } else { boxes[id] = nil }
        }
    }

    private func show(_ box: ScrollBox) {
        // After layout, by which the lengths of the bars are known.
        box.host.afterUpdate { [weak box] in
            guard let box else { return }
            box.showIndicators()
        }
    }
}

extension View {
    /// Shows the indicators of the scroll views inside for a moment when they appear, if `onAppear`.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(IndicatorFlashModifier(trigger: false, flashesFirst: onAppear))
    }

    /// Shows the indicators of the scroll views inside for a moment when `value` changes.
    nonisolated public func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> some View {
        modifier(IndicatorFlashModifier(trigger: value, flashesFirst: false))
    }
}
