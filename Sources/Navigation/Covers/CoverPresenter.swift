@_spi(Engine) import Controls
import Foundation
@_spi(Engine) import Presentations
@_spi(Engine) import ViewGraph
import Views

/// Presents the cover of one view, or of a window.
@MainActor final class CoverPresenter {
    private unowned let box: LayoutBox
    private let inputs: _ViewInputs
    private let content: @MainActor (CoverStyle, _ViewInputs) -> Void
    private var shown: (presentation: Presentation, handle: CoverHandle, identity: AnyHashable?)?
    /// True if the cover fades in and out at its place instead of sliding.
    var dissolves = false
    /// Called when people or the cover itself ask to dismiss it.
    var end: @MainActor () -> Void = {}
    /// Called when the cover is open and rests.
    var opened: @MainActor () -> Void = {}
    /// Called when the cover has disappeared.
    var dismissed: @MainActor () -> Void = {}

    init(
        box: LayoutBox, inputs: _ViewInputs, content: @escaping @MainActor (CoverStyle, _ViewInputs) -> Void
    ) {
        self.box = box
        self.inputs = inputs
        self.content = content
    }

    /// Shows the cover for `wanted`, or none if that is nil; animated if `animates`.
    func show(_ wanted: (identity: AnyHashable?, style: CoverStyle)?, animates: Bool) {
        if let shown {
            if let wanted, wanted.identity == shown.identity { return }
            self.shown = nil
            if let cover = shown.handle.box {
                cover.close(animates: animates)
            } else {
                shown.presentation.dismiss()
            }
        }
        if let wanted { present(wanted.identity, wanted.style, animates: animates) }
    }

    private func present(_ identity: AnyHashable?, _ style: CoverStyle, animates: Bool) {
        var traits = Presentation.Traits()
        traits.takesFocus = true
        traits.fillsWindow = true
        traits.fadesIn = nil
        traits.fadesOut = nil
        traits.opens = nil
        let handle = CoverHandle()
        let place: @MainActor () -> PresentationPlacement = { PresentationPlacement(anchor: .zero, side: .over) }
        let presentation = Presentation(traits, inputs: inputs, anchor: box, placement: place) {
            [weak self] inputs in self?.make(handle, style, animates: animates, inputs)
        }
        presentation.dismissalRequested = { [weak self] in self?.end() }
        presentation.whenGone = { [weak self] in self?.gone(handle) }
        shown = (presentation, handle, identity)
        presentation.present()
        handle.presentation = presentation
    }

    private func make(_ handle: CoverHandle, _ style: CoverStyle, animates: Bool, _ inputs: _ViewInputs) {
        let cover = CoverBox(inputs, style: style, animates: animates)
        inputs.add(cover, named: CoverBox.self)
        handle.box = cover
        cover.dissolves = dissolves
        cover.letThrough = { [weak handle] in handle?.presentation?.letsThrough = $0 }
        cover.whenOpen = { [weak self] in self?.opened() }
        cover.isDismissible = handle.isDismissible
        handle.showDetents(animates: animates)
        cover.endRequested = { [weak self] in self?.end() }
        cover.whenGone = { [weak handle] in handle?.presentation?.dismiss() }
        var inner = cover.makePanel(inputs)
        let dismiss = DismissAction { [weak self] in self?.end() }
        inner.setEnvironment(from: _GraphValue(inputs.environment)) { environment, _ in
            environment.resetForPanel()
            environment.dismiss = dismiss
            environment.coverHandle = handle
            environment.navigationPage = nil
            environment.outerSearch = nil
        }
        content(style, inner)
        // A fallback: views in the cover, such as a stack that goes back, get Escape first.
        let escape = ShortcutStroke(.named("Escape"), modifiers: 0)
        let shortcut = inputs.host.focus.addShortcut(escape, box: cover, isFallback: true) { [weak self, weak cover] in
            if cover?.isDismissible == true { self?.end() }
        }
        inputs.lifetime.onEnd { [unowned host = inputs.host] in host.focus.removeShortcut(shortcut) }
    }

    private func gone(_ handle: CoverHandle) {
        handle.presentation = nil
        if shown?.handle === handle {
            shown = nil
            end()
        }
        let dismissed = dismissed
        inputs.host.afterUpdate { dismissed() }
    }
}
