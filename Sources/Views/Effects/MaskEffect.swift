import Geometry
import LayerTree
@_spi(Engine) public import ViewGraph

/// `mask`: multiplies a view's opacity by that of another view, laid out as an overlay (S27.11).
nonisolated public struct _MaskEffect<Mask: View>: PrimitiveModifier {
    let mask: Mask
    let alignment: Alignment

    @MainActor package static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = MaskBox(inputs)
        inputs.add(box, named: Self.self)
        inputs.sink(modifier.attribute) { box.alignment = $0.alignment }
        var around = inputs
        around.wrapper = nil
        around.place = ElementPlace(list: box.extra, lifetime: inputs.lifetime)
        let root = MaskRootBox(around)
        around.add(root, named: MaskRootBox.self)
        box.ownLayer.mask = root.ownLayer
        Mask._makeView(modifier[\.mask], inputs: around.inside(root))
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

/// Box of a mask's content: its layer is a mask, not a sublayer.
@MainActor private final class MaskRootBox: LayerBox {}

/// Box of a masked view.
@MainActor private final class MaskBox: EffectBox {
    private(set) lazy var extra: BoxList = {
        let list = BoxList(owner: self)
        extraContent = list
        layers.setExtraPosition(.notDrawn)
        return list
    }()
    var alignment = Alignment.center {
        didSet { if alignment != oldValue { invalidatePlacement() } }
    }

    override func placeContent() {
        super.placeContent()
        let proposal = ProposedViewSize(size)
        for box in extra.boxes {
            let inner = box.sizeThatFits(proposal)
            box.place(at: alignment.origin(of: box, inner, proposal, in: size), proposal: proposal)
        }
    }
}

extension View {
    /// Masks the view by the opacity of `mask`, which is aligned in its frame by `alignment` (S27.11).
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View { modifier(_MaskEffect(mask: mask(), alignment: alignment)) }

    /// Masks the view by the opacity of `mask`. Deprecated by Apple in favour of `mask(alignment:_:)`.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskEffect(mask: mask, alignment: .center))
    }
}
