import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import Presentations
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// `help`: a text beside the pointer when it rests on the view.
nonisolated struct HelpModifier: PrimitiveModifier {
    let text: Text

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let graph = inputs.graph
        let box = GestureBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        box.priority = .simultaneous
        let tip = HelpTip(box, inputs) { inputs in
            let rule = inputs.lifetime.perform { graph.addRule(HelpRule(modifier: modifier.attribute)) }
            HelpPanel._makeView(_GraphValue(rule), inputs: inputs)
        }
        box.trackHover(in: inputs) { tip.pointerMoved(to: $0) }
        box.gesture = HelpPress(box) { tip.pressed() }
        inputs.lifetime.onEnd { tip.end() }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

private struct HelpRule: Rule {
    let modifier: Attribute<HelpModifier>

    func evaluate(in graph: Graph) -> HelpPanel { HelpPanel(text: graph.read(modifier).text) }
}

/// The help text of one view: it waits until the pointer rests, and goes when the pointer moves on or presses.
@MainActor private final class HelpTip: RunningAttribute {
    private enum State {
        /// The pointer is elsewhere, or has pressed here.
        case idle
        /// The pointer is over the view since its last movement.
        case waiting(at: CGPoint)
        case shown(Presentation, at: CGPoint)
    }

    private var state = State.idle
    private unowned let box: GestureBox
    private let inputs: _ViewInputs
    private let content: @MainActor (_ViewInputs) -> Void
    private let host: ViewHost
    /// True from a press until the pointer leaves the view.
    private var hasPressed = false

    /// Time for which the pointer has to rest, in seconds: that of GTK's desktops.
    private static let rest = 0.5
    /// Way, in points, that a resting pointer may tremble.
    private static let tremble = 4.0
    /// Size of the pointer, beside which the text lies, in points.
    private static let pointer = CGSize(width: 12, height: 20)

    init(_ box: GestureBox, _ inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> Void) {
        self.box = box
        self.inputs = inputs
        self.content = content
        host = inputs.host
    }

    /// Follows the pointer to `location` in the window; nil if it has left the view.
    func pointerMoved(to location: CGPoint?) {
        guard let location, !box.isInLeavingView else {
            hasPressed = false
            return hide()
        }
        switch state {
        case .shown(_, let place):
            guard hypot(location.x - place.x, location.y - place.y) > Self.tremble else { return }
            hide()
        case .idle, .waiting: break
        }
        guard !hasPressed else { return }
        state = .waiting(at: location)
        host.wake(self, at: host.pointer.time + Self.rest)
    }

    func pressed() {
        hasPressed = true
        hide()
    }

    func end() {
        host.wake(self, at: nil)
        hide()
    }

    func advance(to time: Double) -> Bool {
        guard case .waiting(let location) = state, !box.isInLeavingView else { return false }
        show(at: location)
        return false
    }

    private func show(at location: CGPoint) {
        var traits = Presentation.Traits()
        traits.isModal = false
        traits.opens = nil
        let isMirrored = box.mirrorsContent
        let anchor = CGRect(origin: location, size: Self.pointer)
        let presentation = Presentation(traits, inputs: inputs, anchor: box) {
            PresentationPlacement(anchor: anchor, side: .below, alignment: isMirrored ? 1 : 0)
        } content: { [content] in
            content($0)
        }
        presentation.dismissalRequested = { [weak self] in self?.hide() }
        state = .shown(presentation, at: location)
        presentation.present()
    }

    private func hide() {
        host.wake(self, at: nil)
        if case .shown(let presentation, _) = state { presentation.dismiss() }
        state = .idle
    }
}

/// Notices presses on a view with a help text, and leaves them to others.
@MainActor private final class HelpPress: AttachedGesture {
    private unowned let box: GestureBox
    private let action: @MainActor () -> Void

    init(_ box: GestureBox, action: @escaping @MainActor () -> Void) {
        self.box = box
        self.action = action
    }

    var isAlive: Bool { !box.isInLeavingView }
    var wakeTime: Double? { nil }

    func handle(_ event: GestureEvent, _ callbacks: inout GestureCallbacks) -> GestureStep {
        callbacks.perform(action)
        return .failed
    }

    func cancel(_ callbacks: inout GestureCallbacks) {}
}

/// Layout of a help text: on one line if it is short, else on several of limited width.
private struct HelpLayout: Layout {
    /// Greatest width of a text, in points.
    private static let widest: CGFloat = 320

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let limit = min(proposal.width ?? Self.widest, Self.widest)
        return subviews.first?.sizeThatFits(ProposedViewSize(width: limit, height: nil)) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

/// The text on its panel.
nonisolated private struct HelpPanel: View {
    let text: Text

    @MainActor var body: some View {
        HelpLayout { text }
            .font(.system(size: 12))
            .foregroundStyle(.primary)
            .padding(.horizontal, 9)
            .padding(.vertical, 6)
            .background { PanelGround(cornerRadius: 7) }
            .transformEnvironment(\.self) {
                $0.resetForPanel()
                $0.font = nil
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}

extension View {
    /// Shows `text` beside the pointer when it rests on this view, until it moves or presses; assistive technology reads
    /// it as a hint.
    nonisolated public func help(_ text: Text) -> some View {
        modifier(HelpModifier(text: text)).accessibilityHint(text)
    }

    /// Shows the localised text beside the pointer when it rests on this view, until it moves or presses.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Shows `text` beside the pointer when it rests on this view, until it moves or presses.
    @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
