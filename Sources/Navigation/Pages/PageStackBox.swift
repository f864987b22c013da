import AnimationCore
import AttributeGraph
package import Foundation
package import Geometry
import LayerTree
@_spi(Engine) package import ViewGraph

/// Identity of a page: equal values at equal depths are the same page.
package struct PageID: Hashable {
    package var depth: Int
    package var value: AnyHashable

    package init(depth: Int, value: AnyHashable) {
        self.depth = depth
        self.value = value
    }
}

/// Preference that the content of a page sets for that page alone.
package protocol PagePreferenceKey: ConfinedPreferenceKey {}

/// Stack of pages, one of them in front, and the flights between them (S20). It lays out pages when they are added and
/// when its own size changes. Flights change layers only (S1.9).
@MainActor package final class PageStackBox: LayerBox {
    /// A page, from its first request until it has flown out.
    @MainActor final class Page {
        let id: PageID
        let context: PageContext
        var box: PageBox?
        /// Motion of the page; nil until the page is shown.
        var flight: PageFlight?
        /// Focus in the page when it was covered, to be restored; nil if it had none.
        var focus: (target: FocusTarget, isVisible: Bool)?

        init(id: PageID) {
            self.id = id
            context = PageContext()
        }
    }

    /// State machine of the pages; nil until ``show(_:animates:)`` is first called.
    private var known: NavigationMachine<PageID>?
    private let rootID: PageID
    var pages: [PageID: Page] = [:]
    private var structure: DynamicStructure<ObjectIdentifier>?
    private var inputs: _ViewInputs
    /// Pages in drawing order, back to front.
    private(set) var order: [Page] = []
    private var hasShown = false
    var isEndScheduled = false
    /// Location of the pointer when the swipe began, in the stack's coordinates.
    var swipeStart = CGPoint.zero
    private unowned let presses: GestureBox

    /// Closure that makes the content of a page.
    package var makeContent: @MainActor (PageID, PageContext, _ViewInputs) -> Void = { _, _, _ in }
    /// Closure called with the new path when the user begins to drag the front page away, or when that pop is cancelled
    /// (S20.15).
    package var pathChanged: @MainActor ([PageID]) -> Void = { _ in }
    /// Closure called with every callback that a page receives, for logging.
    package var noticed: @MainActor (PageID, AppearanceCallback) -> Void = { _, _ in }

    /// Creates the box of a stack.
    ///
    /// - Parameters:
    ///   - inputs: inputs of this box's place.
    ///   - root: the page that is always in the stack.
    ///   - presses: the parent box, whose gesture grabs pages.
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
        followWidth()
        if hasShown { present() }
    }

    /// Clips pages that fly to the stack. A stack as wide as the window needs no clip, so that what ignores the safe area is
    /// seen below a tab bar.
    private func followWidth() {
        let frame = frameInWindow()
        let clips = frame.minX > 0.5 || frame.maxX < host.size.width - 0.5
        guard clips != (ownLayer.clip != nil) else { return }
        ownLayer.clip = clips ? .bounds : nil
    }

    var machine: NavigationMachine<PageID> {
        get { known ?? NavigationMachine(root: rootID) }
        set { known = newValue }
    }

    /// Sign of the inward direction on the x axis: 1 if pages slide in from the right, −1 if from the left.
    package var inwards: Double { mirrorsContent ? -1 : 1 }

    // MARK: Pages

    /// Sets the pages of the stack. Must be called within an update.
    package func show(_ ids: [PageID], animates: Bool) {
        guard let root = ids.first else { return }
        guard known != nil else { return showFirst(root, Array(ids.dropFirst())) }
        let before = machine.front
        let begins = machine.set(ids)
        if before != machine.front, let page = pages[before], page.flight?.isHeld == true {
            // End the hold: the page that the user holds is no longer in front.
            if ids.contains(before) { page.flight?.open() } else { close(page) }
            host.run(self)
        }
        arrange()
        deliver()
        guard begins else { return }
        moveFocus(from: before)
        // The second pass comes after the content has set its transition preferences and everything is placed.
        let front = machine.front
        host.secondPass { [self] in begin(front, animates: animates) }
    }

    private func showFirst(_ root: PageID, _ others: [PageID]) {
        known = NavigationMachine(root: root, others)
        makeStructure()
        // The front page already appears while it is made.
        deliver()
        arrange()
        hasShown = true
        let front = machine.front
        host.secondPass { [self] in begin(front, animates: false) }
    }

    private func makeStructure() {
        var inputs = inputs.inside(self)
        // The transitions of surrounding views do not apply to pages.
        inputs.scope = host.root.scope
        structure = DynamicStructure<ObjectIdentifier>(inputs, of: PageStackBox.self)
    }

    private func page(_ id: PageID) -> Page {
        if let page = pages[id] { return page }
        let page = Page(id: id)
        pages[id] = page
        return page
    }

    /// Makes the boxes of new pages, and removes the pages that have gone.
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

    /// Returns the pages to draw, back to front. A new front page lies above all others, including those still flying
    /// out. The other pages keep their order: a page that changed its depth in the middle of its flight would visibly
    /// jump.
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

    /// Replaces pages that are flying out, are wanted again, and lie at a different depth than before. The old ones
    /// continue to fly out.
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

    /// True if `page` is the current page with its id, not an older page with that id that is flying out.
    func isCurrent(_ page: Page) -> Bool { pages[page.id] === page }

    /// True if `page` is a page of the path.
    func isWanted(_ page: Page) -> Bool { isCurrent(page) && machine.pages.contains(page.id) }

    /// Returns true if a removed page is still visible on its way out. A page that was coming in, or that lies open
    /// under the new page, starts to fly out from its current place.
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

    /// Delivers the machine's notices to the pages.
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

    /// Returns true if the page with this id is shown or flying out.
    package func shows(_ id: PageID) -> Bool { order.contains { $0.id == id } }

    // MARK: Flights

    /// Starts the flights of the machine's current transition.
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
                // A page that is wanted again, but not in front, comes back from its current place.
                if isOpening == false { page.flight?.open() }
            } else if index > place, isOpening == true {
                // The front page was flying out under this page and is uncovered.
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

    /// Finds the transition source of a page that zooms, and draws the source's content in the page (S20.4).
    ///
    /// - Returns: the current frame of the source in the stack; nil if none is visible.
    private func findSource(of page: Page) -> CGRect? {
        guard let box = page.box, let key = page.context.zoomSource else { return nil }
        // The page behind may have been hidden. The callers have unhidden it, so that its layers have their final
        // places.
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

    /// Shows the page behind at its final place, before the frames of views on it are read.
    private func uncover() { if let back = machine.back { pages[back]?.box?.present(PagePlacement()) } }

    /// Applies the current state of every flight to its page.
    func present() {
        presses.priority = isFlying ? .high : .normal
        // From front to back: each page moves and dims the pages below it.
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
            // A page that was added below a flight stays hidden until it is needed.
            let isWaiting = flight == nil && page.id != machine.front && page.id != machine.back
            placement.isHidden = isCovered || isWaiting
            // The shift is proportional to the page's own openness: a closed page lies at its destination, which may
            // move with the page below.
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
            // Each page takes its share of the amount that the pages above have left. Using only the most open page
            // would change the velocity abruptly when another page overtakes it.
            case .slide?:
                slid += (1 - slid) * openness
                dim += (1 - dim) * openness * Self.slideDim
            case .zoom?: dim += (1 - dim) * openness * Self.zoomDim
            case .fade?, nil: break
            }
        }
    }

    /// Distance that a page covered by a sliding page moves away, as a fraction of the stack's width (S20.2).
    private static let parallax = 1.0 / 3
    private static let slideDim = 0.12
    private static let zoomDim = 0.3

    // MARK: Interaction

    /// True if the front page is in flight or held.
    package var isFlying: Bool { pages[machine.front]?.flight.map { $0.isMoving || $0.isHeld } ?? false }
    /// True if the front page is at rest and may be dragged away.
    var canDrag: Bool {
        machine.pages.count > 1 && machine.transition == .none && pages[machine.front]?.context.isDraggable == true
    }
    var frontZooms: Bool { pages[machine.front]?.flight?.isZoom == true }

    /// Converts a location in the window to the stack's coordinates.
    func local(_ location: CGPoint) -> CGPoint {
        let frame = frameInWindow()
        return CGPoint(x: location.x - frame.minX, y: location.y - frame.minY)
    }

    /// Converts a location in the stack to the coordinates of a flight. Along a slide, x grows inwards; a zoom uses the
    /// stack's coordinates.
    private func place(_ location: CGPoint, in page: Page) -> CGPoint {
        page.flight?.isZoom == true ? location : CGPoint(x: location.x * inwards, y: location.y)
    }

    /// True if the user holds the front page.
    var isHolding: Bool { pages[machine.front]?.flight?.isHeld == true }

    /// Stops the front page and holds it at `location`, in the stack's coordinates.
    ///
    /// - Returns: false if the page does not cover `location`, or fades.
    func hold(at location: CGPoint, time: Double) -> Bool {
        guard let page = pages[machine.front], let box = page.box, box.covers(location) else { return false }
        if case .fade? = page.flight { return false }
        let place = place(location, in: page)
        page.flight?.grab(at: place, time: time)
        return page.flight != nil
    }

    /// Moves the held front page to the location of the pointer, in the stack's coordinates.
    func drag(to location: CGPoint, time: Double) {
        guard let page = pages[machine.front] else { return }
        let place = place(location, in: page)
        page.flight?.drag(to: place, time: time)
        present()
        host.onNeedsFrame()
    }

    /// Starts a drag when the pointer has moved far enough: pops the page, even if it was being pushed (S20.12).
    func beginDragging() {
        let held = machine.front
        host.enqueue(Transaction()) { [self] in
            let before = machine.pages
            // Another page may have come to the front meanwhile.
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

    /// Ends a hold without a drag: the page continues its previous motion.
    func letGoOn() {
        guard let page = pages[machine.front], page.flight?.isHeld == true else { return }
        switch machine.transition {
        case .popping: close(page)
        case .none, .pushing, .returning, .settling: page.flight?.open()
        }
        host.run(self)
        host.onNeedsFrame()
    }

    /// Ends a drag: the page goes away or back, as ``ReleaseRule`` decides (S20.6).
    func release(time: Double) {
        guard let page = pages[machine.front], page.flight?.isHeld == true else { return }
        let decision = page.flight?.release(time: time) ?? .turnBack
        settle(page, decision)
    }

    /// Cancels a drag: the page goes back.
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
                // Another page has come to the front meanwhile.
                close(page)
            }
            host.run(self)
        }
    }

    // MARK: Focus

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
