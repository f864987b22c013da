@_spi(Engine) import LayerTree

/// State of a list of boxes.
struct BoxListState {
    var owner: Unretained<LayoutBox>?
    var outer: Unretained<BoxList>?
    /// The only item, in a list that holds one box, as the lists of modifiers do: no array is needed.
    var only: LayoutBox?
    var items: [BoxList.Item] = []
    var flattened: [LayoutBox]?
    /// Parts of the state that few lists have.
    var extras: BoxList.Extras?
}
