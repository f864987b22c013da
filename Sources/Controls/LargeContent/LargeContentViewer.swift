import Foundation
import Geometry
@_spi(Engine) import Presentations
@_spi(Engine) import ViewGraph

/// Large content of one view, shown over the middle of the window.
@MainActor final class LargeContentViewer {
    private unowned let box: GestureBox
    private let inputs: _ViewInputs
    private let content: @MainActor (_ViewInputs) -> Void
    private var presentation: Presentation?

    init(_ box: GestureBox, _ inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> Void) {
        self.box = box
        self.inputs = inputs
        self.content = content
    }

    func show() {
        guard presentation == nil, !box.isInLeavingView else { return }
        var traits = Presentation.Traits()
        traits.isModal = false
        let host = inputs.host
        let new = Presentation(traits, inputs: inputs, anchor: box) {
            PresentationPlacement(anchor: CGRect(origin: .zero, size: host.size), side: .over)
        } content: { [content] in
            content($0)
        }
        new.dismissalRequested = { [weak self] in self?.hide() }
        presentation = new
        new.present()
    }

    func hide() {
        presentation?.dismiss()
        presentation = nil
    }
}
