import AttributeGraph
public import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

enum TopInsetTrait: ViewTraitKey { static var defaultValue: CGFloat? { nil } }
enum LeadingInsetTrait: ViewTraitKey { static var defaultValue: CGFloat? { nil } }
enum BottomInsetTrait: ViewTraitKey { static var defaultValue: CGFloat? { nil } }
enum TrailingInsetTrait: ViewTraitKey { static var defaultValue: CGFloat? { nil } }

extension View {
    /// Sets insets of the view's content in its row of a list.
    ///
    /// - Parameters:
    ///   - edges: edges whose insets are set; the others stay as they are.
    ///   - length: the insets, in points; nil is the standard.
    /// - Returns: the view.
    nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(RowInsetEdgesModifier(edges: edges, length: length))
    }
}

/// Attaches insets to the rows of a view, for those edges that they are meant for.
nonisolated private struct RowInsetEdgesModifier: PrimitiveModifier {
    let edges: Edge.Set
    let length: CGFloat?

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        var place = inputs.place
        let first = inputs.graph.untracked { inputs.graph.peek(modifier.attribute) }
        var holders: [TraitHolder] = []
        // The edges are those of the first value: a holder for the others would hide values set further out.
        func hold<Key: ViewTraitKey>(_ edge: Edge.Set, _ key: Key.Type) where Key.Value == CGFloat? {
            guard first.edges.contains(edge) else { return }
            holders.append(TraitHolder(key, first.length, in: holders.last ?? place.waiting))
        }
        hold(.top, TopInsetTrait.self)
        hold(.leading, LeadingInsetTrait.self)
        hold(.bottom, BottomInsetTrait.self)
        hold(.trailing, TrailingInsetTrait.self)
        var isFirst = true
        inputs.sink(modifier.attribute) { modifier in
            if !isFirst { for holder in holders { holder.set(modifier.length as Any) } }
            isFirst = false
        }
        if let last = holders.last { place.waiting = last }
        content(place)
    }
}

extension ListRowBox {
    /// Insets with those that single edges of the row have set.
    func withOwnEdges(_ insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: trait(TopInsetTrait.self) ?? insets.top, leading: trait(LeadingInsetTrait.self) ?? insets.leading,
            bottom: trait(BottomInsetTrait.self) ?? insets.bottom,
            trailing: trait(TrailingInsetTrait.self) ?? insets.trailing)
    }
}
