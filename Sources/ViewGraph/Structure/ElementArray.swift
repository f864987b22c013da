extension Collection {
    /// Elements as an array, for generic code. Iterating a range there looks up a dozen types at each step, which costs
    /// more than the work on the element.
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

/// Returns `value` if its type is `Target`; otherwise nil. Between array types, `as?` alone would check each element.
@inline(never) func sameType<Value, Target>(_ value: Value, as type: Target.Type) -> Target? {
    Value.self == type ? value as? Target : nil
}
