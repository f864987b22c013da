import Foundation

extension AccessibilityElement {
    /// The element and all in it as lines for people, each indented by its depth.
    public var outline: String { lines(depth: 0).joined(separator: "\n") + "\n" }

    private func lines(depth: Int) -> [String] {
        var words = [role.rawValue]
        if !label.isEmpty { words.append("“\(label)”") }
        if !value.isEmpty { words.append("value “\(value)”") }
        if let text { words.append("text “\(text.string)”") }
        if let range { words.append("\(range.minimum)…\(range.maximum): \(range.current)") }
        if let position { words.append("\(position.index + 1) of \(position.count)") }
        if !hint.isEmpty { words.append("hint “\(hint)”") }
        if !identifier.isEmpty { words.append("id “\(identifier)”") }
        let states = states.list
        if !states.isEmpty { words.append("[\(states.joined(separator: ", "))]") }
        if !actions.isEmpty { words.append("(\(actions.map(\.title).joined(separator: ", ")))") }
        let line = String(repeating: "  ", count: depth) + words.joined(separator: " ")
        return [line] + children.flatMap { $0.lines(depth: depth + 1) }
    }
}
