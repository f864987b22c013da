import AccessibilityTree
@_spi(Engine) import AnimationCore
package import Foundation
package import Geometry
package import LayerTree
@_spi(Engine) package import ViewGraph

/// Box of a scroll view. Along its axes it takes the length that is proposed, whatever its content, and across it is as
/// long as its content. Scrolling moves the content's layer without layout (S24.7, S24.8).
@MainActor package final class ScrollBox: LayerBox, RunningAttribute, ScrollResponder, SizingContainer, NamedSpace {
    package unowned var contentBox: ScrollContentBox?
    private(set) var axes: Axis.Set = .vertical
    private var showsIndicators = true
    private(set) var settings = ScrollSettings()
    /// Loading of the content anew; nil where it never could be.
    var refresh: RefreshControl?
    private(set) var behavior: (any ScrollTargetBehavior)?
    private(set) var position: ScrollPositionBinding?
    /// The program's access by numbers; nil for most scroll views.
    package private(set) var driver: ScrollDriver?
    /// True if the view takes the proposed lengths across its axes too.
    private var fillsAcross = false
    private var observers: [any ScrollGeometryObserver] = []
    var phases = ScrollPhases()
    /// Insets of the safe area that the view extends under, at each edge. Content can be scrolled out from there.
    var safeAreaInsets = EdgeInsets() {
        didSet {
            guard safeAreaInsets != oldValue else { return }
            // Content that has been scrolled stays where it is.
            if offset.y > 0 { offset.y = max(offset.y + safeAreaInsets.top - oldValue.top, 0) }
            invalidateLayout()
        }
    }
    /// Bar under which the content may scroll; ``told`` is the one that knows of this view.
    weak var bar: (any CollapsingBar)?
    weak var told: (any CollapsingBar)?
    package let containerDependents = ContainerDependents()
    package private(set) var containerSize = CGSize.zero
    private var registry: ScrollRegistry?
    private lazy var indicators = ScrollIndicators(host)

    /// Content offset in points: from the content's start, margins included, to the view's top left corner. `offset` is
    /// the requested one, `shownOffset` the current one on screen.
    var offset = CGPoint.zero
    private(set) var shownOffset = CGPoint.zero
    private(set) var contentSize = CGSize.zero
    private(set) var hasContent = false
    /// Range of offsets when the content was last placed.
    private var anchoredRange = CGRect.zero
    /// Range of offsets in which a program has set one beyond the ends: the content stays there until the range is
    /// another. Nil if it has set none.
    var heldRange: CGRect?
    private var animator = Animator<AnimatablePair<Double, Double>>()
    var glide: Glide?
    var drag: Drag?
    /// Wheel movement that has yet to come to rest at the behaviour's target.
    var wheel: WheelScroll?
    private var viewports: [ObjectIdentifier: WeakViewport] = [:]
    /// Identity, or wish, that the `scrollPosition` binding and this view last agreed on.
    var agreedPosition: AnyHashable?
    /// True if people moved the content last; if the program did, its `scrollPosition` binding is right already.
    var wasMovedByPeople = false

    struct Glide {
        let x: ScrollMotion?
        let y: ScrollMotion?
        /// Time of the first frame, in seconds; nil before it.
        var start: Double?
    }

    struct Drag {
        let start: CGPoint
        /// Least vertical offset at rest when the drag began, in points.
        let top: CGFloat
        /// Way of two fingers on a touchpad since the drag began; nil if a finger on the screen drags.
        var pad: CGSize?
        /// True once the drag has begun to load the content anew: it does so once.
        var hasRefreshed = false
    }

    private struct WeakViewport { weak var box: (any ScrollViewportObserver)? }

    /// Margins around the content: those of `contentMargins` and the safe area's.
    var margins: EdgeInsets {
        let (own, safe) = (driver?.insets ?? settings.contentMargins, safeAreaInsets)
        return EdgeInsets(
            top: own.top + safe.top, leading: own.leading + safe.leading, bottom: own.bottom + safe.bottom,
            trailing: own.trailing + safe.trailing)
    }

    override init(_ inputs: borrowing _ViewInputs) {
        super.init(inputs)
        ownLayer.clip = .bounds
        // Empty places can be hit too, so that people can scroll there.
        ownLayer.hitShape = { Path(CGRect(origin: .zero, size: $0)) }
    }

    /// A scroll area, where content lies outside what is seen.
    package override var accessibilityFacts: AccessibilityFacts? {
        if driver?.holdsText == true { return nil }
        let axes = axes
        let canScroll = axes.contains(.vertical) ? contentSize.height > size.height : contentSize.width > size.width
        guard canScroll else { return nil }
        var facts = AccessibilityFacts(.contained, role: .scrollArea)
        facts.states.insert(axes.contains(.vertical) ? .vertical : .horizontal)
        // An end is told by the action that is missing.
        for (action, sign) in [(AccessibilityAction.Kind.increment, 1.0), (.decrement, -1)] where moves(by: page(sign))
        {
            facts.handlers.add(action) { [weak self] in
                guard let self else { return }
                _ = scrolled(by: page(sign))
            }
        }
        return facts
    }

    /// Nine tenths of the visible length, forward (1) or back (-1).
    private func page(_ sign: CGFloat) -> CGSize {
        let isVertical = axes.contains(.vertical)
        return CGSize(
            width: isVertical ? 0 : sign * size.width * 0.9, height: isVertical ? sign * size.height * 0.9 : 0)
    }

    func set(axes: Axis.Set, showsIndicators: Bool) {
        self.showsIndicators = showsIndicators
        guard axes != self.axes else { return }
        self.axes = axes
        extentChanged()
    }

    func environmentChanged(_ environment: EnvironmentValues) {
        let new = environment.scrollSettings.completed(by: ControlAppearance.current.scrolling)
        if new != settings {
            settings = new
            ownLayer.clip = new.isClipped ? .bounds : nil
            invalidateLayout()
        }
        observers = environment.scrollObservers
        phases.observers = environment.scrollPhaseObservers
        behavior = environment.scrollTargetBehavior
        bar = environment.collapsingBar
        if registry !== environment.scrollRegistry {
            registry?.remove(self)
            registry = environment.scrollRegistry
            registry?.add(self)
        }
        position = environment.scrollPosition
        if driver !== environment.scrollDriver {
            driver = environment.scrollDriver
            driver?.take(self)
        }
        let fillsAcross = driver != nil || environment.scrollFillsAcross
        if fillsAcross != self.fillsAcross {
            self.fillsAcross = fillsAcross
            extentChanged()
        }
        followRefresh(environment)
        followPosition()
    }

    func end() {
        animator.end()
        glide = nil
        wheel = nil
        registry?.remove(self)
        told?.contentLeft(self)
        indicators.discard()
        refresh?.end()
    }

    // MARK: Layout

    /// True if the view takes the proposed length along `axis`, whatever its content.
    private func takesProposal(along axis: Axis.Set) -> Bool { fillsAcross || axes.contains(axis) }

    private func extentChanged() {
        setKind(.boundaryOnceProposed, takesProposal(along: [.horizontal, .vertical]))
        invalidateLayout()
    }

    /// Offsets count from the left, even where layout runs from right to left.
    package override class var kind: BoxKind {
        [.hidesContent, .endsTraits, .placesFromLeft, .ordersContent]
    }

    package override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let inner = proposal.inset(by: margins)
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : inner.width,
            height: axes.contains(.vertical) ? nil : inner.height)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = takesProposal(along: .horizontal) ? proposal.width : nil
        let height = takesProposal(along: .vertical) ? proposal.height : nil
        if let width, let height { return CGSize(width: width, height: height) }
        // Whoever asks for the content's size is told when it changes.
        if driver?.holdsText == true { setKind(.boundaryOnceProposed, false) }
        // Views with lengths relative to the container use the window's where none is proposed.
        setContainer(
            CGSize(width: proposal.width ?? host.size.width, height: proposal.height ?? host.size.height))
        let content = contentBox?.sizeThatFits(contentProposal(proposal)) ?? .zero
        let whole = content.outset(by: margins)
        return CGSize(width: width ?? whole.width, height: height ?? whole.height)
    }

    package override func placeContent() {
        guard let contentBox else { return }
        // Across, the content is proposed what it was measured with.
        let outer = CGSize(
            width: takesProposal(along: .horizontal) ? size.width : proposal.width ?? size.width,
            height: takesProposal(along: .vertical) ? size.height : proposal.height ?? size.height)
        setContainer(outer)
        var inner = contentProposal(ProposedViewSize(outer))
        let margins = margins
        contentSize = contentBox.sizeThatFits(inner)
        var origin = CGPoint(x: margins.leading, y: margins.top)
        let free = CGSize(
            width: size.width - margins.leading - margins.trailing - contentSize.width,
            height: size.height - margins.top - margins.bottom - contentSize.height)
        // Content smaller than the view lies at the start of scrolling axes, unless there is an anchor, and is centred on the others (S24.7).
        let alignment = settings.anchors.alignment ?? .topLeading
        origin.x += axes.contains(.horizontal) ? max(free.width, 0) * alignment.x : free.width / 2
        origin.y += axes.contains(.vertical) ? max(free.height, 0) * alignment.y : free.height / 2
        followAnchor()
        contentBox.place(at: origin, proposal: inner)
        if driver?.holdsText == true, size.height - margins.top - margins.bottom > contentSize.height {
            inner.height = size.height - margins.top - margins.bottom
            contentSize = contentBox.sizeThatFits(inner)
            contentBox.place(at: origin, proposal: inner)
        }
        // Views made because they came into view may have changed the content's size.
        let now = contentBox.sizeThatFits(inner)
        if now != contentSize {
            contentSize = now
            followAnchor()
            contentBox.place(at: origin, proposal: inner)
        }
        if heldRange != range { heldRange = nil }
        let rest = heldRange == nil ? clamped(offset) : offset
        if glide == nil && drag == nil && !animator.isRunning { show(rest, isFirst: true) }
        if !animator.isRunning { offset = rest }
        followPosition()
        tellBar()
        tellObservers()
    }

    /// Keeps the content at the default anchor: at first, and when sizes change while it lies there.
    private func followAnchor() {
        let old = anchoredRange
        anchoredRange = range
        let anchor: UnitPoint
        if hasContent {
            guard let kept = settings.anchors.sizeChanges, range != old, !isMoving, !isAnimated else { return }
            let place = CGPoint(x: old.maxX * kept.x, y: old.maxY * kept.y)
            guard abs(offset.x - place.x) < 1, abs(offset.y - place.y) < 1 else { return }
            anchor = kept
        } else {
            guard contentSize != .zero else { return }
            hasContent = true
            guard let first = settings.anchors.initialOffset else { return }
            anchor = first
        }
        offset = CGPoint(x: range.maxX * anchor.x, y: range.maxY * anchor.y)
        show(offset, isFirst: true)
    }

    /// Sets the size to which content can be relative, from a view of `size`. If it changes, views that depend on it
    /// are measured anew at once.
    private func setContainer(_ size: CGSize) {
        let inner = ProposedViewSize(size).inset(by: margins)
        let new = CGSize(width: inner.width ?? 0, height: inner.height ?? 0)
        guard new != containerSize else { return }
        containerSize = new
        let wasWaiting = isWaitingForLayout
        containerDependents.sizeChanged()
        isWaitingForLayout = wasWaiting
    }

    package func hasSpace(named name: AnyHashable) -> Bool {
        guard let name = name.base as? ScrollSpaceName else { return false }
        return name.axis.map { axes.contains($0 == .vertical ? .vertical : .horizontal) } ?? true
    }

    /// Range of offsets at rest; its origin is zero.
    var range: CGRect {
        let margins = margins
        return CGRect(
            x: 0, y: 0,
            width: axes.contains(.horizontal)
                ? max(0, contentSize.width + margins.leading + margins.trailing - size.width) : 0,
            height: axes.contains(.vertical)
                ? max(0, contentSize.height + margins.top + margins.bottom - size.height) : 0)
    }

    func clamped(_ point: CGPoint) -> CGPoint {
        let range = range
        return CGPoint(x: min(max(point.x, 0), range.maxX), y: min(max(point.y, top), range.maxY))
    }

    package override var drawingOrder: [LayoutBox] { content.boxes + content.allLeaving }
    package override func appendOwnLayers(_ position: OwnLayerPosition, to layers: inout [Layer]) {
        guard position == .above else { return }
        if let arc = refresh?.arc.layer { layers.append(arc) }
        layers.append(contentsOf: indicators.layers)
    }

    // MARK: Moving

    /// Scrolls to the offset `new` with the animation of `transaction`. A transaction that disables animations moves at
    /// once, even if it has one (S10.7, S24.9).
    func scroll(to new: CGPoint, transaction: Transaction) {
        var transaction = transaction
        if transaction.disablesAnimations { transaction.animation = nil }
        let old = isMoving ? shownOffset : offset
        glide = nil
        let runs = animator.modelChanged(
            from: AnimatablePair(Double(old.x), Double(old.y)), to: AnimatablePair(Double(new.x), Double(new.y)),
            transaction: transaction)
        offset = new
        if runs { host.run(self) } else { show(new) }
        tellPhase()
    }

    var isMoving: Bool { glide != nil || drag != nil }
    var isAnimated: Bool { animator.isRunning }

    /// Moves the content's layer to the offset `point` and informs observers; runs no layout. `isFirst`: during layout;
    /// informs nobody.
    func show(_ point: CGPoint, isFirst: Bool = false) {
        guard point != shownOffset, let contentBox else { return }
        shownOffset = point
        contentBox.modelOffset = CGPoint(x: -point.x, y: -point.y)
        contentBox.ownLayer.setEffect(.offset(CGSize(width: -point.x, height: -point.y)), transaction: Transaction())
        followPull()
        driver?.moved(inLayout: isFirst)
        guard !isFirst else { return }
        tellBar()
        for (id, viewport) in viewports {
            if let box = viewport.box { box.viewportMoved() } else { viewports[id] = nil }
        }
        host.geometryObservers.tell()
        tellPosition()
        tellObservers()
        showIndicators()
    }

    /// Shows the indicators at the present offset, and has them fade soon.
    func showIndicators() {
        let shown = showsIndicators && settings.isEnabled
        indicators.moved(
            offset: shownOffset, range: range, size: size, margins: indicatorMargins,
            vertical: shown && axes.contains(.vertical) && settings.verticalIndicator.isShown,
            horizontal: shown && axes.contains(.horizontal) && settings.horizontalIndicator.isShown)
        invalidateLayerOrderIfNeeded()
        armWakeUp()
    }

    private var indicatorMargins: EdgeInsets {
        let (own, safe) = (settings.indicatorMargins, safeAreaInsets)
        return EdgeInsets(
            top: own.top + safe.top + coveredMargins.top - margins.top, leading: own.leading + safe.leading,
            bottom: own.bottom + safe.bottom,
            trailing: own.trailing + safe.trailing)
    }

    /// Asks to be woken when the indicators begin to fade or a wheel has rested for long enough, whichever is first.
    func armWakeUp() { host.wake(self, at: [indicators.fadeTime, wheel?.restTime].compactMap { $0 }.min()) }

    /// Offset, sizes and margins, in the form that programs get.
    var scrollGeometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: CGPoint(x: shownOffset.x - margins.leading, y: shownOffset.y - margins.top),
            contentSize: contentSize, contentInsets: margins, containerSize: size)
    }

    private func tellObservers() {
        guard !observers.isEmpty else { return }
        let geometry = scrollGeometry
        for observer in observers { observer.scrolled(to: geometry, in: self) }
    }

    private func invalidateLayerOrderIfNeeded() {
        if indicators.layersAreNew { host.needsLayerOrder(of: self) }
    }

    package func advance(to time: Double) -> Bool {
        defer { tellPhase() }
        indicators.fade(at: time)
        if let wheel, time >= wheel.restTime { wheelRested() }
        armWakeUp()
        if var glide {
            let elapsed = time - (glide.start ?? time)
            glide.start = glide.start ?? time
            self.glide = glide
            let x = glide.x?.position(at: elapsed)
            let y = glide.y?.position(at: elapsed)
            if x == nil && y == nil { self.glide = nil }
            show(
                CGPoint(
                    x: x ?? glide.x?.restingPlace ?? Double(offset.x),
                    y: y ?? glide.y?.restingPlace ?? Double(offset.y)))
            return self.glide != nil
        }
        guard animator.isRunning else { return false }
        let now = animator.advance(to: time, model: AnimatablePair(Double(offset.x), Double(offset.y)))
        show(CGPoint(x: now.first, y: now.second))
        return animator.isRunning
    }

    /// Visible rectangle, in the content's coordinate space.
    package var visibleRect: CGRect {
        let origin = contentBox?.origin ?? .zero
        return CGRect(
            x: shownOffset.x - origin.x, y: shownOffset.y - origin.y, width: size.width, height: size.height)
    }

    /// Frame of a box in the content as shown, counted from the view's top left corner.
    func visibleFrame(of box: LayoutBox) -> CGRect {
        let origin = contentBox?.origin ?? .zero
        return frameInContent(box).offsetBy(dx: origin.x - shownOffset.x, dy: origin.y - shownOffset.y)
    }

    /// Registers `box`, which is informed when another part of the content becomes visible.
    package func add(_ box: any ScrollViewportObserver) { viewports[ObjectIdentifier(box)] = WeakViewport(box: box) }
    package func remove(_ box: any ScrollViewportObserver) { viewports[ObjectIdentifier(box)] = nil }
}

/// Box that makes or places something else when another part of a scroll view's content becomes visible.
@MainActor package protocol ScrollViewportObserver: LayoutBox {
    /// Called after the visible part changed.
    func viewportMoved()
}
