import AttributeGraph
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

extension LayoutBox {
    /// The value that this box's view represents in a picker: its tag, or else its identity in a `ForEach`; nil if that
    /// is not a `Value`.
    func optionValue<Value: Hashable>(as type: Value.Type) -> Value? {
        if let tag = trait(TagTrait.self) ?? content.sole?.trait(TagTrait.self) { return tag.base as? Value }
        var box: LayoutBox = self
        while let around = box.parent {
            if let value = around.content.identity(of: box, as: Value.self) { return value }
            // Beyond the container of all options, identities no longer belong to a single one.
            if around.soleContent == nil { return nil }
            box = around
        }
        return nil
    }
}

extension BoxList {
    /// The identity of type `Value` that the innermost `ForEach` gives `box`; nil if there is none.
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
