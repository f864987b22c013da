import AnimationCore
import AttributeGraph
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
import Views

/// Connection between the box that receives the presses on a view and the recogniser that is made behind the view.
@MainActor final class RecognizerLink {
    weak var box: GestureBox?
    weak var recognizer: UIGestureRecognizer?

    nonisolated init() {}
}

/// Puts a recogniser around a view: a box, in which the view lies, and the recogniser's own UIKit view, of the same size, behind it.
nonisolated struct RecognizerModifier<Representable: UIGestureRecognizerRepresentable>: ViewModifier {
    let representable: Representable
    @State private var link = RecognizerLink()

    init(representable: Representable) { self.representable = representable }

    @MainActor func body(content: Content) -> some View {
        content
            .background { RecognizerView(representable: representable, link: link).accessibilityHidden(true) }
            .modifier(RecognizerBox(link: link))
    }
}

/// The box that receives the presses on a view.
nonisolated private struct RecognizerBox: PrimitiveModifier {
    let link: RecognizerLink

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = GestureBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        inputs.graph.untracked { inputs.graph.peek(modifier.attribute).link.box = box }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

/// The recogniser's view.
nonisolated private struct RecognizerView<Representable: UIGestureRecognizerRepresentable>: _PrimitiveView {
    let representable: Representable
    let link: RecognizerLink

    @MainActor static func _makeView(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let link = inputs.graph.untracked { inputs.graph.peek(view.attribute).link }
        inputs.represent(view[\.representable]) { box, inputs, value, update in
            RepresentedRecognizer(value, update, in: RepresentablePlace(box, inputs), link)
        }
    }
}

/// Recogniser of one identity, with the newest value.
@MainActor
private final class RepresentedRecognizer<Representable: UIGestureRecognizerRepresentable>: RepresentedContent {
    private let view = UIView()
    private let coordinator: Representable.Coordinator
    private let converter: Representable.CoordinateSpaceConverter
    private let recognizer: Representable.UIGestureRecognizerType
    private var value: Representable
    private var context: Representable.Context

    init(_ value: Representable, _ update: RepresentableUpdate, in place: RepresentablePlace, _ link: RecognizerLink) {
        // The box is made before what lies in it, and ends with it.
        let box = link.box ?? GestureBox(host: place.host, scope: place.inputs.scope)
        let spaces = GesturePlace(box: box)
        self.value = value
        converter = Representable.CoordinateSpaceConverter(place: spaces, gesture: link)
        coordinator = value.makeCoordinator(converter: converter)
        context = Representable.Context(coordinator: coordinator, converter: converter, update: update)
        recognizer = value.makeUIGestureRecognizer(context: context)
        link.recognizer = recognizer
        recognizer.spaces = spaces
        recognizer.follow(in: box, at: place)
        recognizer.addAction { [weak self] _ in
            guard let self else { return }
            self.value.handleUIGestureRecognizerAction(recognizer, context: context)
        }
        view.addGestureRecognizer(recognizer)
        place.show(view, in: update.environment)
    }

    func update(_ representable: Representable, _ update: RepresentableUpdate) {
        value = representable
        context = Representable.Context(coordinator: coordinator, converter: converter, update: update)
        representable.updateUIGestureRecognizer(recognizer, context: context)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? { nil }

    func resize(to size: CGSize, under transaction: Transaction) { view.fill(size, under: transaction) }

    func dismantle() { view.layer.follow(nil) }
}
