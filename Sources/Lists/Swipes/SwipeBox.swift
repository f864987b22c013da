import AnimationCore
import AttributeGraph
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Source of the buttons at one edge of a row, which are made at the first swipe.
@MainActor final class SwipeSource {
    var edge = HorizontalEdge.trailing
    var allowsFullSwipe = true
    private let make: @MainActor (SwipeBox) -> Void
    private var isMade = false

    init(_ make: @escaping @MainActor (SwipeBox) -> Void) { self.make = make }

    /// Makes the buttons in `box`, if they are not made yet.
    func make(in box: SwipeBox) {
        guard !isMade else { return }
        isMade = true
        make(box)
    }
}

extension _ViewInputs {
    /// Makes the buttons of a swipe in `box`.
    func makeSwipeActions<Value>(
        in box: SwipeBox, from value: _GraphValue<Value>, _ content: (_ViewInputs) -> Void
    ) {
        guard !lifetime.hasEnded else { return }
        graph.untracked {
            lifetime.perform {
                let list = box.content.appendList()
                lifetime.onEnd { [weak holder = box.content] in holder?.remove(list) }
                var inner = self
                inner.place = ElementPlace(list: list, lifetime: lifetime)
                inner.isLazy = false
                inner.setEnvironment(from: value) { environment, _ in environment.enterSwipeActions() }
                inner.wrapper = SwipeButtonWrapper(inner, row: box.row)
                content(inner)
            }
        }
    }
}

/// Makes the box of one button of a swipe.
private final class SwipeButtonWrapper: ElementWrapper {
    private let origin: _ViewInputs.Origin
    private weak var row: ListRowBox?

    init(_ inputs: _ViewInputs, row: ListRowBox?) {
        origin = inputs.origin
        self.row = row
        super.init(direct: nil)
    }

    override func makePlace(at place: ElementPlace) -> ElementPlace {
        let outer = _ViewInputs(origin, at: place)
        let presses = GestureBox(host: outer.host, scope: outer.scope)
        outer.add(presses, named: GestureBox.self)
        presses.followEnvironment(of: outer)
        let inner = outer.inside(presses)
        let button = SwipeButtonBox(host: inner.host, scope: inner.scope)
        button.row = row
        inner.add(button, named: SwipeButtonBox.self)
        presses.gesture = GestureAttachment(
            ControlPress().onEnded { [weak button] _ in button?.perform() }, box: presses, inputs: inner)
        return inner.contentPlace(of: button)
    }
}

/// Box of one button of a swipe, which performs the actions of the button in it.
@MainActor final class SwipeButtonBox: LayoutBox, ListRow {
    weak var row: ListRowBox?
    private var actions: [ListRowAction] = []

    override class var kind: BoxKind { .listRow }

    func isPart(_ box: LayoutBox) -> Bool { true }
    func add(_ action: ListRowAction) { actions.append(action) }
    func remove(_ action: ListRowAction) { actions.removeAll { $0 === action } }

    func perform() {
        for action in actions where action.isEnabled { action.perform() }
        row?.swipes.close()
    }

    /// Least width of a button, in points.
    private static let leastWidth: CGFloat = 74

    /// Width that the button takes while the row rests open, in points.
    var restingWidth: CGFloat {
        max(Self.leastWidth, content.boxes.first?.sizeThatFits(.unspecified).width ?? 0)
    }
}

/// Box of the buttons at one edge of a row. As wide as the row is moved aside; nothing is seen beyond.
@MainActor final class SwipeBox: LayerBox {
    weak var row: ListRowBox?
    /// True if the buttons lie at the leading edge.
    var isLeading = false
    /// True while the first button takes the whole width, because letting go performs its action.
    var isFull = false { didSet { if isFull != oldValue { invalidatePlacement() } } }

    override class var kind: BoxKind { .hidesContent }

    private var buttons: [(outer: LayoutBox, button: SwipeButtonBox)] {
        content.boxes.compactMap { outer in
            var box: LayoutBox? = outer
            while let current = box {
                if let button = current as? SwipeButtonBox { return (outer, button) }
                box = current.soleContent
            }
            return nil
        }
    }

    /// Width at which the row rests open, in points.
    var restingWidth: CGFloat { buttons.reduce(0) { $0 + $1.button.restingWidth } }

    /// Performs the action of the first button.
    func performFirst() { buttons.first?.button.perform() }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? restingWidth, height: proposal.height ?? 0)
    }

    override func placeContent() {
        let total = max(restingWidth, 1)
        var used: CGFloat = 0
        for (index, entry) in buttons.enumerated() {
            let share = isFull ? (index == 0 ? 1 : 0) : entry.button.restingWidth / total
            let width = size.width * share
            let x = isLeading ? used : size.width - used - width
            used += width
            entry.outer.place(
                at: CGPoint(x: x, y: 0), proposal: ProposedViewSize(width: width, height: size.height))
        }
    }
}
