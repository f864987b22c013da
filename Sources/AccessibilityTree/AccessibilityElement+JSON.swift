public import Foundation

/// Elements as JSON, for scripts and tools. What is empty is left out.
extension AccessibilityElement: Encodable {
    private enum Key: String, CodingKey {
        case id, role, label, value, hint, identifier, inputLabels, states, frame, headingLevel, minimum, maximum,
            current, text,
            selection, placeholder, actions, index, count, rows, columns, details, children
    }

    /// Writes what the element says; what is empty is left out.
    ///
    /// - Throws: errors of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(id, forKey: .id)
        try values.encode(role.rawValue, forKey: .role)
        for (key, string) in [(Key.label, label), (.value, value), (.hint, hint), (.identifier, identifier)]
        where !string.isEmpty {
            try values.encode(string, forKey: key)
        }
        if !inputLabels.isEmpty { try values.encode(inputLabels, forKey: .inputLabels) }
        let states = states.list
        if !states.isEmpty { try values.encode(states, forKey: .states) }
        try values.encode([frame.minX, frame.minY, frame.width, frame.height].map(Self.tenths), forKey: .frame)
        if headingLevel > 0 { try values.encode(headingLevel, forKey: .headingLevel) }
        if let range {
            try values.encode(range.minimum, forKey: .minimum)
            try values.encode(range.maximum, forKey: .maximum)
            try values.encode(range.current, forKey: .current)
        }
        if let text {
            try values.encode(text.string, forKey: .text)
            try values.encode([text.selection.lowerBound, text.selection.upperBound], forKey: .selection)
            if !text.placeholder.isEmpty { try values.encode(text.placeholder, forKey: .placeholder) }
        }
        if !actions.isEmpty { try values.encode(actions.map(\.title), forKey: .actions) }
        if let position {
            try values.encode(position.index, forKey: .index)
            try values.encode(position.count, forKey: .count)
        }
        if let grid {
            try values.encode(grid.rows, forKey: .rows)
            try values.encode(grid.columns, forKey: .columns)
        }
        if !details.isEmpty { try values.encode(details.map { [$0.label, $0.value] }, forKey: .details) }
        if !children.isEmpty { try values.encode(children, forKey: .children) }
    }

    private static func tenths(_ value: CGFloat) -> Double { (Double(value) * 10).rounded() / 10 + 0 }

    /// The element and all in it as JSON.
    ///
    /// - Throws: an `EncodingError` if a number is infinite or no number.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}

extension AccessibilityStates {
    /// Names of the states that are true.
    public var list: [String] { Self.names.filter { contains($0.state) }.map(\.name) }
}

extension AccessibilityAction {
    /// Name of the action for scripts: the program's, or that of its kind.
    public var title: String {
        switch kind {
        case .activate: "activate"
        case .increment: "increment"
        case .decrement: "decrement"
        case .showMenu: "showMenu"
        case .escape: "escape"
        case .custom: name
        }
    }
}
