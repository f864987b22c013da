import DesktopBus

/// Rule by which clients look for elements.
@MainActor struct MatchRule {
    /// States, attributes, roles and interfaces, each followed by its kind of match, and true to invert the rule.
    static let signature = "(aiia{ss}iaiiasib)"

    /// Most attributes and interfaces that are compared with each element.
    private static let most = 64

    private enum Kind { case all, any, none, empty, nothing }

    private let states: Set<Int>
    private let stateKind: Kind
    private let attributes: [(String, String)]
    private let attributeKind: Kind
    private let roles: Set<Int>
    private let roleKind: Kind
    private let interfaces: [String]
    private let interfaceKind: Kind
    private let isInverted: Bool

    /// Reads the fields of a rule; nil if they are not of the signature.
    init?(_ fields: [BusValue]) {
        guard fields.count == 9 else { return nil }
        states = Self.bits(fields[0])
        stateKind = Self.kind(fields[1])
        attributes = (fields[2].list ?? []).prefix(Self.most).compactMap(\.list).compactMap { entry in
            guard entry.count == 2, let name = entry[0].text, let value = entry[1].text else { return nil }
            return (name, value)
        }
        attributeKind = Self.kind(fields[3])
        roles = Self.bits(fields[4])
        roleKind = Self.kind(fields[5])
        interfaces = (fields[6].list ?? []).prefix(Self.most).compactMap(\.text)
        interfaceKind = Self.kind(fields[7])
        isInverted = fields[8].flag ?? false
    }

    func matches(_ object: ElementObject) -> Bool {
        let element = object.states.rawValue
        let matches =
            Self.matches(states, stateKind, isEmpty: element == 0) { $0 < 64 && element & (1 << UInt64($0)) != 0 }
            && Self.matches(roles, roleKind, isEmpty: false) { $0 == Int(object.role.number) }
            && Self.matches(attributes, attributeKind, isEmpty: false) { wanted in
                object.attributes.contains { $0 == wanted }
            }
            && Self.matches(interfaces, interfaceKind, isEmpty: false) { wanted in
                // Clients leave out the prefix.
                object.interfaceNames.contains { $0 == wanted || $0.hasSuffix(".\(wanted)") }
            }
        return matches != isInverted
    }

    /// - Parameters:
    ///   - wanted: facts of the rule.
    ///   - kind: kind of the match.
    ///   - isEmpty: true if the element has no such fact at all.
    ///   - has: true for a fact that the element has.
    /// - Returns: true if the element has the facts as the kind wants them.
    private static func matches<Facts: Collection>(
        _ wanted: Facts, _ kind: Kind, isEmpty: Bool, has: (Facts.Element) -> Bool
    ) -> Bool {
        switch kind {
        case .nothing: true
        case .all: wanted.allSatisfy(has)
        // A rule without facts leaves them open.
        case .any: wanted.isEmpty || wanted.contains(where: has)
        case .none: !wanted.contains(where: has)
        case .empty: wanted.isEmpty ? isEmpty : wanted.allSatisfy(has)
        }
    }

    /// A number of `AtspiCollectionMatchType`.
    private static func kind(_ value: BusValue) -> Kind {
        switch value.number {
        case 1: .all
        case 2: .any
        case 3: .none
        case 4: .empty
        default: .nothing
        }
    }

    /// Numbers of the bits that are set in words of 32 bits. Words beyond the eighth name no state or role.
    private static func bits(_ value: BusValue) -> Set<Int> {
        var bits: Set<Int> = []
        for (index, word) in (value.list ?? []).prefix(8).enumerated() {
            guard let word = word.number.flatMap(Int32.init(exactly:)) else { continue }
            for bit in 0..<32 where UInt32(bitPattern: word) & (1 << UInt32(bit)) != 0 { bits.insert(index * 32 + bit) }
        }
        return bits
    }
}
