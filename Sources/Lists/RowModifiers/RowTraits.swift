import AnimationCore
import AttributeGraph
import Controls
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

enum RowInsetsTrait: ViewTraitKey { static var defaultValue: EdgeInsets? { nil } }

/// True if the row cannot be selected.
enum SelectionDisabledTrait: ViewTraitKey { static var defaultValue: Bool { false } }

/// Visibility and tint of one separator.
struct SeparatorLook {
    var visibility = Visibility.automatic
    /// Nil for the standard colour.
    var tint: Color?
}

enum TopSeparatorTrait: ViewTraitKey { static var defaultValue: Visibility { .automatic } }
enum BottomSeparatorTrait: ViewTraitKey { static var defaultValue: Visibility { .automatic } }
enum TopSeparatorTintTrait: ViewTraitKey { static var defaultValue: Color? { nil } }
enum BottomSeparatorTintTrait: ViewTraitKey { static var defaultValue: Color? { nil } }
enum SectionTopSeparatorTrait: ViewTraitKey { static var defaultValue: Visibility { .automatic } }
enum SectionBottomSeparatorTrait: ViewTraitKey { static var defaultValue: Visibility { .automatic } }
enum SectionTopTintTrait: ViewTraitKey { static var defaultValue: Color? { nil } }
enum SectionBottomTintTrait: ViewTraitKey { static var defaultValue: Color? { nil } }

/// Attaches a value to the rows of a view, for those of two edges that it is meant for.
nonisolated struct RowEdgesModifier<Top: ViewTraitKey, Bottom: ViewTraitKey>: PrimitiveModifier
where Top.Value == Bottom.Value {
    let value: Top.Value
    let edges: VerticalEdge.Set

    init(_ top: Top.Type, _ bottom: Bottom.Type, value: Top.Value, edges: VerticalEdge.Set) {
        self.value = value
        self.edges = edges
    }

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        var place = inputs.place
        let first = inputs.graph.untracked { inputs.graph.peek(modifier.attribute) }
        var holders: [TraitHolder] = []
        // The edges are those of the first value: a holder for the others would hide values set further out.
        if first.edges.contains(.top) { holders.append(TraitHolder(Top.self, first.value, in: place.waiting)) }
        if first.edges.contains(.bottom) {
            holders.append(TraitHolder(Bottom.self, first.value, in: holders.last ?? place.waiting))
        }
        var isFirst = true
        inputs.sink(modifier.attribute) { modifier in
            if !isFirst { for holder in holders { holder.set(modifier.value) } }
            isFirst = false
        }
        if let last = holders.last { place.waiting = last }
        content(place)
    }
}
