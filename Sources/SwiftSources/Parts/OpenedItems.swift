/// Declarations that are kept to their file although nothing else in the module has their names: what is `private` outside of all types
/// can be used by other parts of the file as well if the word is left out.
struct OpenedItems {
    let items: [SourceItem]
    /// Places of the words that are left out.
    let words: [Range<Int>]

    /// - Parameters:
    ///   - items: all declarations of a file.
    ///   - elsewhere: words of the other sources of the module.
    init(_ items: [SourceItem], elsewhere: Set<String>) {
        var opened = Set(
            items.indices.filter {
                items[$0].hidingWord != nil && items[$0].namesHiddenByWord.isDisjoint(with: elsewhere)
            })
        // An open declaration may mention nothing that stays hidden.
        var count = -1
        while count != opened.count {
            count = opened.count
            opened = opened.filter { index in
                items.indices.allSatisfy { other in
                    let item = items[other]
                    let hidden = opened.contains(other) ? item.namesOfHiddenMembers : item.hiddenNames
                    return other == index || items[index].words.isDisjoint(with: hidden)
                }
            }
        }
        self.items = items.indices.map { opened.contains($0) ? items[$0].opened : items[$0] }
        words = opened.compactMap { items[$0].hidingWord }
    }
}
