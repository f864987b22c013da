import AccessibilityTree
import AttributeGraph
import Foundation
import Geometry

/// Box of a view that has content for assistive technology alone: it is made, but neither drawn nor reached by keys.
@MainActor final class AccessibilitySideBox: LayoutBox {
    /// Purpose of the content.
    enum Use: Sendable {
        /// It is read in place of the view.
        case representation
        /// Its elements lie in the view's.
        case children
        /// Its buttons are actions of the view.
        case actions
        /// Its words are the label of the view.
        case label
    }

    let use: Use
    private(set) lazy var list: BoxList = {
        let list = BoxList(owner: self)
        extraContent = list
        return list
    }()

    init(_ inputs: borrowing _ViewInputs, use: Use) {
        self.use = use
        super.init(host: inputs.host, scope: inputs.scope)
        layers.setExtraPosition(.notDrawn)
    }

    /// Label that the view has without the content: placeholders in the content have it.
    var ownLabel = ""

    /// The boxes of the content.
    var side: [LayoutBox] { list.boxes }

    override var accessibilityFacts: AccessibilityFacts? { AccessibilityFacts() }
    override var accessibilityContent: [LayoutBox] { contentBoxes }

    override func placeContent() {
        super.placeContent()
        for box in side {
            box.isLeaving = true
            box.place(at: .zero, size: size, proposal: ProposedViewSize(size))
        }
    }
}

/// Modifier with content for assistive technology alone.
nonisolated package struct AccessibilitySideModifier<Side: View>: PrimitiveModifier {
    let use: AccessibilitySideBox.Use
    let side: Side

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let use = inputs.graph.untracked { inputs.graph.peek(modifier.attribute) }.use
        let box = AccessibilitySideBox(inputs, use: use)
        inputs.add(box, named: Self.self)
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
        var inner = inputs
        inner.place = ElementPlace(list: box.list, lifetime: inputs.lifetime)
        Side._makeView(modifier[\.side], inputs: inner)
    }
}

/// Modifier whose content gives a view its label. The placeholder in it has the label that the view has by itself.
nonisolated package struct AccessibilityLabelModifier<Labelled: View, Side: View>: PrimitiveModifier {
    let side: Side

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = AccessibilitySideBox(inputs, use: .label)
        inputs.add(box, named: Self.self)
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
        var inner = inputs
        inner.place = ElementPlace(list: box.list, lifetime: inputs.lifetime)
        inner.placeholders[PlaceholderContentView<Labelled>.self] = { [weak box] place in
            place.add(AccessibilityOwnLabelBox(place, of: box), named: PlaceholderContentView<Labelled>.self)
        }
        Side._makeView(modifier[\.side], inputs: inner)
    }
}

/// Box of a placeholder that stands for the label that a view has by itself.
@MainActor private final class AccessibilityOwnLabelBox: LayoutBox {
    private weak var labelled: AccessibilitySideBox?

    init(_ inputs: borrowing _ViewInputs, of labelled: AccessibilitySideBox?) {
        self.labelled = labelled
        super.init(host: inputs.host, scope: inputs.scope)
    }

    override var accessibilityFacts: AccessibilityFacts? {
        guard let label = labelled?.ownLabel, !label.isEmpty else { return nil }
        var facts = AccessibilityFacts(role: .staticText)
        facts.label = label
        return facts
    }
}

extension View {
    /// Has the words of `side` be the label of this view.
    nonisolated package func accessibilityBeside<Side: View>(
        labelling side: (PlaceholderContentView<Self>) -> Side
    ) -> some View {
        modifier(AccessibilityLabelModifier<Self, Side>(side: side(PlaceholderContentView())))
    }

    /// Has assistive technology read `side` in place of this view.
    nonisolated package func accessibilityBeside<Side: View>(representing side: Side) -> some View {
        modifier(AccessibilitySideModifier(use: .representation, side: side))
    }

    /// Has assistive technology read `side` in this view.
    nonisolated package func accessibilityBeside<Side: View>(containing side: Side) -> some View {
        modifier(AccessibilitySideModifier(use: .children, side: side))
    }

    /// Gives the buttons of `side` to this view as actions.
    nonisolated package func accessibilityBeside<Side: View>(actions side: Side) -> some View {
        modifier(AccessibilitySideModifier(use: .actions, side: side))
    }
}
