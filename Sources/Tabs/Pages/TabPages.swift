import AnimationCore
import AttributeGraph
import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Contents of all tabs, of which the selected one is shown, or, if they are paged, those between which people swipe.
nonisolated struct TabPages: _PrimitiveView {
    let tabs: [TabEntry]
    let selected: Int
    let isPaged: Bool
    let model: TabModel
    /// Selects the tab at an index.
    let select: (Int) -> Void

    @MainActor static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.element { inputs in
            let host = inputs.host
            let presses = GestureBox(host: host, scope: inputs.scope)
            inputs.add(presses, named: GestureBox.self)
            let inner = inputs.inside(presses)
            let box = TabPagesBox(inner)
            inner.add(box, named: Self.self)
            inputs.sink(view.attribute, phase: .structure) { [scope = inputs.scope] value in
                if value.isPaged, presses.gesture == nil {
                    presses.gesture = PagerGrab(box)
                    host.scrolling.addSwiped(box)
                }
                box.select = value.select
                value.model.pages = box
                let transaction = scope.resolve()
                let animates = transaction.animation != nil && !transaction.disablesAnimations
                box.show(value, animates: animates)
            }
            let keys = host.focus.addKeyHandler(box: box) { [unowned box] in box.keyPressed($0) }
            inputs.lifetime.onEnd { [unowned host] in host.focus.removeKeyHandler(keys) }
            inputs.followAppearance(
                appeared: { [weak box] in box?.setPresent(true) }, disappeared: { [weak box] in box?.setPresent(false) }
            )
        }
    }
}

/// Object that a view with tabs keeps: it knows the pages, and tells when the bar is to be hidden or shown.
@MainActor final class TabModel {
    weak var pages: TabPagesBox? { didSet { if pages !== oldValue { pages?.barChanged = barChanged } } }
    /// Called when the selected tab's wish to hide the bar may have changed.
    var barChanged: @MainActor () -> Void = {} { didSet { pages?.barChanged = barChanged } }

    nonisolated init() {}
}
