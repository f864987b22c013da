import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// `listRowBackground`: shows a view behind the content of a row, in place of the standard ground.
nonisolated struct RowBackgroundModifier<Background: View>: PrimitiveModifier {
    let background: Background?

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        if let row = inputs.place.listRow as? ListRowBox {
            let ground = RowGroundBox(host: inputs.host, scope: inputs.scope)
            var extra = inputs
            extra.wrapper = nil
            let all = ElementPlace(beside: row, lifetime: inputs.lifetime).list
            let own = all.appendList()
            inputs.lifetime.onEnd { [weak all] in all?.remove(own) }
            extra.place = ElementPlace(list: own, lifetime: inputs.lifetime)
            extra.add(ground, named: RowGroundBox.self)
            Background?._makeView(modifier[\.background], inputs: extra.inside(ground))
        }
        content(inputs.place)
    }
}

/// Box of the background that a program gives a row.
@MainActor final class RowGroundBox: LayoutBox {
    /// True if there is a background at present.
    var isFilled: Bool { !content.boxes.isEmpty }
}

extension View {
    /// Shows `view` behind the view's row of a list, in place of the standard ground; nil leaves that.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowBackgroundModifier(background: view))
    }
}
