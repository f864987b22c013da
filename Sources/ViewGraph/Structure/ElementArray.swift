extension Collection {
    /// The elements, for code that goes through collections of kinds that it does not know: there each step through a range
    /// asks for a dozen types by their names, and costs more than what is done with the element.
    var asArray: [Element] {
        if let array = sameType(self, as: [Element].self) { return array }
        if Self.self == Range<Int>.self, let range = sameType(self, as: Range<Int>.self),
            let numbers = sameType(Array(range), as: [Element].self)
        {
            return numbers
        }
        return Array(self)
    }
}

/// `value`, if it is of type `Target`; between types of arrays `as?` would look at each element.
@inline(never) func sameType<Value, Target>(_ value: Value, as type: Target.Type) -> Target? {
    Value.self == type ? value as? Target : nil
}
