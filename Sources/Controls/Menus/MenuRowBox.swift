import AccessibilityTree
import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// The box of a menu item: mark, icon and title in columns shared by all items, and an accessory at the end of the
/// line.
@MainActor final class MenuRowBox: LayerBox {
    private(set) weak var level: MenuLevel?
    private(set) var isEnabled = true
    /// True if the menu stays open when this item is chosen.
    private(set) var staysOpen = false
    /// Makes this item's submenu; nil if it has none.
    var submenu: (@MainActor () -> MenuSession.Opening)? {
        didSet { arrow.isShown = submenu != nil }
    }
    private lazy var mark = MenuGlyph(host)
    private lazy var arrow = MenuGlyph(host)
    private var environment = EnvironmentValues()
    /// Shortcut of an item that is not shown; nil for items on panels, whose menu takes the keys.
    private var registration: ShortcutRegistration?
    /// True for one of several items on a line: as large as its content, without columns.
    private(set) var isCompact = false

    var item = MenuItem() {
        didSet {
            guard item.mark != oldValue.mark else { return }
            mark.isShown = hasMark
            draw()
            level?.column?.invalidateLayout()
            layers.invalidateOrder()
        }
    }

    var action: (@MainActor () -> Void)? { item.action }

    /// Columns of the panel; set by the column box before it measures.
    var columns = MenuColumns() {
        didSet { if columns != oldValue { invalidateLayout() } }
    }

    var isHighlighted = false {
        didSet { if isHighlighted != oldValue { draw() } }
    }

    override init(_ inputs: borrowing _ViewInputs) {
        super.init(inputs)
        ownLayer.hitShape = { Path(CGRect(origin: .zero, size: $0)) }
    }

    /// Follows the environment: panel, enabled state and look.
    func follow(_ inputs: _ViewInputs) {
        inputs.sink(inputs.environment) { [unowned self] environment in
            self.environment = environment
            level = environment.menuLevel
            isEnabled = environment.isEnabled
            isCompact = environment.menuItemsAreCompact
            staysOpen = environment.menuActionDismissBehavior == .disabled
            if level?.isShelf == true { register(environment.keyboardShortcut) }
            draw()
        }
        inputs.lifetime.onEnd { [self] in
            mark.discard()
            arrow.discard()
            registration?.shortcut = nil
        }
    }

    private func register(_ shortcut: KeyboardShortcut?) {
        guard shortcut != nil || registration != nil else { return }
        let registration =
            registration
            ?? ShortcutRegistration(box: self) { [unowned self] in
                if isEnabled { action?() }
            }
        self.registration = registration
        registration.shortcut = shortcut
    }

    /// An item of a menu, with its mark.
    override var accessibilityFacts: AccessibilityFacts? {
        var facts = AccessibilityFacts(.combined, role: .menuItem)
        switch item.mark {
        case .none: break
        case .on: facts.states = [.checkable, .checked]
        case .mixed: facts.states = [.checkable, .mixed]
        }
        facts.states.insert(.focusable)
        if isHighlighted { facts.states.insert(.focused) }
        if submenu != nil { facts.states.formUnion([.opensMenu, .expandable]) }
        guard isEnabled else {
            facts.states.insert(.disabled)
            return facts
        }
        facts.handlers.add(.activate) { [weak self] in self?.choose() }
        return facts
    }

    /// Chooses the item, as a click does.
    private func choose() {
        if let session = level?.session { return session.choose(self) }
        action?()
    }

    /// First text or label in the item, by which typing finds it.
    var title: String {
        func text(in layer: Layer) -> String? {
            if let text = layer.label ?? layer.text { return text }
            for layer in layer.sublayers { if let text = text(in: layer) { return text } }
            return nil
        }
        return text(in: ownLayer) ?? ""
    }

    private func draw() {
        let inset = isCompact ? 0 : MenuMetrics.inset
        ownLayer.content = .shape(
            LayerShape(version: isCompact ? 4 : 3) {
                Path(roundedRect: $0.insetBy(dx: inset, dy: 0), cornerRadius: MenuMetrics.rowRadius)
            })
        let isDark = environment.colorScheme == .dark
        let highlight = Color.primary.opacity(isHighlighted ? (isDark ? 0.16 : 0.09) : 0)
        let isChosen = isCompact && item.mark != .none && environment.paletteSelectionEffect == .automatic
        let fill = isChosen ? Color.accentColor.opacity(isHighlighted ? 0.42 : 0.3) : highlight
        ownLayer.setFill(fill.resolve(in: environment), transaction: Transaction())
        ownLayer.setOpacity(isEnabled ? 1 : 0.35, transaction: Transaction())
        mark.draw(
            item.mark == .mixed ? .dash : .tick, color: Color.primary.resolve(in: environment), isMirrored: false)
        arrow.draw(
            .arrow, color: Color.secondary.resolve(in: environment),
            isMirrored: environment.layoutDirection == .rightToLeft)
        host.onNeedsFrame()
    }

    func scrollIntoView() {
        var box = parent
        while let current = box {
            if let scroll = current as? ScrollBox { return scroll.reveal(self) }
            box = current.parent
        }
    }

    // MARK: Layout

    private var accessory: LayoutBox? { content.boxes.first { $0.trait(MenuAccessoryTrait.self) } }

    /// An image in front, if there is one, and the other views. A label view arranges its own icon.
    private var parts: (icon: LayoutBox?, titles: [LayoutBox]) {
        let boxes = content.boxes.filter { !$0.trait(MenuAccessoryTrait.self) }
        if boxes.count > 1, boxes[0].innermost is ImageBox { return (boxes[0], Array(boxes.dropFirst())) }
        return (nil, boxes)
    }

    var hasIcon: Bool {
        guard !isCompact else { return false }
        let (icon, titles) = parts
        return icon != nil || titles.first?.innermost is MenuLabelBox
    }

    var hasMark: Bool { item.mark != .none && !isCompact }

    override class var kind: BoxKind { .hidesContent }

    private func start(of title: LayoutBox) -> CGFloat {
        title.innermost is MenuLabelBox ? columns.iconStart : columns.titleStart
    }

    /// Width from the end of the titles to the end of the line.
    private var trailing: CGFloat {
        let accessory = accessory?.sizeThatFits(.unspecified) ?? .zero
        return MenuMetrics.padding + (submenu == nil ? 0 : MenuMetrics.arrow + MenuMetrics.accessoryGap / 2)
            + (accessory.width > 0 ? accessory.width + MenuMetrics.accessoryGap : 0)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if isCompact { return compactSize }
        let trailing = trailing
        var size = CGSize.zero
        for box in parts.titles {
            let around = start(of: box) + trailing
            let title = box.sizeThatFits(
                ProposedViewSize(width: proposal.width.map { max($0 - around, 0) }, height: nil))
            size = CGSize(width: max(size.width, title.width + around), height: size.height + title.height)
        }
        let height = max(size.height + 2 * MenuMetrics.rowPadding, MenuMetrics.rowHeight)
        return CGSize(width: proposal.width ?? size.width, height: height)
    }

    private var compactSize: CGSize {
        var inner = CGSize.zero
        for box in content.boxes {
            let size = box.sizeThatFits(.unspecified)
            inner = CGSize(width: max(inner.width, size.width), height: max(inner.height, size.height))
        }
        let padding = MenuMetrics.compactPadding
        return CGSize(
            width: max(inner.width + 2 * padding, MenuMetrics.rowHeight),
            height: max(inner.height + padding, MenuMetrics.rowHeight))
    }

    override func placeContent() {
        if isCompact {
            for box in content.boxes {
                let inner = box.sizeThatFits(.unspecified)
                box.place(
                    at: CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2),
                    proposal: .unspecified)
            }
            return
        }
        let (icon, titles) = parts
        if let icon {
            let inner = icon.sizeThatFits(.unspecified)
            icon.place(
                at: CGPoint(
                    x: columns.iconStart + (MenuMetrics.icon - inner.width) / 2, y: (size.height - inner.height) / 2),
                proposal: .unspecified)
        }
        let trailing = trailing
        if let accessory {
            let inner = accessory.sizeThatFits(.unspecified)
            accessory.place(
                at: CGPoint(x: size.width - trailing + MenuMetrics.accessoryGap, y: (size.height - inner.height) / 2),
                proposal: .unspecified)
        }
        let proposals = titles.map {
            ProposedViewSize(width: max(size.width - start(of: $0) - trailing, 0), height: nil)
        }
        let heights = zip(titles, proposals).map { $0.sizeThatFits($1).height }
        var y = (size.height - heights.reduce(0, +)) / 2
        for (index, box) in titles.enumerated() {
            box.place(at: CGPoint(x: start(of: box), y: y), proposal: proposals[index])
            y += heights[index]
        }
    }

    override func geometryChanged() {
        super.geometryChanged()
        let isMirrored = mirrorsContent
        func frame(midX: CGFloat, width: CGFloat) -> CGRect {
            let x = isMirrored ? size.width - midX : midX
            return CGRect(x: x - width / 2, y: (size.height - width) / 2, width: width, height: width)
        }
        mark.place(frame(midX: MenuMetrics.padding + MenuMetrics.mark / 2, width: MenuMetrics.mark))
        arrow.place(frame(midX: size.width - MenuMetrics.padding - MenuMetrics.arrow / 2, width: MenuMetrics.arrow))
    }

    override func appendOwnLayers(_ position: OwnLayerPosition, to layers: inout [Layer]) {
        guard position == .above else { return }
        if mark.isShown { layers.append(mark.layer) }
        if arrow.isShown { layers.append(arrow.layer) }
    }
}
