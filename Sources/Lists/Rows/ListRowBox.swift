import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Box of one row, header or footer of a list: insets its content, and draws ground and separators around it.
@MainActor final class ListRowBox: LayerBox {
    private(set) weak var list: ListBox?
    /// The list as last known; stays while the row leaves after its list.
    var settings: ListSettings { list?.settings ?? lastSettings }
    private var lastSettings: ListSettings
    /// Place among the other rows, which the list sets before it places the row.
    var edges = RowEdges() { didSet { if edges != oldValue { looksChanged() } } }
    /// True while the row is held down.
    var isPressed = false { didSet { if isPressed != oldValue { pressChanged() } } }
    /// True for a header that stays in view while its section passes.
    var isPinned = false { didSet { if isPinned != oldValue { showGround(under: Transaction()) } } }
    private(set) var actions: [ListRowAction] = []
    let lines: RowLines
    /// Box of the press on the row, around this one.
    unowned let presses: GestureBox

    init(_ inputs: borrowing _ViewInputs, in list: ListBox, presses: GestureBox) {
        self.list = list
        self.presses = presses
        lastSettings = list.settings
        lines = RowLines(inputs.host)
        super.init(inputs)
        ownLayer.hitShape = { Path(CGRect(origin: .zero, size: $0)) }
        layers.setExtraPosition(.below)
        presses.gesture = RowPress(self)
    }

    override class var kind: BoxKind { .listRow }

    override func lifetimeEnded() {
        lines.discard()
        super.lifetimeEnded()
    }

    // MARK: Role

    /// Part of the section that the row is: a header, a footer or content.
    var role: SectionPart.Role { part?.role ?? .content }
    var part: SectionPart? { trait(SectionTrait.self) }

    // MARK: Layout

    /// Insets of the content from the row's edges.
    private func insets(width: CGFloat?) -> EdgeInsets {
        if role == .content, let own = trait(RowInsetsTrait.self) { return own }
        let settings = settings
        let metrics = ListMetrics(settings.kind, width: list?.width ?? width ?? 0)
        switch role {
        case .content: return metrics.rowInsets
        case .footer: return metrics.footerInsets
        case .header: return trait(RowInsetsTrait.self) ?? metrics.headerInsets(isIncreased: false)
        }
    }

    private var minimumHeight: CGFloat {
        switch role {
        case .content: settings.minimumRowHeight
        case .header: settings.minimumHeaderHeight ?? 0
        case .footer: 0
        }
    }

    override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let insets = insets(width: proposal.width)
        return ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
    }

    override func size(around content: CGSize, proposal: ProposedViewSize) -> CGSize {
        let insets = insets(width: proposal.width)
        return CGSize(
            width: proposal.width ?? content.width + insets.leading + insets.trailing,
            height: max(minimumHeight, content.height + insets.top + insets.bottom))
    }

    override func contentOrigin(
        of box: LayoutBox, content: CGSize, proposal: ProposedViewSize, in size: CGSize
    ) -> CGPoint {
        let insets = insets(width: size.width)
        let spare = size.height - insets.top - insets.bottom - content.height
        // Headers lie at the bottom of the room that they have, by their section.
        let share: CGFloat = role == .header ? spare : role == .footer ? 0 : spare / 2
        return CGPoint(x: insets.leading, y: insets.top + max(0, share))
    }

    override func placeContent() {
        super.placeContent()
        for box in extraContent?.boxes ?? [] {
            box.place(at: .zero, size: size, proposal: ProposedViewSize(size))
        }
        placeLines()
    }

    override func geometryChanged() {
        super.geometryChanged()
        if isPlaced { placeLines() }
    }

    /// Resolves a colour in the list's environment.
    func resolve(_ color: Color) -> ResolvedColor { list?.resolve(color) ?? .clear }

    // MARK: Looks

    /// Called when settings of the list changed.
    func settingsChanged() {
        guard let list else { return }
        lastSettings = list.settings
        looksChanged()
        invalidateLayout()
    }

    override func appendOwnLayers(_ position: OwnLayerPosition, to layers: inout [Layer]) {
        if position == .above { layers += lines.layers }
    }

    private func looksChanged() {
        showGround(under: Transaction())
        if isPlaced { placeLines() }
    }

    private func placeLines() {
        let settings = settings
        if lines.place(edges, inset: separatorEnds, in: size, hairline: settings.hairline, isMirrored: mirrorsContent) {
            layers.invalidateOrder()
        }
    }

    /// Distances from the row's leading and trailing edges at which its separators end.
    private var separatorEnds: (leading: CGFloat, trailing: CGFloat) {
        let insets = insets(width: size.width)
        guard let inner = soleContent, inner.isPlaced else { return (insets.leading, 0) }
        var ends: (leading: CGFloat, trailing: CGFloat) = (insets.leading, 0)
        if let guide = inner.explicitGuide(
            HorizontalAlignment.listRowSeparatorLeading.key, in: inner.size, proposal: inner.proposal)
        {
            ends.leading = insets.leading + guide
        } else if let text = inner.firstText {
            ends.leading = text.leading(in: self)
        }
        if let guide = inner.explicitGuide(
            HorizontalAlignment.listRowSeparatorTrailing.key, in: inner.size, proposal: inner.proposal)
        {
            ends.trailing = size.width - insets.leading - guide
        }
        return ends
    }

    private func pressChanged() {
        showGround(under: isPressed ? Transaction() : Transaction(animation: .easeOut(duration: 0.3)))
        host.onNeedsFrame()
    }

    /// True if the program gave the row a background of its own.
    private var hasOwnGround: Bool {
        extraContent?.boxes.contains { ($0 as? RowGroundBox)?.isFilled == true } ?? false
    }

    private func showGround(under transaction: Transaction) {
        let settings = settings
        guard role == .content else {
            ownLayer.content = isPinned ? .color : .none
            return ownLayer.setFill(settings.colors.backdrop, transaction: Transaction())
        }
        let radius = ListMetrics(settings.kind, width: 0).cornerRadius
        ownLayer.content = RowGround.content(
            radius: radius, isFirst: edges.isFirst || settings.kind == .sidebar,
            isLast: edges.isLast || settings.kind == .sidebar)
        let standard = settings.kind.isGrouped && !hasOwnGround ? settings.colors.ground : .clear
        ownLayer.setFill(isPressed ? settings.colors.pressed : standard, transaction: transaction)
        let clips = hasOwnGround && radius > 0 && (edges.isFirst || edges.isLast)
        ownLayer.clip =
            clips ? RowGround.clip(radius: radius, isFirst: edges.isFirst, isLast: edges.isLast) : nil
    }
}

extension ListRowBox: ListRow {
    func isPart(_ box: LayoutBox) -> Bool { role == .content && box.parent === self && !(box is RowGroundBox) }
    func add(_ action: ListRowAction) { actions.append(action) }
    func remove(_ action: ListRowAction) { actions.removeAll { $0 === action } }
}
