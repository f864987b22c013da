@_spi(Engine) import LayerTree

/// State of a list of boxes.
struct BoxListState {
    var owner: Unretained<LayoutBox>?
    var outer: Unretained<BoxList>?
    /// The only box, in a list that holds nothing else, as those of modifiers do: it needs no array.
    var only: LayoutBox?
    var items: [BoxList.Item] = []
    var flattened: [LayoutBox]?
    /// Parts of the state that few lists have.
    var extras: BoxList.Extras?
}
