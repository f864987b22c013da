import AnimationCore
import AttributeGraph
package import Foundation
package import Geometry
import LayerTree
@_spi(Engine) package import ViewGraph

/// What a page is known by: the same value at the same depth is the same page.
package struct PageID: Hashable {
    package var depth: Int
    package var value: AnyHashable

    package init(depth: Int, value: AnyHashable) {
        self.depth = depth
        self.value = value
    }
}

/// Something that a page's content says to that page alone.
package protocol PagePreferenceKey: ConfinedPreferenceKey {}

/// Pages that lie on one another, of which one is in front, and what flies between them (S20). It lays pages out when they
/// come and when its size changes; their flights write to layers alone (S1.9).
@MainActor package final class PageStackBox: LayerBox {
    /// A page, from when it is first asked for until it has flown out.
    @MainActor final class Page {
        let id: PageID
        let context: PageContext
        var box: PageBox?
        /// Nil until it is seen.
        var flight: PageFlight?
        /// Where the focus was when it was covered.
        var focus: (target: FocusTarget, isVisible: Bool)?

        init(id: PageID) {
            self.id = id
            context = PageContext()
        }
    }

    /// Nil until the stack is told of its pages.
    private var known: NavigationMachine<PageID>?
    private let rootID: PageID
    var pages: [PageID: Page] = [:]
    private var structure: DynamicStructure<ObjectIdentifier>?
    private var inputs: _ViewInputs
    /// Pages in the order in which they are drawn, back to front.
    private(set) var order: [Page] = []
    private var hasShown = false
    var isEndScheduled = false
    /// Where the pointer was when fingers began to swipe, in the stack.
    var swipeStart = CGPoint.zero
    private unowned let presses: GestureBox

    /// Makes the content of a page.
    package var makeContent: @MainActor (PageID, PageContext, _ViewInputs) -> Void = { _, _, _ in }
    /// People began to drag the page in front away, or it comes back after all: the path is to be these pages (S20.15).
    package var pathChanged: @MainActor ([PageID]) -> Void = { _ in }
    /// Told what each page is told, for whoever keeps a record.
    package var noticed: @MainActor (PageID, AppearanceCallback) -> Void = { _, _ in }

    /// - Parameters:
    ///   - inputs: of the place of this box.
    ///   - root: the page that is always there.
    ///   - presses: the box around this one, whose gesture takes hold of pages.
    package init(_ inputs: _ViewInputs, root: PageID, presses: GestureBox) {
        rootID = root
        self.inputs = inputs
        self.presses = presses
        super.init(inputs)
        preferences.setRole(ConfinedPreferences())
        ownLayer.clip = .bounds
        presses.gesture = PageGrab(self)
        inputs.host.scrolling.addSwiped(self)
    }

    package override class var kind: BoxKind { [.boundaryOnceProposed, .hidesContent, .endsTraits, .placesFromLeft] }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? host.size.width, height: proposal.height ?? host.size.height)
    }

    package override func placeContent() {
        for box in content.boxes + content.allLeaving {
            box.place(at: .zero, size: size, proposal: ProposedViewSize(size))
        }
        for page in order { page.flight?.resize(size) }
        if hasShown { present() }
    }

    var machine: NavigationMachine<PageID> {
        get { known ?? NavigationMachine(root: rootID) }
        set { known = newValue }
    }

    /// 1 if what comes in comes from the right, −1 if from the left.
    package var inwards: Double { mirrorsContent ? -1 : 1 }

    // MARK: Which pages there are

    /// Brings the stack to these pages; called in an update.
    package func show(_ ids: [PageID], animates: Bool) {
        guard let root = ids.first else { return }
        guard known != nil else { return showFirst(root, Array(ids.dropFirst())) }
        let before = machine.front
        let begins = machine.set(ids)
        if before != machine.front, let page = pages[before], page.flight?.isHeld == true {
            // Whoever holds it is left with nothing in the hand.
            if ids.contains(before) { page.flight?.open() } else { close(page) }
            host.run(self)
        }
        arrange()
        deliver()
        guard begins else { return }
        moveFocus(from: before)
        // When its content says how it comes, and everything has its place.
        let front = machine.front
        host.secondPass { [self] in begin(front, animates: animates) }
    }

    private func showFirst(_ root: PageID, _ others: [PageID]) {
        known = NavigationMachine(root: root, others)
        makeStructure()
        // What is front already appears while it is made.
        deliver()
        arrange()
        hasShown = true
        let front = machine.front
        host.secondPass { [self] in begin(front, animates: false) }
    }

    private func makeStructure() {
        var inputs = inputs.inside(self)
        // How views around move is not how pages come and go.
        inputs.scope = host.root.scope
        structure = DynamicStructure<ObjectIdentifier>(inputs, of: PageStackBox.self)
    }

    private func page(_ id: PageID) -> Page {
        if let page = pages[id] { return page }
        let page = Page(id: id)
        pages[id] = page
        return page
    }

    /// Makes what came, and lets go of what has gone.
    func arrange() {
        let shown = pagesInDrawingOrder()
        structure?.update(shown.map { ObjectIdentifier($0) }) { [self] index, item, inputs in
            let page = shown[index]
            var place = inputs
            place.scope = self.inputs.scope
            place.graph.untracked { place.element { self.makeBoxes(page, $0) } }
            item.lifetime.onEnd { [weak self] in
                if self?.pages[page.id] === page { self?.pages[page.id] = nil }
                page.box?.borrow(nil)
                page.box = nil
            }
        } refresh: { _, _ in
        }
        order = shown
    }

    /// What comes lies over everything, also over what still flies out. Whatever lay there stays where it lay: a page that came
    /// to lie under another one, or over it, in the middle of its way would be seen to jump.
    private func pagesInDrawingOrder() -> [Page] {
        let (path, front) = (machine.pages, machine.front)
        let isOver = machine.transition == .none
        renewMisplaced()
        var shown = order.filter { page in
            let isNeeded = isWanted(page) || isCurrent(page) && (page.id == front || page.id == machine.back)
            return isNeeded || fliesOut(page, isOver: isOver)
        }
        var below = 0
        for id in path {
            let page = page(id)
            if let index = shown.firstIndex(where: { $0 === page }) {
                below = index + 1
            } else if id == front && !isOver {
                shown.append(page)
            } else {
                shown.insert(page, at: below)
                below += 1
            }
        }
        return shown
    }

    /// Pages on their way out that are wanted again, though over others than before, come anew; the old ones go on out.
    private func renewMisplaced() {
        var last = -1
        for id in machine.pages {
            guard let page = pages[id], let index = order.firstIndex(where: { $0 === page }) else { continue }
            if index > last {
                last = index
            } else {
                page.context.disappear()
                pages[id] = nil
            }
        }
    }

    /// Whether it is the page of its id, and not one that was, on its way out.
    func isCurrent(_ page: Page) -> Bool { pages[page.id] === page }

    /// Whether it is a page of the path.
    func isWanted(_ page: Page) -> Bool { isCurrent(page) && machine.pages.contains(page.id) }

    /// Whether a page that is no more is still to be seen on its way. One that was coming, or lies open under what comes now,
    /// goes from where it is.
    private func fliesOut(_ page: Page, isOver: Bool) -> Bool {
        guard let flight = page.flight else { return false }
        if flight.isOpening && !flight.isHeld {
            guard flight.isMoving || (!isOver && page.box?.isShown == true) else { return false }
            page.flight?.close(to: nil)
        }
        return page.flight?.isMoving == true
    }

    private func makeBoxes(_ page: Page, _ inputs: _ViewInputs) {
        var inputs = inputs
        inputs.page = page.context
        let box = PageBox(inputs)
        inputs.add(box, named: PageBox.self)
        page.box = box
        makeContent(page.id, page.context, box.makeInside(inputs))
    }

    /// Tells pages what the machine says of them.
    func deliver() {
        for notice in machine.takeNotices() {
            noticed(notice.page, notice.callback)
            switch notice.callback {
            case .willAppear: page(notice.page).context.appear()
            case .didDisappear: pages[notice.page]?.context.disappear()
            case .isAppearing, .didAppear, .willDisappear: break
            }
        }
    }

    /// Whether a page is there, or on its way out.
    package func shows(_ id: PageID) -> Bool { order.contains { $0.id == id } }

    // MARK: Flights

    /// The transition that the machine is in begins to be seen.
    private func begin(_ front: PageID, animates: Bool) {
        guard let page = pages[front] else { return }
        switch machine.transition {
        case .none:
            page.flight = page.flight ?? makeFlight(for: page, isOpen: true)
            page.flight?.jump(isOpen: true)
        case .pushing, .returning, .settling:
            if page.flight == nil { page.flight = makeFlight(for: page, isOpen: false) }
            if animates { page.flight?.open() } else { page.flight?.jump(isOpen: true) }
        case .popping:
            if page.flight == nil { page.flight = makeFlight(for: page, isOpen: true) }
            close(page)
            if !animates { page.flight?.jump(isOpen: false) }
        }
        if let back = machine.back, let page = pages[back], page.flight == nil {
            page.flight = makeFlight(for: page, isOpen: true)
        }
        let place = order.firstIndex { $0 === page } ?? order.endIndex
        for (index, page) in order.enumerated() where index != place {
            let isOpening = page.flight?.isOpening
            if isWanted(page) {
                // A page that is wanted again, though not in front, comes back from wherever it is.
                if isOpening == false { page.flight?.open() }
            } else if index > place, isOpening == true {
                // The page in front was on its way out under this one, and is uncovered.
                close(page)
            }
        }
        present()
        host.run(self)
        host.onNeedsFrame()
    }

    private func makeFlight(for page: Page, isOpen: Bool) -> PageFlight {
        guard page.id != machine.pages.first else { return .slide(SlideFlight(extent: size.width, isOpen: isOpen)) }
        if host.reducesMotion { return .fade(SlideFlight(extent: size.width, isOpen: isOpen)) }
        guard page.context.zoomSource != nil else { return .slide(SlideFlight(extent: size.width, isOpen: isOpen)) }
        let source = isOpen ? nil : findSource(of: page)
        let radius = page.box?.sourceRadius ?? 0
        return .zoom(ZoomFlight(container: size, source: source, sourceRadius: radius, isOpen: isOpen))
    }

    /// Where the source of a page that zooms is now, and takes its content along (S20.4).
    private func findSource(of page: Page) -> CGRect? {
        guard let box = page.box, let key = page.context.zoomSource else { return nil }
        // What lies behind may have been hidden, and is looked at as it will be seen.
        let source = host.transitionSources.find(key, outside: box)
        if source == nil {
            host.report(
                "No view is to be seen that is a transition source with the id \(key.id); the page comes from, or goes to, the "
                    + "middle. Give the source matchedTransitionSource with the same id and namespace (S20.4).")
        }
        box.borrow(source)
        return box.sourceFrame(in: ownLayer.frameInWindow.origin)
    }

    private func close(_ page: Page) {
        uncover()
        guard page.flight?.isZoom == true else {
            page.flight?.close(to: nil)
            return
        }
        let source = findSource(of: page)
        page.flight?.close(to: source, radius: page.box?.sourceRadius ?? 0)
    }

    /// The page behind is to be seen before anybody looks where things are on it.
    private func uncover() { if let back = machine.back { pages[back]?.box?.present(PagePlacement()) } }

    /// Brings every page to where its flight has it.
    func present() {
        presses.priority = isFlying ? .high : .normal
        // From the front backwards: what lies over a page moves and dims it.
        var slid = 0.0
        var dim = 0.0
        var isCovered = false
        let isInFlight = order.contains { $0.flight.map { $0.isMoving || $0.isHeld } ?? false }
        for page in order.reversed() {
            guard let box = page.box else { continue }
            let flight = page.flight
            let openness = flight?.openness ?? 1
            var placement = PagePlacement(openness: openness)
            placement.isInFlight = isInFlight
            // Those that came under what flies are not seen before they are needed.
            let isWaiting = flight == nil && page.id != machine.front && page.id != machine.back
            placement.isHidden = isCovered || isWaiting
            // As far as it is open: one that has gone is where it went to, which may have moved with its own page.
            placement.shift = -inwards * slid * openness * size.width * Self.parallax
            placement.dim = dim
            let isAtRest = flight.map { !$0.isMoving && !$0.isHeld } ?? true
            switch flight {
            case .slide(let slide)?: placement.shift += inwards * slide.distance
            case .fade?: placement.opacity = openness
            case .zoom(let zoom)? where !(isAtRest && openness >= 1):
                placement.frame = zoom.frame
                placement.radius = zoom.cornerRadius
                placement.opacity = min(zoom.presence * 2.5, 1)
            case .zoom?, nil: break
            }
            if case .zoom? = flight, isAtRest { box.borrow(nil) }
            if box.isLeaving != placement.isHidden {
                box.isLeaving = placement.isHidden
                box.layers.tellPresenceChanged()
            }
            box.present(placement)
            if isWaiting { continue }
            if openness >= 1 && isAtRest { isCovered = true }
            switch flight {
            // Each takes its part of what those above it have left. Who followed the most open one alone would have another's
            // velocity all at once when that is overtaken.
            case .slide?:
                slid += (1 - slid) * openness
                dim += (1 - dim) * openness * Self.slideDim
            case .zoom?: dim += (1 - dim) * openness * Self.zoomDim
            case .fade?, nil: break
            }
        }
    }

    /// How far a page that is covered by another moves away, in its widths (S20.2).
    private static let parallax = 1.0 / 3
    private static let slideDim = 0.12
    private static let zoomDim = 0.3

    // MARK: Hands

    /// Whether the page in front is on its way.
    package var isFlying: Bool { pages[machine.front]?.flight.map { $0.isMoving || $0.isHeld } ?? false }
    /// Whether it is at rest, and may be dragged away.
    var canDrag: Bool {
        machine.pages.count > 1 && machine.transition == .none && pages[machine.front]?.context.isDraggable == true
    }
    var frontZooms: Bool { pages[machine.front]?.flight?.isZoom == true }

    /// A place in the window as flights count it: x grows inwards, from where pages lie to where they go.
    func local(_ location: CGPoint) -> CGPoint {
        let frame = frameInWindow()
        return CGPoint(x: location.x - frame.minX, y: location.y - frame.minY)
    }

    /// Along a slide places count inwards; a zoom has none.
    private func place(_ location: CGPoint, in page: Page) -> CGPoint {
        page.flight?.isZoom == true ? location : CGPoint(x: location.x * inwards, y: location.y)
    }

    /// Whether somebody holds the page in front.
    var isHolding: Bool { pages[machine.front]?.flight?.isHeld == true }

    /// Stops the page in front where it is, under the hand. False if the hand is not on it.
    func hold(at location: CGPoint, time: Double) -> Bool {
        guard let page = pages[machine.front], let box = page.box, box.covers(location) else { return false }
        if case .fade? = page.flight { return false }
        let place = place(location, in: page)
        page.flight?.grab(at: place, time: time)
        return page.flight != nil
    }

    /// The hand moves.
    func drag(to location: CGPoint, time: Double) {
        guard let page = pages[machine.front] else { return }
        let place = place(location, in: page)
        page.flight?.drag(to: place, time: time)
        present()
        host.onNeedsFrame()
    }

    /// It has moved far enough to be more than a hold: the page is popped, whatever it was about to do (S20.12).
    func beginDragging() {
        let held = machine.front
        host.enqueue(Transaction()) { [self] in
            let before = machine.pages
            // Another one may have come in front meanwhile.
            guard machine.front == held, machine.grab() else { return }
            if let page = pages[machine.front], page.flight?.isZoom == true {
                uncover()
                if page.box?.source == nil, case .zoom(var zoom)? = page.flight {
                    let source = findSource(of: page)
                    zoom.sourceRadius = page.box?.sourceRadius ?? 0
                    zoom.sourceMoved(to: source)
                    page.flight = .zoom(zoom)
                }
            }
            arrange()
            deliver()
            present()
            if machine.pages != before { pathChanged(machine.pages) }
        }
    }

    /// Nothing more came of a hold: it goes on as before.
    func letGoOn() {
        guard let page = pages[machine.front], page.flight?.isHeld == true else { return }
        switch machine.transition {
        case .popping: close(page)
        case .none, .pushing, .returning, .settling: page.flight?.open()
        }
        host.run(self)
        host.onNeedsFrame()
    }

    /// The hand lets go: away or back (S20.6).
    func release(time: Double) {
        guard let page = pages[machine.front], page.flight?.isHeld == true else { return }
        let decision = page.flight?.release(time: time) ?? .turnBack
        settle(page, decision)
    }

    /// The hand has been taken from it.
    func turnBack() {
        guard let page = pages[machine.front], page.flight?.isHeld == true else { return }
        settle(page, .turnBack)
    }

    private func settle(_ page: Page, _ decision: ReleaseDecision) {
        host.enqueue(Transaction()) { [self] in
            if case .popping(page.id, _) = machine.transition {
                if decision == .finish {
                    close(page)
                } else {
                    page.flight?.open()
                    machine.cancelPop()
                    pathChanged(machine.pages)
                }
            } else if machine.pages.contains(page.id) {
                page.flight?.open()
            } else {
                // Another one has come in front meanwhile.
                close(page)
            }
            host.run(self)
        }
    }

    // MARK: The focus

    private func moveFocus(from before: PageID) {
        let focus = host.focus
        if let old = pages[before]?.box, let target = focus.focused, target.box?.isInside(old) == true {
            pages[before]?.focus = (target, focus.isFocusVisible)
            let isVisible = focus.isFocusVisible
            focus.focus(nil, isVisible: false)
            guard isVisible else { return }
            let id = machine.pages.last
            host.afterUpdate { [weak self] in
                guard let self, let id, let page = pages[id], let box = page.box else { return }
                let target = page.focus?.target ?? focus.firstTarget(in: box)
                page.focus = nil
                focus.focus(target, isVisible: true)
            }
        }
    }
}
