/// Writer of an enum: a Swift enum that preserves unknown values, or an option set.
struct EnumWriter {
    let enumeration: WireEnum

    func write(to text: inout SourceText) {
        text.line()
        text.documentation(enumeration.comment)
        if enumeration.isBitfield { writeOptionSet(to: &text) } else { writeEnum(to: &text) }
    }

    private var name: String { SwiftName.type(enumeration.name) }

    private func writeOptionSet(to text: inout SourceText) {
        text.block("package struct \(name): OptionSet, Hashable, Sendable") { text in
            text.line("package let rawValue: UInt32")
            text.line("package init(rawValue: UInt32) { self.rawValue = rawValue }")
            for entry in enumeration.entries {
                text.documentation(entry.comment)
                let value = entry.value == 0 ? "[]" : "\(name)(rawValue: \(entry.value))"
                text.line("package static let \(SwiftName.member(entry.name)): \(name) = \(value)")
            }
        }
    }

    private func writeEnum(to text: inout SourceText) {
        // Of several names for one value the first is the case, the others are aliases.
        var cases: [WireEntry] = []
        var aliases: [(alias: WireEntry, of: WireEntry)] = []
        for entry in enumeration.entries {
            if let first = cases.first(where: { $0.value == entry.value }) {
                aliases.append((entry, first))
            } else {
                cases.append(entry)
            }
        }
        text.block("package enum \(name): RawRepresentable, Hashable, Sendable") { text in
            for entry in cases {
                text.documentation(entry.comment)
                text.line("case \(SwiftName.member(entry.name))")
            }
            text.line("/// Value that the description does not list.")
            text.line("case unrecognized(UInt32)")
            for (alias, original) in aliases {
                text.documentation(alias.comment)
                text.line(
                    "package static var \(SwiftName.member(alias.name)): \(name) "
                        + "{ .\(SwiftName.plainMember(original.name)) }")
            }
            text.line()
            text.block("package init(rawValue: UInt32)") { text in
                text.choice("switch rawValue") { text in
                    for entry in cases {
                        text.line("case \(entry.value): self = .\(SwiftName.plainMember(entry.name))")
                    }
                    text.line("default: self = .unrecognized(rawValue)")
                }
            }
            text.line()
            text.block("package var rawValue: UInt32") { text in
                text.choice("switch self") { text in
                    for entry in cases { text.line("case .\(SwiftName.plainMember(entry.name)): \(entry.value)") }
                    text.line("case .unrecognized(let value): value")
                }
            }
        }
    }
}
