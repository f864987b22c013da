import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
import Navigation
@_spi(Engine) import ViewGraph

/// Box of the contents of all tabs. Contents are made when they are first shown, and kept.
@MainActor final class TabPagesBox: LayerBox {
    /// Content of one tab.
    @MainActor final class Page {
        var entry: TabEntry
        let scope = AppearanceScope()
        let link = TabLink()
        var box: TabPageBox?
        /// Focus in the page when it was left, to be restored; nil if it had none.
        var focus: FocusTarget?

        init(_ entry: TabEntry) { self.entry = entry }
    }

    private var inputs: _ViewInputs
    private var structure: DynamicStructure<[AnyHashable]>?
    private var pages: [[AnyHashable]: Page] = [:]
    private(set) var entries: [TabEntry] = []
    private(set) var selected = 0
    /// True if the views around are present; contents appear and disappear with them.
    private var isPresent = false
    /// Position between the pages; nil if one page is shown at a time.
    var pager: PagerMotion?
    /// Indices of the pages that were in view last.
    private var inView = 0...0
    /// Location of the pointer when a swipe began, in points.
    var swipeStart = CGPoint.zero
    /// Selects the tab at an index.
    var select: (Int) -> Void = { _ in }
    /// Called when the selected tab's wish to hide the bar may have changed.
    var barChanged: @MainActor () -> Void = {}

    override init(_ inputs: borrowing _ViewInputs) {
        self.inputs = copy inputs
        super.init(inputs)
        ownLayer.hitShape = { Path(CGRect(origin: .zero, size: $0)) }
    }

    override class var kind: BoxKind { [.boundaryOnceProposed, .hidesContent, .endsTraits, .placesFromLeft] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? host.size.width, height: proposal.height ?? host.size.height)
    }

    override func placeContent() {
        // Hidden contents are laid out when they are shown.
        for box in content.boxes where shows(box) {
            box.place(at: .zero, size: size, proposal: ProposedViewSize(size))
        }
        present()
    }

    private func shows(_ box: LayoutBox) -> Bool {
        pages.values.contains { $0.box?.isHidden == false && $0.box?.isInside(box) == true }
    }

    // MARK: Tabs

    /// True if the selected tab hides the bar.
    var barLook: TabBarLook { selectedPage?.link.look ?? TabBarLook() }

    private var selectedPage: Page? { page(at: selected) }
    /// Link to the stack in the selected tab.
    var selectedLink: TabLink? { selectedPage?.link }

    private func page(at index: Int) -> Page? {
        entries.indices.contains(index) ? pages[entries[index].id] : nil
    }

    /// Sets the tabs and the selected one. Must be called within an update.
    func show(_ value: TabPages, animates: Bool) {
        let isFirst = structure == nil
        let before = entries.indices.contains(selected) ? entries[selected].id : nil
        entries = value.tabs
        selected = min(max(value.selected, 0), max(entries.count - 1, 0))
        if value.isPaged {
            movePager(from: before, animates: animates && !isFirst)
        } else {
            pager = nil
        }
        if isFirst {
            var inputs = inputs.inside(self)
            // The transitions of surrounding views do not apply to the contents.
            inputs.scope = host.root.scope
            structure = DynamicStructure<[AnyHashable]>(inputs, of: TabPagesBox.self)
        }
        for entry in entries { pages[entry.id]?.entry = entry }
        arrange()
        let after = entries.indices.contains(selected) ? entries[selected].id : nil
        if before != after {
            if let before { moveFocus(from: before) }
            barChanged()
        }
    }

    private func movePager(from before: [AnyHashable]?, animates: Bool) {
        ownLayer.clip = .bounds
        var motion = pager ?? PagerMotion(at: Double(selected))
        motion.count = entries.count
        if let before, entries.firstIndex(where: { $0.id == before }) == selected {
            // The page is the one before: it may have another number because others came or went.
            if !motion.isBusy { motion.rest(at: selected) }
        } else if motion.target != Double(selected) {
            if animates { motion.go(to: selected) } else { motion.rest(at: selected) }
        }
        pager = motion
        if motion.isMoving { host.run(self) }
    }

    /// Indices of the pages that are in view, or will be when the pager has come to rest.
    private var wanted: ClosedRange<Int> {
        guard let pager, entries.count > 1 else { return selected...selected }
        let (low, high) = pager.reach
        let last = entries.count - 1
        return min(max(low, 0), last)...max(min(high, last), 0)
    }

    /// Makes contents that come into view, hides those that do not, and tells both.
    private func arrange() {
        inView = wanted
        for index in inView where entries.indices.contains(index) {
            let entry = entries[index]
            if pages[entry.id] == nil { pages[entry.id] = Page(entry) }
        }
        let made = entries.compactMap { pages[$0.id] }
        structure?.update(made.map(\.entry.id)) { [self] index, item, inputs in
            let page = made[index]
            var place = inputs
            place.scope = self.inputs.scope
            place.graph.untracked { place.element { self.makeBox(page, item, $0) } }
            item.lifetime.onEnd { [weak self] in
                if self?.pages[page.entry.id] === page { self?.pages[page.entry.id] = nil }
                page.box = nil
            }
        } refresh: { [graph = inputs.graph] index, item in
            guard let source = item.payload else { return }
            graph.set(Attribute(source), to: TabPageView(content: made[index].entry.content, link: made[index].link))
        } isInsertion: { _ in
            // A content that is shown for the first time is there at once, also inside an animation.
            false
        }
        present()
        deliver()
    }

    private func makeBox(_ page: Page, _ item: DynamicItem, _ inputs: _ViewInputs) {
        var inputs = inputs
        inputs.inheritedAppearanceScope = page.scope
        let box = TabPageBox(inputs)
        inputs.add(box, named: TabPageBox.self)
        page.box = box
        page.link.changed = { [weak self] in self?.barChanged() }
        let inner = inputs.inside(box)
        let source = inputs.lifetime.perform {
            inputs.graph.addSource(TabPageView(content: page.entry.content, link: page.link))
        }
        item.payload = source.place
        TabPageView._makeView(_GraphValue(source), inputs: inner)
    }

    /// Calls `onAppear` and `onDisappear` of contents that came into view or left it.
    private func deliver() {
        for (index, entry) in entries.enumerated() where inView.contains(index) && isPresent {
            pages[entry.id]?.scope.appear()
        }
        for (index, entry) in entries.enumerated() where !inView.contains(index) || !isPresent {
            pages[entry.id]?.scope.disappear()
        }
    }

    /// Records whether the views around are present.
    func setPresent(_ isPresent: Bool) {
        self.isPresent = isPresent
        deliver()
    }

    // MARK: Places

    /// Sign of the direction in which later pages lie: 1 to the right, −1 to the left.
    var inwards: Double { mirrorsContent ? -1 : 1 }

    /// Moves and hides the contents as the pager's position says.
    func present() {
        var isNew = false
        for (index, entry) in entries.enumerated() {
            guard let box = pages[entry.id]?.box else { continue }
            let distance = pager.map { Double(index) - $0.position } ?? 0
            let isHidden = pager == nil ? index != selected : abs(distance) >= 1
            if box.isHidden && !isHidden { isNew = true }
            box.present(isHidden: isHidden, shift: distance * size.width * inwards)
        }
        if isNew { invalidatePlacement() }
    }

    /// Shows the pager's new position.
    func moved() {
        present()
        host.onNeedsFrame()
        guard wanted != inView else { return }
        host.enqueue(Transaction()) { [weak self] in self?.arrange() }
    }

    private func moveFocus(from before: [AnyHashable]) {
        let focus = host.focus
        guard let old = pages[before], let box = old.box, let target = focus.focused,
            target.box?.isInside(box) == true
        else { return }
        old.focus = target
        let isVisible = focus.isFocusVisible
        focus.focus(nil, isVisible: false)
        guard isVisible else { return }
        host.afterUpdate { [weak self] in
            guard let page = self?.selectedPage, let box = page.box else { return }
            focus.focus(page.focus ?? focus.firstTarget(in: box), isVisible: true)
            page.focus = nil
        }
    }

    // MARK: Keys

    /// Selects a neighbour by control with Tab or a page key, and on pages by a page key, or by an arrow key if nothing
    /// has the focus.
    ///
    /// - Returns: true if the key did something.
    func keyPressed(_ key: KeyInput) -> Bool {
        guard key.phase != .up, entries.count > 1 else { return false }
        let isControl = key.modifiers & KeyInput.control != 0
        switch key.nameOffKeypad {
        case "Tab" where key.modifiers == KeyInput.control: return turn(by: 1, wraps: true)
        case "Tab" where isControl, "ISO_Left_Tab" where isControl: return turn(by: -1, wraps: true)
        case "Next" where key.modifiers == KeyInput.control: return turn(by: 1, wraps: true)
        case "Prior" where key.modifiers == KeyInput.control: return turn(by: -1, wraps: true)
        case "Next" where pager != nil && key.modifiers == 0: return turn(by: 1, wraps: false)
        case "Prior" where pager != nil && key.modifiers == 0: return turn(by: -1, wraps: false)
        case "Right" where pager != nil && key.modifiers == 0 && host.focus.focused == nil:
            return turn(by: Int(inwards), wraps: false)
        case "Left" where pager != nil && key.modifiers == 0 && host.focus.focused == nil:
            return turn(by: -Int(inwards), wraps: false)
        default: return false
        }
    }

    private func turn(by step: Int, wraps: Bool) -> Bool {
        var next = selected
        repeat {
            next += step
            if wraps && pager == nil { next = (next + entries.count) % entries.count }
            guard entries.indices.contains(next), next != selected else { return false }
        } while entries[next].isDisabled
        let index = next
        // Pages slide; contents under a bar change at once.
        withAnimation(pager == nil ? nil : .default) { select(index) }
        return true
    }
}
