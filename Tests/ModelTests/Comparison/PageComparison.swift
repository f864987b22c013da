import Lilt

extension Comparison {
    /// How the presented page differs from what the model says of it; nil if it does not.
    func pageDifference(_ model: ModelRun, _ layers: LayerSnapshot, _ frame: Int) -> String? {
        guard let page = program.page else { return nil }
        let isAtRest = frame >= model.page.rests
        guard model.page.isPresented else {
            return isAtRest && layers.first(named: "page") != nil ? "the page is still there" : nil
        }
        // The newest: an older one may be leaving.
        guard let path = path(to: "page", in: layers), let shown = path.last else { return "there is no page" }
        let text = shown.all.last { $0.text != nil }?.text
        let wanted = model.state.flags[page.textFlag] ? "8" : "3"
        if text != wanted { return "the page says \(text ?? "nothing"), in the model \(wanted)" }
        guard isAtRest else { return nil }
        // Its text may go over into another one.
        let moving = path.dropLast().contains { !$0.animating.isEmpty }
        return moving || shown.opacity < 1 ? "the page is not at rest" : nil
    }

    /// The layers from the root to the frontmost one of that label.
    private func path(to label: String, in layer: LayerSnapshot) -> [LayerSnapshot]? {
        if layer.label == label { return [layer] }
        for child in layer.children.reversed() {
            if let path = path(to: label, in: child) { return [layer] + path }
        }
        return nil
    }
}
