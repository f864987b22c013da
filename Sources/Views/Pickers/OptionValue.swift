import AttributeGraph
@_spi(Engine) import ViewGraph

extension LayoutBox {
    /// What the view of this box stands for in a picker: its tag, or else the identity that `ForEach` gives it; nil if
    /// that is no value of the picker's kind.
    func optionValue<Value: Hashable>(as type: Value.Type) -> Value? {
        if let tag = trait(TagTrait.self) { return tag.base as? Value }
        var box: LayoutBox = self
        while let around = box.parent {
            if let value = around.content.identity(of: box, as: Value.self) { return value }
            // What is around the container of the options says nothing about one of them.
            if around.soleContent == nil { return nil }
            box = around
        }
        return nil
    }
}

extension BoxList {
    /// The identity of this kind that the innermost `ForEach` gives `box`.
    fileprivate func identity<Value: Hashable>(of box: LayoutBox, as type: Value.Type) -> Value? {
        guard boxes.contains(where: { $0 === box }) else { return nil }
        if let identified = identities?.identified {
            for (id, list) in identified where list.boxes.contains(where: { $0 === box }) {
                return list.identity(of: box, as: type) ?? id.base as? Value
            }
            return nil
        }
        for list in lists { if let value = list.identity(of: box, as: type) { return value } }
        return nil
    }
}
