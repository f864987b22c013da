import Foundation
import Geometry
import LayerTree

/// What every kind of box keeps of itself.
struct BoxState {
    /// The box around. Not weak: an object that was ever referred to weakly is slower to use for all its life.
    unowned var parent: LayoutBox?
    var scope: TransactionScope
    var viewType: Any.Type?
    var traits: [TraitHolder] = []
    var direction: LayoutDirectionScope?
    /// Nil until somebody asks for it: leaves never have any.
    var content: BoxList?
    var extraContent: BoxList?

    var origin = CGPoint.zero
    var size = CGSize.zero
    var proposal = ProposedViewSize.unspecified
    var originInLayer = CGPoint.zero

    var answers = BoxAnswers()
    var staleContent: [LayoutBox] = []
    var outermostLayers: OutermostLayers?
    var knownZIndex: Double?
    var knownPriority: Double?

    var lastPlacement = 0
    var indexInLayout = 0
    var staleness: BoxStaleness = .placement
    var carries: BoxCarriage = []
    var isPlaced = false
    var isLeaving = false
    var isWaitingForLayout = false
    var isWaitingForLayerOrder = false
    var geometryIsStale = false

    init(scope: TransactionScope) { self.scope = scope }
}

/// The outermost layers in a box; mostly there is one, which needs no array.
enum OutermostLayers {
    case one(Layer)
    case some([Layer])
}

/// What a list of boxes keeps of itself.
struct BoxListState {
    unowned var owner: LayoutBox?
    unowned var outer: BoxList?
    /// The one box of a list that holds nothing else, as those of modifiers do: it needs no array.
    var only: LayoutBox?
    var items: [BoxList.Item] = []
    var flattened: [LayoutBox]?
    /// What few lists have, so that the others are small.
    var extras: BoxList.Extras?
}
