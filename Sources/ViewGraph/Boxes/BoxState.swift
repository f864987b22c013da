import Foundation
import Geometry
@_spi(Engine) import LayerTree

/// State of every box. In front stands what is touched whenever a tree is measured and placed, so that a box is few
/// lines of memory then; small fields stand where there would be gaps.
struct BoxState: ~Copyable {
    /// State of the box around.
    var parentState: HotMemoryReference<BoxState>?
    /// The box around. Not weak: an object that was ever referred to weakly is slower to use for all its life.
    var parent: Unretained<LayoutBox>?
    /// The layer that the box draws with, or gives its content.
    var layer: Unretained<Layer>?
    var staleness: BoxStaleness = .placement
    var carries: BoxCarriage
    var isPlaced = false
    var isLeaving = false
    var isWaitingForLayout = false
    var isWaitingForLayerOrder = false
    /// True if the box has to take its geometry anew though nothing around it moves it.
    var geometryIsStale = false
    /// True if the content is placed in window coordinates, and does not move with the box.
    var placesContentInWindow = false
    var kind: BoxKind
    var ownGuides: GuideKinds
    var extraPosition = ExtraPosition.above
    var indexInLayout: Int32 = 0
    var staleContent = StaleBoxes()
    var content = BoxContent()

    var origin = CGPoint.zero
    var size = CGSize.zero
    var originInLayer = CGPoint.zero
    var proposal = ProposedViewSize.unspecified
    var answers = BoxAnswers()
    var stackAxis: Axis?

    let scope: TransactionScope
    /// It lives in the graph, as long as what is made under it.
    var direction: Unretained<LayoutDirectionScope>?
    var outermostLayers: OutermostLayers?

    /// Boxes beside the content: overlays, backgrounds.
    var extra = BoxContent()
    var viewType: Any.Type?
    /// None for most boxes.
    private var ownRare = OptionalHotMemory<RareBoxState>()
    /// The innermost offset that moves the box from where it is placed; nil for most boxes.
    var offset: OffsetHolder?
    var lastPlacement = 0

    init(kind: BoxKind, scope: TransactionScope) {
        self.kind = kind
        self.scope = scope
        carries = kind.contains(.followsStackAxis) ? .stackAxis : []
        ownGuides = kind.contains(.placesBaselines) ? .baselines : []
    }

    /// The parts that few boxes have; nil if this box has none of them.
    var rare: HotMemoryReference<RareBoxState>? { @inline(__always) get { ownRare.reference } }

    /// The parts that few boxes have, made now if there were none.
    mutating func makeRare() -> HotMemoryReference<RareBoxState> { rare ?? ownRare.make(RareBoxState()) }
}

/// Parts of a box's state that few boxes have.
struct RareBoxState {
    var traits = CarriedTraits()
    var departure = Departure()
    /// Distance by which a rendering effect of the box moves its content, at its model value, in points.
    var contentOffset = CGPoint.zero
    /// Part of the box in preferences.
    var preferenceRole: PreferenceRole?
    /// Called when a view around begins to leave, or is taken back.
    var presenceChanged: (@MainActor () -> Void)?
    /// Called when measures of the box, or of something in it, may have changed.
    var measuresInvalidated: (@MainActor () -> Void)?
}
