import Foundation

extension LayerSnapshot {
    /// The tree as JSON text, members in the order of docs/contracts.md; ends with a line feed.
    package var json: String {
        var writer = JSONText()
        writer.write(self, indentation: "")
        return writer.text + "\n"
    }
}

/// Writer of snapshots. Not `JSONEncoder`: it keeps no order of members, and puts each number on a line of its own.
private struct JSONText {
    private(set) var text = ""

    mutating func write(_ layer: LayerSnapshot, indentation: String) {
        let inner = indentation + "  "
        text += "{\n\(inner)\"id\": \(layer.id), \"view\": \(quoted(layer.view))"
        text += ", \"label\": \(layer.label.map(quoted) ?? "null"), \"text\": \(layer.text.map(quoted) ?? "null")"
        if let facts = layer.accessibility { text += ",\n\(inner)\"accessibility\": \(members(of: facts))" }
        text +=
            ",\n\(inner)\"frame\": \(list(layer.frame.origin, layer.frame.size)), \"quad\": [\(layer.quad.map { list($0) }.joined(separator: ", "))]"
        text += ", \"opacity\": \(number(layer.opacity))"
        text += ",\n\(inner)\"model\": \(state(layer.model))"
        text += ",\n\(inner)\"presentation\": \(state(layer.presentation))"
        text += ",\n\(inner)\"animating\": [\(layer.animating.map(quoted).joined(separator: ", "))]"
        text += ",\n\(inner)\"children\": ["
        for (index, child) in layer.children.enumerated() {
            if index > 0 { text += ", " }
            write(child, indentation: inner)
        }
        text += "]\n\(indentation)}"
    }

    private func members(of facts: LayerAccessibility) -> String {
        let strings = [("value", facts.value), ("hint", facts.hint), ("identifier", facts.identifier)]
        var members = strings.compactMap { name, string in string.map { "\"\(name)\": \(quoted($0))" } }
        if facts.isHidden { members.append("\"hidden\": true") }
        if let children = facts.children { members.append("\"children\": \(quoted(children.rawValue))") }
        if !facts.traits.isEmpty {
            members.append("\"traits\": [\(facts.traits.map(quoted).joined(separator: ", "))]")
        }
        return "{\(members.joined(separator: ", "))}"
    }

    private func state(_ state: LayerSnapshot.State) -> String {
        "{\"position\": \(list(state.position)), \"size\": \(list(state.size)), "
            + "\"opacity\": \(number(state.opacity)), \"transform\": \(list(state.transform))}"
    }

    private func list(_ point: CGPoint) -> String { list([point.x, point.y]) }
    private func list(_ size: CGSize) -> String { list([size.width, size.height]) }
    private func list(_ origin: CGPoint, _ size: CGSize) -> String {
        list([origin.x, origin.y, size.width, size.height])
    }
    private func list(_ numbers: [Double]) -> String { "[\(numbers.map(number).joined(separator: ", "))]" }

    /// Shortest text that reads back as `value`.
    private func number(_ value: Double) -> String {
        if value == value.rounded() && abs(value) < 1e15 { return String(Int64(value)) }
        return String(value)
    }

    private func quoted(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
