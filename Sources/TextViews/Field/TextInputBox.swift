import AccessibilityTree
import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
import Views

/// The box of an editable text: lays it out, scrolls the caret into view, and shows both.
@MainActor final class TextInputBox: LayerBox, RunningAttribute, ScrollResponder, ScrollViewportObserver {
    let controller: TextInputController
    private lazy var parts = TextInputParts(host: host, around: ownLayer)
    private var blink = CaretBlink()
    /// Scroll offset: points of text beyond the left and the top edge.
    private var scroll = CGPoint.zero
    private var followsCaret = false
    /// Indices of the paragraphs that are drawn.
    private var drawn = 0..<0
    /// Last layout, with the shown characters and the wrap width that it is for.
    private var known: (flow: TextFlow, shown: ShownText, runs: TextRuns?, width: CGFloat?)?
    private var knownLine: (any TextLayout)?
    /// True if a change may alter the field's size, so that ancestors must measure again. Editing characters does not.
    private var mayChangeSize = false { didSet { updateKind() } }
    /// True if an ancestor asked for the ideal size, which does depend on the characters.
    private var wasAskedForIdeal = false { didSet { updateKind() } }

    static let caretWidth: CGFloat = 2

    init(_ inputs: borrowing _ViewInputs, first: TextInput) {
        let environment = inputs.graph.untracked { inputs.graph.peek(inputs.environment) }
        controller = TextInputController(first, in: environment)
        super.init(inputs)
        controller.box = self
        updateKind()
        ownLayer.hitShape = { Path(CGRect(origin: .zero, size: $0)) }
        host.scrolling.add(self)
        host.needsLayerOrder(of: self)
    }

    func end() {
        controller.ended()
        host.wake(self, at: nil)
        host.scrolling.remove(self)
        scrollAround?.remove(self)
        parts.discard()
    }

    // MARK: Accessibility

    override var accessibilityFacts: AccessibilityFacts? { controller.accessibilityFacts(of: self) }

    /// Frames of scalars of the text, in the field, in points.
    func frames(ofScalars range: Range<Int>) -> [CGRect] {
        let flow = placed
        let origin = textOrigin(of: flow)
        let offsets = ScalarOffsets(controller.edited.text)
        return range.clamped(to: 0..<offsets.count).map { scalar in
            let bytes = offsets.bytes(scalar..<scalar + 1)
            let parts = flow.rectangles(of: shown.shown(bytes))
            let frame = parts.dropFirst().reduce(parts.first ?? .zero) { $0.union($1) }
            return frame.offsetBy(dx: origin.x, dy: origin.y)
        }
    }

    // MARK: Changes

    /// Updates the field after a change of its characters.
    func textChanged() {
        followsCaret = controller.isFocused
        invalidateLayout()
        invalidatePlacement()
        restartBlink()
    }

    /// Updates the field after a change of fonts, insets or limits, which may alter its size.
    func lookChanged() {
        known = nil
        knownLine = nil
        mayChangeSize = true
        invalidateLayout()
        invalidatePlacement()
    }

    /// Updates the field after a change of the caret or selection, or of their look.
    func selectionChanged() {
        followsCaret = controller.isFocused
        invalidatePlacement()
        restartBlink()
    }

    /// Scrolls to the beginning of the text, when the field loses the focus.
    func scrollToStart() {
        scroll = .zero
        followsCaret = false
    }

    private func restartBlink() {
        if controller.showsCaret {
            blink.restart(blinks: controller.look.blinks)
            // Blinking is timed from the next frame.
            host.wake(self, at: controller.look.blinks ? host.time : nil)
        } else {
            blink.hide()
            host.wake(self, at: nil)
        }
    }

    /// Only the caret blinks.
    var mattersUnseen: Bool { false }

    func advance(to time: Double) -> Bool {
        let next = blink.advance(to: time)
        parts.setCaretShown(blink.isShown)
        host.wake(self, at: next)
        return false
    }

    // MARK: Sizes

    private var kind: TextInput.Kind { controller.input.kind }
    private var insets: EdgeInsets { controller.input.insets }
    private var hasLines: Bool { kind == .growing || kind == .editor }

    /// Layout of one line in the field's own font. Its height is used whatever the characters are, so that fallback
    /// fonts do not move the views below.
    private var line: any TextLayout {
        if let knownLine { return knownLine }
        let line = host.textEngine.layout(controller.look.request, width: nil, height: nil)
        knownLine = line
        return line
    }

    private var lineHeight: CGFloat { line.size.height }

    override class var kind: BoxKind { [.hidesContent, .placesBaselines] }

    /// Says whether layout may begin anew here.
    private func updateKind() {
        setKind(.boundaryOncePlaced, !mayChangeSize && !wasAskedForIdeal && kind != .growing)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        mayChangeSize = false
        if proposal.width == nil || (kind == .editor && proposal.height == nil) { wasAskedForIdeal = true }
        let across = insets.leading + insets.trailing
        let down = insets.top + insets.bottom
        let room = proposal.width.map { max($0 - across - Self.caretWidth, 0) }
        let width = proposal.width ?? max(flow(nil).size.width, titleWidth) + Self.caretWidth + across
        guard hasLines else { return CGSize(width: width, height: lineHeight + down) }
        let natural = flow(room.flatMap { $0.isFinite ? $0 : nil }).size.height + down
        if kind == .editor { return CGSize(width: width, height: proposal.height ?? natural) }
        func lines(_ count: Int) -> CGFloat {
            CGFloat(count) * lineHeight + CGFloat(count - 1) * controller.look.request.lineSpacing + down
        }
        let most = controller.look.lineLimit.map { lines(max($0, 1)) } ?? .infinity
        return CGSize(width: width, height: min(max(natural, lines(max(controller.look.reservedLines, 1))), most))
    }

    private var titleWidth: CGFloat {
        guard controller.edited.text.isEmpty, !controller.input.title.isEmpty else { return 0 }
        var request = controller.look.request
        request.runs[0].string = controller.input.title
        return host.textEngine.layout(request, width: nil, height: nil).size.width
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let isLast = key == VerticalAlignment.lastTextBaseline.key
        guard isLast || key == VerticalAlignment.firstTextBaseline.key else { return nil }
        if isLast && hasLines { return size.height - insets.bottom - lineHeight + line.lastBaseline }
        let rest = hasLines ? 0 : (size.height - insets.top - insets.bottom - lineHeight) / 2
        return insets.top + rest + line.firstBaseline
    }

    // MARK: Setting the text

    private var shown: ShownText {
        ShownText(
            controller.edited.text, kind == .secret ? .secret : hasLines ? .lines : .line,
            marked: controller.marked?.string ?? "", at: controller.edited.selection.head)
    }

    /// The layout of the text for lines of `width` points; nil does not wrap. Cached.
    private func flow(_ width: CGFloat?) -> TextFlow {
        let shown = shown
        let runs = controller.look.runs?.moved(shown.shown)
        if let known, known.width == width, known.shown == shown, known.runs == runs { return known.flow }
        let flow = TextFlow(
            shown.string, TextFlow.Setting(look: controller.look.request, wrapWidth: width),
            breaksAtNewlines: hasLines, by: host.textEngine, runs: runs, previous: known?.flow)
        known = (flow, shown, runs, width)
        return flow
    }

    private var viewport: CGRect {
        CGRect(
            x: insets.leading, y: insets.top, width: max(size.width - insets.leading - insets.trailing, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
    }

    /// The layout aligned in the viewport.
    private var placed: TextFlow {
        let room = max(viewport.width - Self.caretWidth, 0)
        var flow = flow(hasLines ? room : nil)
        flow.align(in: room, by: controller.look.alignment)
        return flow
    }

    /// Top left corner of the text, in the field's coordinates.
    private func textOrigin(of flow: TextFlow) -> CGPoint {
        let rest = hasLines ? 0 : (viewport.height - flow.size.height) / 2
        return CGPoint(x: viewport.minX - scroll.x, y: viewport.minY + rest - scroll.y)
    }

    /// Largest scroll offsets, in points.
    private func scrollRange(of flow: TextFlow) -> CGSize {
        CGSize(
            width: hasLines ? 0 : max(0, flow.size.width + Self.caretWidth - viewport.width),
            height: hasLines ? max(0, flow.size.height - viewport.height) : 0)
    }

    override func placeContent() {
        let flow = placed
        let shown = shown
        let selection = controller.edited.selection
        // In marked text its own caret is shown, or the end of the part being converted.
        let chosen = controller.marked?.selection.flatMap { shown.chosen($0) }
        let place = shown.marked.map { chosen?.upperBound ?? $0.upperBound } ?? shown.shown(selection.head)
        let caret = flow.caret(at: place)
        let range = scrollRange(of: flow)
        let wasFollowed = followsCaret
        if followsCaret {
            scroll.x = min(max(scroll.x, caret.x + Self.caretWidth - viewport.width), caret.x)
            scroll.y = min(max(scroll.y, caret.bottom - viewport.height), caret.top)
            followsCaret = false
        }
        scroll = CGPoint(x: min(max(scroll.x, 0), range.width), y: min(max(scroll.y, 0), range.height))
        let origin = textOrigin(of: flow)
        if wasFollowed { revealInScroll(caret, origin) }
        let (top, bottom) = shownHeights
        let look = controller.look
        let selected = controller.isFocused ? flow.rectangles(of: chosen ?? shown.shown(selection.range)) : []
        let paragraphs = flow.paragraphs(from: scroll.y + top, to: scroll.y + bottom)
        drawn = paragraphs.startIndex..<paragraphs.endIndex
        parts.show(
            TextInputParts.Picture(
                viewport: viewport, window: frameInWindow().origin, clips: range != .zero,
                paragraphs: Array(paragraphs), origin: origin,
                selection: selected, marked: shown.marked.map { flow.rectangles(of: $0) } ?? [], caret: caret,
                isCaretShown: controller.showsCaret && blink.isShown), look)
        controller.tellMethod(caret: caretInWindow(caret, origin))
        ownLayer.text = shown.string.isEmpty ? nil : shown.string
        ownLayer.label = controller.input.title.isEmpty ? nil : controller.input.title
    }

    private func caretInWindow(_ caret: TextCaret, _ origin: CGPoint) -> CGRect {
        let window = frameInWindow().origin
        return CGRect(
            x: window.x + origin.x + caret.x, y: window.y + origin.y + caret.top, width: Self.caretWidth,
            height: caret.bottom - caret.top)
    }

    override func appendOwnLayers(_ position: OwnLayerPosition, to layers: inout [Layer]) {
        if position == .above { layers.append(parts.viewport) }
    }

    // MARK: Places in the text

    /// The text offset nearest to `point`, in the field's coordinates.
    func offset(at point: CGPoint) -> Int {
        let flow = placed
        let origin = textOrigin(of: flow)
        return shown.text(flow.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
    }

    /// True if the caret at `first` is before that at `second` on screen: above it, or to its left in one line.
    func isFirst(_ first: Int, before second: Int) -> Bool {
        let flow = placed
        let a = flow.caret(at: shown.shown(first))
        let b = flow.caret(at: shown.shown(second))
        return a.top == b.top ? a.x <= b.x : a.top < b.top
    }

    /// The offset that a movement from `offset` reaches.
    ///
    /// - Parameters:
    ///   - movement: the movement; by words, it is the end of the text in its direction.
    ///   - offset: the offset of the caret.
    ///   - x: horizontal position at which a series of vertical movements began; nil is that of the caret.
    /// - Returns: the new offset, and `x` for the next movement.
    func destination(
        of movement: EditingCommand.Movement, from offset: Int, x: CGFloat?
    ) -> (offset: Int, x: CGFloat?) {
        let flow = placed
        let shown = shown
        let place = shown.shown(offset)
        switch movement {
        case .left: return (shown.text(flow.step(from: place, toRight: false)), nil)
        case .right: return (shown.text(flow.step(from: place, toRight: true)), nil)
        case .lineStart: return (shown.text(flow.line(at: place).lowerBound), nil)
        case .lineEnd: return (shown.text(flow.line(at: place).upperBound), nil)
        case .textStart, .wordLeft: return (0, nil)
        case .textEnd, .wordRight: return (controller.edited.count, nil)
        case .up, .down:
            let across = x ?? flow.caret(at: place).x
            let target = flow.step(from: place, down: movement == .down, x: across)
            guard let target else { return (movement == .down ? controller.edited.count : 0, nil) }
            return (shown.text(target), across)
        case .pageUp, .pageDown:
            let caret = flow.caret(at: place)
            let across = x ?? caret.x
            let page = max(min(viewport.height, scrollAround?.size.height ?? .infinity) - lineHeight, lineHeight)
            let y = (caret.top + caret.bottom) / 2 + (movement == .pageDown ? page : -page)
            if y < 0 { return (0, nil) }
            if y > flow.size.height { return (controller.edited.count, nil) }
            return (shown.text(flow.offset(at: CGPoint(x: across, y: y))), across)
        }
    }

    // MARK: Scrolling

    /// Scroll view that scrolls the whole text, and shows a part of it, as in UIKit; nil for texts that scroll by themselves.
    private var scrollAround: ScrollBox? {
        guard kind == .editor, let scroll = ScrollBox.around(self), scroll.driver?.holdsText == true else { return nil }
        return scroll
    }

    /// Range of heights in which paragraphs are drawn, counted from the top of the viewport.
    private var shownHeights: (CGFloat, CGFloat) {
        guard let scroll = scrollAround else { return (0, viewport.height) }
        scroll.add(self)
        // One page more in either direction, so that most movements show no other paragraphs.
        let top = scroll.visibleRect.minY - scroll.frameInContent(self).minY - viewport.minY - scroll.size.height
        return (max(top, 0), min(max(top, 0) + 3 * scroll.size.height, viewport.height))
    }

    /// The part of the text that is on screen has changed.
    func viewportMoved() {
        let (top, bottom) = shownHeights
        let shown = flow(hasLines ? max(viewport.width - Self.caretWidth, 0) : nil).paragraphs(from: top, to: bottom)
        guard shown.startIndex != drawn.lowerBound || shown.endIndex != drawn.upperBound else { return }
        host.enqueue(Transaction()) { [weak self] in self?.invalidatePlacement() }
    }

    private func revealInScroll(_ caret: TextCaret, _ origin: CGPoint) {
        guard let scroll = scrollAround else { return }
        scroll.reveal(
            CGRect(
                x: 0, y: origin.y + caret.top - insets.top, width: 0,
                height: caret.bottom - caret.top + insets.top + insets.bottom), of: self)
    }

    /// Scrolls so that the caret at `offset` becomes visible.
    func reveal(_ offset: Int) {
        host.enqueue(Transaction()) { [weak self] in
            guard let self else { return }
            let flow = placed
            revealInScroll(flow.caret(at: shown.shown(offset)), textOrigin(of: flow))
        }
    }

    func scrolled(by delta: CGSize) -> CGSize {
        let range = scrollRange(of: placed)
        let new = CGPoint(
            x: min(max(scroll.x + delta.width, 0), range.width), y: min(max(scroll.y + delta.height, 0), range.height))
        let rest = CGSize(width: delta.width - (new.x - scroll.x), height: delta.height - (new.y - scroll.y))
        if new != scroll {
            scroll = new
            invalidatePlacement()
        }
        return rest
    }

    /// Does nothing: the text stops where it is, without momentum.
    func scrollEnded(velocity: CGVector) {}

    /// Does nothing: a text contains no focusable views.
    func revealFocus(_ box: LayoutBox) {}
}
