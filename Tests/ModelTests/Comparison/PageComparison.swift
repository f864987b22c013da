import CoreGraphics
import Lilt

extension Comparison {
    /// Describes how the presented page differs from the model; nil if it does not.
    ///
    /// `place` is the center of the page in the previous frame if it was at rest there, else nil; it is updated.
    func pageDifference(
        _ model: ModelRun, _ layers: LayerSnapshot, _ frame: Int, _ place: inout CGPoint?
    ) -> String? {
        guard let page = program.page else { return nil }
        let isAtRest = frame >= model.page.rests
        let before = place
        place = nil
        guard model.page.isPresented else {
            return isAtRest && layers.first(named: "page") != nil ? "the page is still there" : nil
        }
        // The newest page; an older one may be on its way out.
        guard let shown = layers.all.last(where: { $0.label == "page" }) else { return "there is no page" }
        let text = shown.all.last { $0.text != nil }?.text
        let wanted = model.state.flags[page.textFlag] ? "8" : "3"
        if text != wanted { return "the page says \(text ?? "nothing"), in the model \(wanted)" }
        guard isAtRest else { return nil }
        let now = middle(of: shown.quad)
        place = now
        let moves = before.map { abs($0.x - now.x) + abs($0.y - now.y) > Self.tolerances.place } ?? false
        return moves || shown.opacity < 1 ? "the page is not at rest" : nil
    }
}
