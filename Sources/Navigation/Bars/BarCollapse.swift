import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
import Views

/// State of a page's top bar as content is scrolled under it (S20.16): the large title moves out with the content, and the bar
/// gets its background once there is content behind it. Layers move with each frame; views are only told when the title
/// changes its place.
@MainActor final class BarCollapse: CollapsingBar {
    /// Part of a bar that follows the content.
    enum Part: Hashable, Sendable {
        /// Room of the large title, out of which it moves.
        case window
        /// Moves up with the content, and down where that is pulled.
        case slide
        /// Background, which ends where the bar does.
        case ground
    }

    private(set) var height: CGFloat = 0
    private(set) var collapsibleHeight: CGFloat = 0
    /// Offset of the content from its start, in points.
    private var distance: CGFloat = 0
    private weak var scroll: ScrollBox?
    private var parts: [WeakPart] = []
    /// True if the bar has its background even with nothing behind it.
    private var keepsGround = false
    /// True once the large title has moved out of the bar.
    private(set) var isCollapsed = false
    /// Action that shows the title in the other place.
    var changed: @MainActor () -> Void = {}

    private struct WeakPart { weak var box: BarPartBox? }

    /// Way over which the background appears, in points: a guess.
    private static let fade: CGFloat = 8
    /// Motion with which the title in the bar appears and disappears: a guess.
    private static let titleChange = Animation.easeInOut(duration: 0.2)

    func add(_ box: BarPartBox) {
        parts.removeAll { $0.box == nil }
        parts.append(WeakPart(box: box))
        apply(to: box)
    }

    func groundChanged(height: CGFloat) { self.height = height }

    func windowChanged(height: CGFloat) {
        guard height != collapsibleHeight else { return }
        collapsibleHeight = height
        apply()
    }

    func keepGround(_ keeps: Bool) {
        guard keeps != keepsGround else { return }
        keepsGround = keeps
        apply()
    }

    func contentMoved(to distance: CGFloat, in box: ScrollBox) {
        if box === scroll {
            guard distance != self.distance else { return }
        } else if scroll != nil, distance == 0 {
            // Content beside the one that is scrolled, such as another tab's.
            return
        }
        scroll = box
        self.distance = distance
        apply()
    }

    func contentLeft(_ box: ScrollBox) {
        guard box === scroll else { return }
        scroll = nil
        distance = 0
        apply()
    }

    private func apply() {
        for part in parts { if let box = part.box { apply(to: box) } }
        let now = collapsibleHeight > 0 && distance >= collapsibleHeight
        guard now != isCollapsed else { return }
        isCollapsed = now
        let host = parts.lazy.compactMap { $0.box?.host }.first
        host?.enqueue(Transaction(animation: Self.titleChange)) { [weak self] in self?.changed() }
    }

    private func apply(to box: BarPartBox) {
        let given = min(max(distance, 0), collapsibleHeight)
        switch box.part {
        case .window: box.ownLayer.clip = given > 0 ? .bounds : nil
        case .slide: box.move(by: -min(distance, collapsibleHeight))
        case .ground:
            box.move(by: -given)
            let behind = min(max((distance - collapsibleHeight) / Self.fade, 0), 1)
            box.ownLayer.setOpacity(keepsGround ? 1 : behind, transaction: .init())
        }
    }
}

/// Box of a part of a bar that follows the content under it.
@MainActor final class BarPartBox: EffectBox {
    let part: BarCollapse.Part
    private let collapse: BarCollapse

    init(_ inputs: borrowing _ViewInputs, part: BarCollapse.Part, of collapse: BarCollapse) {
        self.part = part
        self.collapse = collapse
        super.init(inputs)
        collapse.add(self)
    }

    override func geometryChanged() {
        super.geometryChanged()
        switch part {
        case .window: collapse.windowChanged(height: size.height)
        case .ground: collapse.groundChanged(height: size.height)
        case .slide: break
        }
    }

    override func lifetimeEnded() {
        super.lifetimeEnded()
        if part == .window { collapse.windowChanged(height: 0) }
    }

    /// Shows the part `distance` points lower than it lies.
    func move(by distance: CGFloat) {
        guard distance != modelOffset.y else { return }
        modelOffset = CGPoint(x: 0, y: distance)
        ownLayer.setEffect(
            distance == 0 ? .none : .offset(CGSize(width: 0, height: distance)), transaction: .init())
    }
}

/// Makes a view a part of a bar that follows the content under it.
nonisolated struct BarPartModifier: PrimitiveModifier {
    let part: BarCollapse.Part
    let collapse: BarCollapse

    init(_ part: BarCollapse.Part, of collapse: BarCollapse) {
        self.part = part
        self.collapse = collapse
    }

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let value = inputs.graph.untracked { inputs.graph.peek(modifier.attribute) }
        let box = BarPartBox(inputs, part: value.part, of: value.collapse)
        inputs.add(box, named: Self.self)
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}
