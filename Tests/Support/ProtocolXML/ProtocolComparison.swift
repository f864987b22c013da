package import WireScanner

/// Comparison of a description of ours with an installed file of the same protocol, in what goes over the wire.
///
/// Of each interface, the part up to the lower of the two versions is compared: opcodes, names, signatures, the versions
/// that introduced messages, destructors, and values of enums. Names of arguments and enums of arguments are no part of
/// the wire. Interfaces and enums that the description leaves out are not spoken; an object without an interface stands for
/// one of those.
package struct ProtocolComparison {
    private let ours: WireProtocol
    private let file: WireProtocol

    /// - Parameters:
    ///   - ours: the description.
    ///   - file: the installed file.
    package init(of ours: WireProtocol, with file: WireProtocol) {
        self.ours = ours
        self.file = file
    }

    /// Sentences with both places, in the order of the description; empty if both agree.
    package var disagreements: [String] {
        let isOlder = (file.interfaces.map(\.version).max() ?? 0) < (ours.interfaces.map(\.version).max() ?? 0)
        return ours.interfaces.flatMap { interface -> [String] in
            if let theirs = file.interfaces.first(where: { $0.name == interface.name }) {
                return disagreements(of: interface, with: theirs)
            }
            // A later version of a protocol may bring interfaces.
            return isOlder ? [] : [sentence(interface.line, "\(interface.name) is unknown", nil, "")]
        }
    }

    private func disagreements(of interface: WireInterface, with theirs: WireInterface) -> [String] {
        let version = min(interface.version, theirs.version)
        let messages = [
            disagreements(
                "request", of: interface.requests.upTo(version), with: theirs.requests.upTo(version), in: interface,
                theirs.line),
            disagreements(
                "event", of: interface.events.upTo(version), with: theirs.events.upTo(version), in: interface,
                theirs.line),
        ]
        let enums = interface.enums.filter { $0.since <= version }.flatMap { enumeration -> [String] in
            let name = "\(interface.name).\(enumeration.name)"
            if let other = theirs.enums.first(where: { $0.name == enumeration.name }) {
                return disagreements(of: enumeration, with: other, named: name, upTo: version)
            }
            return theirs.version < interface.version
                ? [] : [sentence(enumeration.line, "\(name) is unknown", theirs.line, theirs.name)]
        }
        return messages.flatMap(\.self) + enums
    }

    private func disagreements(
        _ noun: String, of ours: [WireMessage], with theirs: [WireMessage], in interface: WireInterface, _ line: Int
    ) -> [String] {
        var sentences: [String] = []
        for opcode in 0..<max(ours.count, theirs.count) {
            let mine = opcode < ours.count ? ours[opcode] : nil
            let other = opcode < theirs.count ? theirs[opcode] : nil
            if let mine, let other, mine.agrees(with: other) { continue }
            sentences.append(
                sentence(
                    mine?.line ?? interface.line, "\(interface.name) \(noun) \(opcode) is \(mine?.wire ?? "missing")",
                    other?.line ?? line, other?.wire ?? "no such \(noun)"))
            // A missing message shifts all that follow: one sentence is enough.
            if mine?.name != other?.name { break }
        }
        return sentences
    }

    private func disagreements(
        of enumeration: WireEnum, with theirs: WireEnum, named name: String, upTo version: Int
    ) -> [String] {
        var sentences: [String] = []
        if enumeration.isBitfield != theirs.isBitfield {
            sentences.append(
                sentence(
                    enumeration.line, "\(name) is \(enumeration.isBitfield ? "bits" : "an enum")", theirs.line,
                    theirs.isBitfield ? "bits" : "an enum"))
        }
        for entry in enumeration.entries where entry.since <= version {
            let other = theirs.entries.first { $0.name == entry.name }
            if entry.value == other?.value, entry.since == other?.since { continue }
            sentences.append(
                sentence(
                    entry.line, "\(name) has \(entry.wire)", other?.line ?? theirs.line,
                    other?.wire ?? "no such value"))
        }
        guard !enumeration.isPartial else { return sentences }
        for other in theirs.entries where other.since <= version {
            guard !enumeration.entries.contains(where: { $0.name == other.name }) else { continue }
            sentences.append(sentence(enumeration.line, "\(name) lacks a value", other.line, other.wire))
        }
        return sentences
    }

    /// `wayland.protocol:12: …; /usr/share/wayland/wayland.xml:34: …`; without a line of the file, only its path.
    private func sentence(_ line: Int, _ mine: String, _ theirLine: Int?, _ theirs: String) -> String {
        let place = ours.path.split(separator: "/").last ?? ""
        guard let theirLine else { return "\(place):\(line): \(mine) to \(file.path)" }
        return "\(place):\(line): \(mine); \(file.path):\(theirLine): \(theirs)"
    }
}

extension [WireMessage] {
    /// Messages of a version; those of later versions come last.
    fileprivate func upTo(_ version: Int) -> [WireMessage] { filter { $0.since <= version } }
}

extension WireMessage {
    /// All that goes over the wire, in the notation of descriptions.
    fileprivate var wire: String {
        let types = arguments.map { argument in
            argument.kind.rawValue + (argument.interface.map { " \($0)" } ?? "") + (argument.allowsNull ? "?" : "")
        }
        return name + (types.isEmpty ? "" : "(\(types.joined(separator: ", ")))")
            + (isDestructor ? " destructor" : "") + (since > 1 ? " since \(since)" : "")
    }

    /// True if both are alike on the wire; an object without an interface agrees with any object.
    fileprivate func agrees(with file: WireMessage) -> Bool {
        var same = self
        guard arguments.count == file.arguments.count else { return false }
        for (index, argument) in file.arguments.enumerated() {
            guard arguments[index].kind == .object, arguments[index].interface == nil else { continue }
            same.arguments[index].interface = argument.interface
        }
        return same.wire == file.wire
    }
}

extension WireEntry {
    fileprivate var wire: String { "\(name) = \(value)" + (since > 1 ? " since \(since)" : "") }
}
