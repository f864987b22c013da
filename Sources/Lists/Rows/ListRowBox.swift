import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Box of one row, header or footer of a list: insets its content, and draws ground and separators around it.
@MainActor final class ListRowBox: LayerBox {
    private(set) weak var list: ListBox?
    private var lastSettings: ListSettings
    /// Place among the other rows, which the list sets before it places the row.
    var edges = RowEdges() { didSet { if edges != oldValue || !hasLooks { looksChanged() } } }
    /// True once the ground has been shown: a row that is alone has the edges with which every row begins.
    private var hasLooks = false
    /// Place among the elements of a `ForEach`, which the list sets; nil outside.
    var element: ListElement?
    /// True once people have pressed a control in the row: it may show something elsewhere, and stays made.
    var isHeld = false
    /// True while the row is held down.
    var isPressed = false { didSet { if isPressed != oldValue { groundChanged(isBack: !isPressed) } } }
    /// True while the row's value is selected.
    var isSelected = false { didSet { if isSelected != oldValue { selectionChanged() } } }
    /// True while people drag the row to another place.
    var isLifted = false { didSet { if isLifted != oldValue { liftChanged() } } }
    /// True for a header that stays in view while its section passes.
    var isPinned = false { didSet { if isPinned != oldValue { showGround(under: Transaction()) } } }
    private(set) var actions: [ListRowAction] = []
    let lines: RowLines
    let controls: RowControls
    private(set) lazy var swipes = RowSwipes(self)
    private(set) lazy var drop = RowDrop(self)
    /// Inputs of the row's own views: the buttons of its swipes.
    let inputs: _ViewInputs
    /// Box of the press on the row, around this one.
    unowned let presses: GestureBox

    init(_ inputs: _ViewInputs, in list: ListBox, presses: GestureBox) {
        self.list = list
        self.presses = presses
        self.inputs = inputs
        lastSettings = list.settings
        lines = RowLines(inputs.host)
        controls = RowControls(inputs.host)
        super.init(inputs)
        ownLayer.hitShape = { Path(CGRect(origin: .zero, size: $0)) }
        layers.setExtraPosition(.below)
        presses.gesture = RowPress(self)
        presses.dropTarget = drop.target
    }

    override class var kind: BoxKind { .listRow }

    override var accessibilityFacts: AccessibilityFacts? { facts }

    override func lifetimeEnded() {
        lines.discard()
        controls.discard()
        drop.discard()
        super.lifetimeEnded()
    }

    /// Settings of the list; as last known while the row leaves after its list.
    var settings: ListSettings { list?.settings ?? lastSettings }

    // MARK: Role

    /// Part of the section that the row is: a header, a footer or content.
    var role: SectionPart.Role { part?.role ?? .content }
    var part: SectionPart? { trait(SectionTrait.self) }

    // MARK: Layout

    /// Insets of the content from the row's edges, without the room for the controls of edit mode.
    func insets(width: CGFloat?) -> EdgeInsets {
        let settings = settings
        let metrics = ListMetrics(settings.kind, width: list?.width ?? width ?? 0)
        switch role {
        case .content: return withOwnEdges(trait(RowInsetsTrait.self) ?? metrics.rowInsets)
        case .footer: return metrics.footerInsets
        case .header: return trait(RowInsetsTrait.self) ?? metrics.headerInsets(isIncreased: false)
        }
    }

    /// Insets of the content with the room for the controls of edit mode.
    private func contentInsets(width: CGFloat?) -> EdgeInsets {
        var insets = insets(width: width)
        insets.leading += leadingRoom
        insets.trailing += trailingRoom
        return insets
    }

    private var minimumHeight: CGFloat {
        switch role {
        case .content: settings.minimumRowHeight
        case .header: settings.minimumHeaderHeight ?? 0
        case .footer: 0
        }
    }

    override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let insets = contentInsets(width: proposal.width)
        return ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
    }

    override func size(around content: CGSize, proposal: ProposedViewSize) -> CGSize {
        let insets = contentInsets(width: proposal.width)
        return CGSize(
            width: proposal.width ?? content.width + insets.leading + insets.trailing,
            height: max(minimumHeight, content.height + insets.top + insets.bottom))
    }

    override func contentOrigin(
        of box: LayoutBox, content: CGSize, proposal: ProposedViewSize, in size: CGSize
    ) -> CGPoint {
        let insets = contentInsets(width: size.width)
        let spare = size.height - insets.top - insets.bottom - content.height
        // Headers lie at the bottom of the room that they have, by their section.
        let share: CGFloat = role == .header ? spare : role == .footer ? 0 : spare / 2
        return CGPoint(x: insets.leading + swipes.offset, y: insets.top + max(0, share))
    }

    override func placeContent() {
        super.placeContent()
        for box in extraContent?.boxes ?? [] {
            if let box = box as? SwipeBox {
                place(box)
            } else {
                box.place(at: .zero, size: size, proposal: ProposedViewSize(size))
            }
        }
        placeLayers()
    }

    private func place(_ box: SwipeBox) {
        let width = max(0, box.isLeading ? swipes.offset : -swipes.offset)
        box.place(
            at: CGPoint(x: box.isLeading ? 0 : size.width - width, y: 0),
            proposal: ProposedViewSize(width: width, height: size.height))
    }

    override func geometryChanged() {
        super.geometryChanged()
        if isPlaced { placeLayers() }
    }

    /// Places the content aside, after a step of a swipe.
    func swipeMoved() {
        showClip()
        invalidatePlacement()
    }

    // MARK: Looks

    /// Called when settings of the list changed.
    func settingsChanged() {
        guard let list else { return }
        lastSettings = list.settings
        looksChanged()
        invalidateLayout()
    }

    override func appendOwnLayers(_ position: OwnLayerPosition, to layers: inout [Layer]) {
        if position == .above { layers += lines.layers + controls.layers + drop.layers }
    }

    private func looksChanged() {
        hasLooks = true
        showGround(under: Transaction())
        if isPlaced { placeLayers() }
    }

    private func placeLayers() {
        let settings = settings
        let linesAreNew = lines.place(
            edges, inset: separatorEnds, in: size, hairline: settings.hairline, isMirrored: mirrorsContent)
        let controlsAreNew = controls.place(
            leading: leadingControl, hasHandle: trailingRoom > 0, in: self, under: scope.resolveForGeometry())
        drop.place()
        if linesAreNew || controlsAreNew { layers.invalidateOrder() }
    }

    /// Distances from the row's leading and trailing edges at which its separators end.
    private var separatorEnds: (leading: CGFloat, trailing: CGFloat) {
        let insets = contentInsets(width: size.width)
        guard let inner = soleContent, inner.isPlaced else { return (insets.leading, 0) }
        var ends: (leading: CGFloat, trailing: CGFloat) = (insets.leading, 0)
        let leading = HorizontalAlignment.listRowSeparatorLeading.key
        let trailing = HorizontalAlignment.listRowSeparatorTrailing.key
        if let guide = inner.explicitGuide(leading, in: inner.size, proposal: inner.proposal) {
            ends.leading = insets.leading + guide
        } else if let text = inner.firstText {
            ends.leading = text.leading(in: self) - swipes.offset
        }
        if let guide = inner.explicitGuide(trailing, in: inner.size, proposal: inner.proposal) {
            ends.trailing = size.width - insets.leading - guide
        }
        return ends
    }

    private func selectionChanged() {
        groundChanged(isBack: false)
        if isPlaced { placeLayers() }
    }

    private func liftChanged() {
        groundChanged(isBack: false)
        let shadow = LayerShadow(
            color: resolve(.black.opacity(isLifted ? 0.25 : 0)), radius: 8, offset: CGSize(width: 0, height: 3))
        ownLayer.setShadow(shadow, transaction: Transaction(animation: .easeOut(duration: 0.2)))
    }

    private func groundChanged(isBack: Bool) {
        showGround(under: isBack ? Transaction(animation: .easeOut(duration: 0.3)) : Transaction())
        host.onNeedsFrame()
    }

    /// True if the program gave the row a background of its own.
    private var hasOwnGround: Bool {
        extraContent?.boxes.contains { ($0 as? RowGroundBox)?.isFilled == true } ?? false
    }

    private var isApart: Bool { settings.kind == .sidebar || isLifted }

    private func showGround(under transaction: Transaction) {
        let colors = settings.colors
        guard role == .content else {
            ownLayer.content = isPinned ? .color : .none
            return ownLayer.setFill(colors.backdrop, transaction: Transaction())
        }
        ownLayer.content = RowGround.content(
            radius: ListMetrics(settings.kind, width: 0).cornerRadius, isFirst: edges.isFirst || isApart,
            isLast: edges.isLast || isApart)
        let isMarked = isPressed || isSelected && !settings.isEditing
        let plain = edges.isAlternate && !hasOwnGround ? colors.alternate : .clear
        let isBlock = settings.kind.isGrouped && !hasOwnGround
        let standard = isBlock ? colors.ground : isLifted ? colors.backdrop : plain
        ownLayer.setFill(isMarked ? colors.pressed : standard, transaction: transaction)
        showClip()
    }

    /// Cuts what lies on the ground at its round corners, and what a swipe moves out of the row.
    private func showClip() {
        let radius = ListMetrics(settings.kind, width: 0).cornerRadius
        let isRound = radius > 0 && (edges.isFirst || edges.isLast)
        // A row that closes still moves: its clip stays.
        guard !swipes.boxes.isEmpty || hasOwnGround && isRound else {
            ownLayer.clip = nil
            return
        }
        ownLayer.clip =
            isRound ? RowGround.clip(radius: radius, isFirst: edges.isFirst, isLast: edges.isLast) : .bounds
    }

    /// Resolves a colour in the list's environment.
    func resolve(_ color: Color) -> ResolvedColor { list?.resolve(color) ?? .clear }
}

extension ListRowBox: ListRow {
    func isPart(_ box: LayoutBox) -> Bool { role == .content && !(box is RowGroundBox) && !(box is SwipeBox) }
    func add(_ action: ListRowAction) { actions.append(action) }
    func remove(_ action: ListRowAction) { actions.removeAll { $0 === action } }
}
