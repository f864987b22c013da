@_spi(Engine) import AnimationCore
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

/// The box of a scroll view: its size never depends on its content where it is proposed one, and its content's layer is
/// moved without layout (S24.7, S24.8).
@MainActor final class ScrollBox: LayerBox, RunningAttribute, ScrollResponder {
    unowned var contentBox: ScrollContentBox?
    private(set) var axes: Axis.Set = .vertical
    private var showsIndicators = true
    private var settings = ScrollSettings()
    private var behavior: (any ScrollTargetBehavior)?
    private var position: ScrollPositionBinding?
    private var registry: ScrollRegistry?
    private lazy var indicators = ScrollIndicators(host)

    /// How much of the content lies beyond the view's top left corner, in points: what was asked for, and what is shown.
    private(set) var offset = CGPoint.zero
    private(set) var shownOffset = CGPoint.zero
    private(set) var contentSize = CGSize.zero
    private var hasContent = false
    private var animator = Animator<AnimatablePair<Double, Double>>()
    private var glide: Glide?
    private var drag: Drag?
    private var viewports: [WeakViewport] = []
    /// The identity that the program's state and this view last agreed on.
    private var agreedPosition: AnyHashable?
    /// Whether people moved it last: where a program put it is what the program's state says already.
    private var wasMovedByPeople = false

    private struct Glide {
        let x: ScrollMotion?
        let y: ScrollMotion?
        /// Nil before its first frame.
        var start: Double?
    }

    private struct Drag {
        let start: CGPoint
    }

    private struct WeakViewport { weak var box: (any ScrollViewportObserver)? }

    override init(_ inputs: _ViewInputs) {
        super.init(inputs)
        ownLayer.clip = .bounds
        // Empty places are part of it: there too it can be scrolled.
        ownLayer.hitShape = { Path(CGRect(origin: .zero, size: $0)) }
    }

    func set(axes: Axis.Set, showsIndicators: Bool) {
        self.showsIndicators = showsIndicators
        guard axes != self.axes else { return }
        self.axes = axes
        invalidateLayout()
    }

    func environmentChanged(_ environment: EnvironmentValues) {
        let new = environment.scrollSettings
        if new != settings {
            settings = new
            invalidateLayout()
        }
        behavior = environment.scrollTargetBehavior
        if registry !== environment.scrollRegistry {
            registry?.remove(self)
            registry = environment.scrollRegistry
            registry?.add(self)
        }
        position = environment.scrollPosition
        followPosition()
    }

    func end() {
        animator.end()
        glide = nil
        registry?.remove(self)
        indicators.discard()
    }

    // MARK: Layout

    override var isLayoutBoundary: Bool { isPlaced && proposal.width != nil && proposal.height != nil }
    override var soleContent: LayoutBox? { nil }
    override var passesTraits: Bool { false }
    /// Offsets count from the left.
    override var placesInMirror: Bool { false }

    override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let inner = proposal.inset(by: settings.contentMargins)
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : inner.width,
            height: axes.contains(.vertical) ? nil : inner.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let content = contentBox?.sizeThatFits(contentProposal(proposal)) ?? .zero
        let whole = content.outset(by: settings.contentMargins)
        return CGSize(width: proposal.width ?? whole.width, height: proposal.height ?? whole.height)
    }

    override func placeContent() {
        guard let contentBox else { return }
        let inner = contentProposal(ProposedViewSize(size))
        let margins = settings.contentMargins
        contentSize = contentBox.sizeThatFits(inner)
        var origin = CGPoint(x: margins.leading, y: margins.top)
        // Content that is smaller is at the start along its axes, and centred across (S24.7).
        if !axes.contains(.horizontal) {
            origin.x += (size.width - margins.leading - margins.trailing - contentSize.width) / 2
        }
        if !axes.contains(.vertical) {
            origin.y += (size.height - margins.top - margins.bottom - contentSize.height) / 2
        }
        if !hasContent && contentSize != .zero {
            hasContent = true
            if let anchor = settings.anchor {
                offset = CGPoint(x: range.maxX * anchor.x, y: range.maxY * anchor.y)
                show(offset, isFirst: true)
            }
        }
        contentBox.place(at: origin, proposal: inner)
        // What came into view may have made the content larger, or smaller.
        let now = contentBox.sizeThatFits(inner)
        if now != contentSize {
            contentSize = now
            contentBox.place(at: origin, proposal: inner)
        }
        if glide == nil && drag == nil && !animator.isRunning { show(clamped(offset), isFirst: true) }
        if !animator.isRunning { offset = clamped(offset) }
        followPosition()
    }

    /// What an offset can be at rest; from 0.
    var range: CGRect {
        let margins = settings.contentMargins
        return CGRect(
            x: 0, y: 0,
            width: axes.contains(.horizontal)
                ? max(0, contentSize.width + margins.leading + margins.trailing - size.width) : 0,
            height: axes.contains(.vertical)
                ? max(0, contentSize.height + margins.top + margins.bottom - size.height) : 0)
    }

    private func clamped(_ point: CGPoint) -> CGPoint {
        let range = range
        return CGPoint(x: min(max(point.x, 0), range.maxX), y: min(max(point.y, 0), range.maxY))
    }

    override var drawsPlainly: Bool { false }
    override var drawingOrder: [LayoutBox] { content.boxes + content.allLeaving }
    override func appendOwnLayers(to layers: inout [Layer]) { layers.append(contentsOf: indicators.layers) }

    // MARK: Moving

    /// Comes to `new` as `transaction` says.
    func scroll(to new: CGPoint, transaction: Transaction) {
        let old = isMoving ? shownOffset : offset
        glide = nil
        let runs = animator.modelChanged(
            from: AnimatablePair(Double(old.x), Double(old.y)), to: AnimatablePair(Double(new.x), Double(new.y)),
            transaction: transaction)
        offset = new
        if runs { host.run(self) } else { show(new) }
    }

    private var isMoving: Bool { glide != nil || drag != nil }

    /// What is seen is moved, and whoever depends on it is told; no layout.
    private func show(_ point: CGPoint, isFirst: Bool = false) {
        guard point != shownOffset, let contentBox else { return }
        shownOffset = point
        contentBox.modelOffset = CGPoint(x: -point.x, y: -point.y)
        contentBox.ownLayer.setEffect(.offset(CGSize(width: -point.x, height: -point.y)), transaction: Transaction())
        guard !isFirst else { return }
        viewports.removeAll { $0.box == nil }
        for viewport in viewports { viewport.box?.viewportMoved() }
        host.geometryObservers.tell()
        tellPosition()
        let shown = showsIndicators && settings.isEnabled
        indicators.moved(
            offset: point, range: range, size: size, margins: settings.indicatorMargins,
            vertical: shown && axes.contains(.vertical) && settings.verticalIndicator.isShown,
            horizontal: shown && axes.contains(.horizontal) && settings.horizontalIndicator.isShown)
        invalidateLayerOrderIfNeeded()
        host.wake(self, at: indicators.fadeTime)
    }

    private func invalidateLayerOrderIfNeeded() {
        if indicators.layersAreNew { host.needsLayerOrder(of: self) }
    }

    func advance(to time: Double) -> Bool {
        indicators.fade(at: time)
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

    /// What of the content's own space is seen.
    var visibleRect: CGRect {
        let origin = contentBox?.origin ?? .zero
        return CGRect(
            x: shownOffset.x - origin.x, y: shownOffset.y - origin.y, width: size.width, height: size.height)
    }

    /// Has `box` told when something else of the content is seen.
    func add(_ box: any ScrollViewportObserver) {
        if !viewports.contains(where: { $0.box === box }) { viewports.append(WeakViewport(box: box)) }
    }

    // MARK: People

    var isScrollEnabled: Bool { settings.isEnabled }

    /// Takes as much of a wheel's movement as there is room for; the rest is for the scroll view around.
    func scrolled(by delta: CGSize) -> CGSize {
        guard settings.isEnabled else { return delta }
        let from = animator.isRunning || isMoving ? shownOffset : offset
        let new = clamped(CGPoint(x: from.x + delta.width, y: from.y + delta.height))
        let rest = CGSize(
            width: axes.contains(.horizontal) ? delta.width - (new.x - from.x) : delta.width,
            height: axes.contains(.vertical) ? delta.height - (new.y - from.y) : delta.height)
        wasMovedByPeople = true
        if new != from { scroll(to: new, transaction: Transaction()) }
        return rest
    }

    /// Arrow keys scroll while nothing has the focus, the others always.
    func keyPressed(_ key: KeyInput) -> Bool {
        guard settings.isEnabled, key.modifiers == 0 else { return false }
        var new = offset
        let line: CGFloat = 40
        switch key.name {
        case "Up" where host.focus.focused == nil: new.y -= line
        case "Down" where host.focus.focused == nil: new.y += line
        case "Left" where host.focus.focused == nil: new.x -= line
        case "Right" where host.focus.focused == nil: new.x += line
        case "Prior": new.y -= size.height * 0.9
        case "Next": new.y += size.height * 0.9
        case "Home": new.y = 0
        case "End": new.y = range.maxY
        default: return false
        }
        new = clamped(new)
        guard new != offset else { return false }
        let transaction = Transaction(animation: .easeOut(duration: 0.2))
        wasMovedByPeople = true
        host.enqueue(transaction) { [weak self] in self?.scroll(to: new, transaction: transaction) }
        return true
    }

    /// The content is held.
    func dragBegan() {
        wasMovedByPeople = true
        drag = Drag(start: shownOffset)
        glide = nil
        scroll(to: shownOffset, transaction: Transaction())
    }

    /// The content follows by `translation`, less beyond its ends (S24.8).
    func dragged(by translation: CGSize) {
        guard let drag else { return }
        let range = range
        func follow(_ place: CGFloat, _ limit: CGFloat, _ length: CGFloat) -> CGFloat {
            if place < 0 { return -ScrollMotion.rubberBand(-place, length: length) }
            if place > limit { return limit + ScrollMotion.rubberBand(place - limit, length: length) }
            return place
        }
        var point = drag.start
        if axes.contains(.horizontal) {
            point.x = follow(drag.start.x - translation.width, range.maxX, size.width)
        }
        if axes.contains(.vertical) {
            point.y = follow(drag.start.y - translation.height, range.maxY, size.height)
        }
        offset = clamped(point)
        show(point)
    }

    /// Let go with `velocity` of the hand, in points per second: the content goes on, and comes to rest by itself.
    func dragEnded(velocity: CGVector) {
        guard let drag else { return }
        self.drag = nil
        let speed = CGPoint(
            x: axes.contains(.horizontal) ? -velocity.dx : 0, y: axes.contains(.vertical) ? -velocity.dy : 0)
        var x = ScrollMotion(position: shownOffset.x, velocity: speed.x, range: 0...range.maxX)
        var y = ScrollMotion(position: shownOffset.y, velocity: speed.y, range: 0...range.maxY)
        if let behavior {
            let rest = CGPoint(x: x.restingPlace, y: y.restingPlace)
            var target = ScrollTarget(rect: CGRect(origin: rest, size: size))
            behavior.updateTarget(
                &target,
                context: ScrollTargetBehaviorContext(
                    originalTarget: ScrollTarget(rect: CGRect(origin: drag.start, size: size)),
                    velocity: CGVector(dx: speed.x, dy: speed.y), contentSize: contentSize, containerSize: size,
                    axes: axes, targets: targets.map(\.frame)))
            let wanted = clamped(target.rect.origin)
            if wanted.x != rest.x { x = ScrollMotion(position: shownOffset.x, velocity: speed.x, target: wanted.x) }
            if wanted.y != rest.y { y = ScrollMotion(position: shownOffset.y, velocity: speed.y, target: wanted.y) }
        }
        glide = Glide(x: x, y: y, start: nil)
        offset = CGPoint(x: x.restingPlace, y: y.restingPlace)
        host.run(self)
    }

    // MARK: Places in the content

    /// The frame of `box` in the content's layer, offsets not counted.
    private func frameInContent(_ box: LayoutBox) -> CGRect {
        var origin = CGPoint.zero
        var current: LayoutBox? = box
        while let step = current, step !== contentBox {
            origin = origin.moved(by: step.origin)
            current = step.parent
        }
        return CGRect(origin: origin, size: box.size)
    }

    /// Scrolls to what bears `id`, once it is in place (S24.9). False if there is no such view.
    func reveal(_ id: AnyHashable, anchor: UnitPoint?) -> Bool {
        guard let box = contentBox?.content.find(id) else { return false }
        host.secondPass { [weak self] in
            guard let self, box.isPlaced else { return }
            wasMovedByPeople = false
            scroll(to: offset(showing: frameInContent(box), anchor: anchor), transaction: scope.resolve())
        }
        return true
    }

    private func offset(showing frame: CGRect, anchor: UnitPoint?) -> CGPoint {
        let origin = contentBox?.origin ?? .zero
        let frame = frame.offsetBy(dx: origin.x, dy: origin.y)
        guard let anchor else {
            // Just so far that it is seen.
            return clamped(
                CGPoint(
                    x: min(max(offset.x, frame.maxX - size.width), frame.minX),
                    y: min(max(offset.y, frame.maxY - size.height), frame.minY)))
        }
        return clamped(
            CGPoint(
                x: frame.minX + (frame.width - size.width) * anchor.x,
                y: frame.minY + (frame.height - size.height) * anchor.y))
    }

    /// The views of `scrollTargetLayout`, where they have an identity.
    private var targets: [(id: AnyHashable, frame: CGRect)] {
        guard let contentBox, let container = targetsBox(in: contentBox.content)?.container else { return [] }
        var boxes: [(id: AnyHashable, box: LayoutBox)] = []
        container.content.appendIdentified(to: &boxes)
        let origin = contentBox.origin
        return boxes.map { ($0.id, frameInContent($0.box).offsetBy(dx: origin.x, dy: origin.y)) }
    }

    private func targetsBox(in list: BoxList) -> ScrollTargetsBox? {
        for box in list.boxes {
            if let targets = box as? ScrollTargetsBox { return targets }
            if !(box is ScrollBox), let targets = targetsBox(in: box.content) { return targets }
        }
        return nil
    }

    /// The program's state says where to be.
    private func followPosition() {
        guard let position, hasContent else { return }
        let wanted = position.id
        guard wanted != agreedPosition else { return }
        agreedPosition = wanted
        if let wanted { _ = reveal(wanted, anchor: position.anchor) }
    }

    /// What is at the start now is what the program's state says.
    private func tellPosition() {
        guard let position, wasMovedByPeople, !animator.isRunning else { return }
        let anchor = position.anchor ?? .topLeading
        let place = CGPoint(
            x: shownOffset.x + size.width * anchor.x, y: shownOffset.y + size.height * anchor.y)
        func distance(_ frame: CGRect) -> CGFloat {
            let x = axes.contains(.horizontal) ? frame.minX + frame.width * anchor.x - place.x : 0
            let y = axes.contains(.vertical) ? frame.minY + frame.height * anchor.y - place.y : 0
            return hypot(x, y)
        }
        guard let nearest = targets.min(by: { distance($0.frame) < distance($1.frame) }),
            nearest.id != agreedPosition
        else { return }
        agreedPosition = nearest.id
        position.id = nearest.id
    }
}

/// A box that makes or places something else when a scroll view shows another part of its content.
@MainActor protocol ScrollViewportObserver: LayoutBox {
    func viewportMoved()
}
