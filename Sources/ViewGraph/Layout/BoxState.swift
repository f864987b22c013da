import Foundation
import Geometry
@_spi(Engine) import LayerTree

/// What every kind of box keeps of itself: in front what is touched whenever a tree is measured and placed, so that a box is
/// few lines of memory then; small things stand where there would be gaps.
struct BoxState {
    /// What the box around keeps of itself.
    var parentState: HotMemoryReference<BoxState>?
    /// The box around. Not weak: an object that was ever referred to weakly is slower to use for all its life.
    var parent: Unretained<LayoutBox>?
    /// What the box draws with, or gives its content.
    var layer: Unretained<Layer>?
    var staleness: BoxStaleness = .placement
    var carries: BoxCarriage = []
    var isPlaced = false
    var isLeaving = false
    var isWaitingForLayout = false
    var isWaitingForLayerOrder = false
    var geometryIsStale = false
    /// True if the content is placed in window coordinates, and does not move with the box.
    var placesContentInWindow = false
    /// Whether it is a ``SafeAreaBox``.
    var setsRoomAside = false
    var indexInLayout: Int32 = 0
    var staleContent = StaleBoxes()
    /// All that is in the box, as long as that is one other and nobody asks for a list.
    var onlyContent: LayoutBox?
    /// Nil until somebody asks for it: leaves never have any.
    var content: BoxList?

    var origin = CGPoint.zero
    var size = CGSize.zero
    var originInLayer = CGPoint.zero
    var proposal = ProposedViewSize.unspecified
    var answers = BoxAnswers()

    let scope: TransactionScope
    /// It lives in the graph, as long as what is made under it.
    var direction: Unretained<LayoutDirectionScope>?
    var outermostLayers: OutermostLayers?

    /// What lies beside the content, in the same two ways.
    var onlyExtra: LayoutBox?
    var extraContent: BoxList?
    var viewType: Any.Type?
    /// Nil for most boxes, as are traits.
    var traits: BoxTraits?
    /// The innermost offset that moves the box from where it is placed; nil for most boxes.
    var offset: OffsetHolder?
    var lastPlacement = 0

    init(scope: TransactionScope) { self.scope = scope }
}

/// What is said to the container around by a box, or in it.
final class BoxTraits {
    /// Those of the box itself.
    var own: [TraitHolder] = []
    /// What others ask for most often; nil until it is asked for.
    var zIndex: Double?
    var priority: Double?
    /// The id of the layer in which the place of a view counts that leaves; 0 for none.
    var layerWhenLeft = 0
    /// Numbers the departures of all views of the window, in order.
    var departure = 0
}

/// The outermost layers in a box; mostly there is one, which needs no array.
enum OutermostLayers {
    case one(Layer)
    case some([Layer])
}

/// What a list of boxes keeps of itself.
struct BoxListState {
    var owner: Unretained<LayoutBox>?
    var outer: Unretained<BoxList>?
    /// The one box of a list that holds nothing else, as those of modifiers do: it needs no array.
    var only: LayoutBox?
    var items: [BoxList.Item] = []
    var flattened: [LayoutBox]?
    /// What few lists have, so that the others are small.
    var extras: BoxList.Extras?
}
