/// Reader of protocol descriptions. Their notation is explained in `docs/protocols.md`.
package struct ProtocolReader {
    private let path: String
    private var document: WireProtocol
    /// True behind an enum's line, where entries may follow.
    private var isInEnum = false

    /// Reads a description.
    ///
    /// - Parameters:
    ///   - text: contents of the file.
    ///   - path: path of the file, for messages only.
    /// - Returns: the protocol. References to interfaces and enums are not resolved yet.
    /// - Throws: `ScannerError.refused` with the line and what is expected there.
    package static func read(_ text: String, path: String) throws(ScannerError) -> WireProtocol {
        let statements = try Statement.all(in: text, path: path)
        guard let first = statements.first else {
            throw .refused(path: path, line: 1, reason: "expected “protocol NAME”, found the end of the file")
        }
        var reader = try ProtocolReader(first, path: path)
        for statement in statements.dropFirst() { try reader.read(statement) }
        guard !reader.document.interfaces.isEmpty else {
            throw .refused(
                path: path, line: first.line,
                reason: "expected “interface NAME version N” below, found the end of the file"
            )
        }
        return reader.document
    }

    /// Begins with the line `protocol NAME`.
    ///
    /// - Throws: `ScannerError.refused` if `first` is another.
    private init(_ first: Statement, path: String) throws(ScannerError) {
        self.path = path
        var cursor = StatementCursor(first, path: path)
        guard cursor.take("protocol") else { throw cursor.problem("“protocol NAME” in the first line") }
        document = WireProtocol(name: try cursor.name("the protocol's name"), path: path)
        document.comment = first.comment
        try cursor.finish("")
    }

    /// Adds what a statement describes.
    ///
    /// - Throws: `ScannerError.refused` if the statement breaks the notation.
    private mutating func read(_ statement: Statement) throws(ScannerError) {
        var cursor = StatementCursor(statement, path: path)
        // An entry may have any name, “request” too, so “=” is looked for first.
        if statement.tokens.count > 1, statement.tokens[1].text == "=" {
            return try readEntry(statement, &cursor)
        }
        isInEnum = false
        switch cursor.next {
        case "interface": try readInterface(statement, &cursor)
        case "request": try readMessage(statement, &cursor, to: \.requests)
        case "event": try readMessage(statement, &cursor, to: \.events)
        case "enum", "bits": try readEnum(statement, &cursor)
        case "protocol":
            throw refusal(statement.line, "expected one “protocol” in a file, found another")
        default:
            throw cursor.problem("“interface”, “request”, “event”, “enum”, “bits” or “NAME = VALUE”")
        }
    }

    /// Reads `interface NAME version N`.
    ///
    /// - Throws: `ScannerError.refused` if it is malformed or the name occurs twice.
    private mutating func readInterface(
        _ statement: Statement, _ cursor: inout StatementCursor
    ) throws(ScannerError) {
        try cursor.expect("interface")
        let name = try cursor.name("the interface's name")
        try cursor.expect("version")
        var interface = WireInterface(name: name, version: try cursor.version(), line: statement.line)
        try cursor.finish("")
        if let twin = document.interfaces.first(where: { $0.name == name }) {
            throw refusal(statement.line, "interface \(name) is described in line \(twin.line) already")
        }
        interface.comment = statement.comment
        document.interfaces.append(interface)
    }

    /// Reads `request NAME(ARGUMENTS) destructor since N` or an event.
    ///
    /// - Throws: `ScannerError.refused` if it is malformed, outside of an interface, older than the message before it, or
    ///   the name occurs twice.
    private mutating func readMessage(
        _ statement: Statement, _ cursor: inout StatementCursor,
        to messages: WritableKeyPath<WireInterface, [WireMessage]>
    ) throws(ScannerError) {
        let interface = try lastInterface(for: statement)
        let noun = cursor.next ?? ""
        try cursor.expect(noun)
        var message = WireMessage(name: try cursor.name("the \(noun)'s name"), line: statement.line)
        message.comment = statement.comment
        if cursor.take("(") { message.arguments = try readArguments(&cursor) }
        message.isDestructor = cursor.take("destructor")
        let others = message.isDestructor ? "" : message.arguments.isEmpty ? "“(”, “destructor”, " : "“destructor”, "
        message.since = try readSinceAndEnd(&cursor, besides: others)
        let earlier = document.interfaces[interface][keyPath: messages]
        if let twin = earlier.first(where: { $0.name == message.name }) {
            throw refusal(statement.line, "\(noun) \(message.name) is described in line \(twin.line) already")
        }
        // A message that stands too early would shift the opcodes of all that follow.
        if let last = earlier.last, last.since > message.since {
            throw refusal(
                statement.line,
                "expected “since \(last.since)” or later, as \(last.name) above has, found \(message.since)")
        }
        document.interfaces[interface][keyPath: messages].append(message)
    }

    /// Reads `NAME: TYPE, …)`.
    ///
    /// - Throws: `ScannerError.refused` if it is malformed or a name occurs twice.
    private func readArguments(_ cursor: inout StatementCursor) throws(ScannerError) -> [WireArgument] {
        var arguments: [WireArgument] = []
        repeat {
            let place = cursor
            let name = try cursor.name("an argument's name")
            guard !arguments.contains(where: { $0.name == name }) else { throw place.problem("another name") }
            try cursor.expect(":")
            arguments.append(try readArgument(name, &cursor))
        } while cursor.take(",")
        guard cursor.take(")") else { throw cursor.problem("“,” or “)”") }
        return arguments
    }

    /// Reads a type.
    ///
    /// - Throws: `ScannerError.refused` if there is none.
    private func readArgument(_ name: String, _ cursor: inout StatementCursor) throws(ScannerError) -> WireArgument {
        let kinds = WireArgument.Kind.allCases
        guard let kind = kinds.first(where: { $0.rawValue == cursor.next }) else {
            throw cursor.problem("a type: \(kinds.map(\.rawValue).joined(separator: ", "))")
        }
        try cursor.expect(kind.rawValue)
        var argument = WireArgument(name: name, kind: kind)
        switch kind {
        case .int, .uint:
            argument.enumeration = try cursor.reference("an enum, “,” or “)”", allowsDot: true)
        case .object, .newID:
            argument.interface = try cursor.reference("an interface, “,” or “)”", allowsDot: false)
        case .fixed, .string, .array, .fd: break
        }
        if kind == .object || kind == .string { argument.allowsNull = cursor.take("?") }
        return argument
    }

    /// Reads `enum NAME partial since N`, or `bits`.
    ///
    /// - Throws: `ScannerError.refused` if it is malformed, outside of an interface, or the name occurs twice.
    private mutating func readEnum(_ statement: Statement, _ cursor: inout StatementCursor) throws(ScannerError) {
        let interface = try lastInterface(for: statement)
        let isBitfield = cursor.next == "bits"
        try cursor.expect(isBitfield ? "bits" : "enum")
        var enumeration = WireEnum(
            name: try cursor.name("the enum's name"), isBitfield: isBitfield, line: statement.line)
        enumeration.comment = statement.comment
        enumeration.isPartial = cursor.take("partial")
        enumeration.since = try readSinceAndEnd(&cursor, besides: enumeration.isPartial ? "" : "“partial”, ")
        if let twin = document.interfaces[interface].enums.first(where: { $0.name == enumeration.name }) {
            throw refusal(statement.line, "enum \(enumeration.name) is described in line \(twin.line) already")
        }
        document.interfaces[interface].enums.append(enumeration)
        isInEnum = true
    }

    /// Reads `NAME = VALUE since N`.
    ///
    /// - Throws: `ScannerError.refused` if it is malformed, outside of an enum, or the name occurs twice.
    private mutating func readEntry(_ statement: Statement, _ cursor: inout StatementCursor) throws(ScannerError) {
        let name = try cursor.name("a name")
        try cursor.expect("=")
        var entry = WireEntry(name: name, value: try cursor.value(), line: statement.line)
        entry.comment = statement.comment
        guard isInEnum, let interface = document.interfaces.indices.last,
            let enumeration = document.interfaces[interface].enums.indices.last
        else { throw refusal(statement.line, "expected “enum NAME” or “bits NAME” above “\(name) = \(entry.value)”") }
        entry.since = try readSinceAndEnd(&cursor)
        let twin = document.interfaces[interface].enums[enumeration].entries.first { $0.name == name }
        if let twin { throw refusal(statement.line, "entry \(name) is described in line \(twin.line) already") }
        document.interfaces[interface].enums[enumeration].entries.append(entry)
    }

    /// Reads `since N` if it follows, and checks that nothing else does.
    ///
    /// - Parameters:
    ///   - cursor: cursor, which is then at the end.
    ///   - others: list of all else that might have followed, for the message.
    /// - Returns: the version; 1 if none is given.
    /// - Throws: `ScannerError.refused` if there is no number, or one above the interface's version, or anything else.
    private func readSinceAndEnd(
        _ cursor: inout StatementCursor, besides others: String = ""
    ) throws(ScannerError) -> Int {
        guard cursor.take("since") else {
            try cursor.finish(others + "“since N”")
            return 1
        }
        let place = cursor
        let since = try cursor.version()
        if let interface = document.interfaces.last, since > interface.version {
            throw place.problem("at most \(interface.version), the version of \(interface.name)")
        }
        try cursor.finish("")
        return since
    }

    /// Index of the interface to which a statement belongs.
    ///
    /// - Throws: `ScannerError.refused` if there is none.
    private func lastInterface(for statement: Statement) throws(ScannerError) -> Int {
        guard let index = document.interfaces.indices.last else {
            throw refusal(
                statement.line, "expected “interface NAME version N” above, found “\(statement.tokens[0].text)”")
        }
        return index
    }

    private func refusal(_ line: Int, _ reason: String) -> ScannerError {
        .refused(path: path, line: line, reason: reason)
    }
}
