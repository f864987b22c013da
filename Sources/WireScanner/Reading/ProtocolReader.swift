package import Foundation
import FoundationXML

/// Reader of protocol XML (the format of `wayland.dtd`).
package enum ProtocolReader {
    /// Reads a file.
    ///
    /// - Throws: `ScannerError.unreadable` if the file cannot be read, `.malformed` if it holds no valid protocol.
    package static func read(contentsOf url: URL) throws(ScannerError) -> WireProtocol {
        let data: Data
        do { data = try Data(contentsOf: url) } catch {
            throw .unreadable(path: url.path, reason: error.localizedDescription)
        }
        return try read(data, path: url.path)
    }

    /// Parses XML; `path` is its origin, for messages only.
    ///
    /// - Throws: `ScannerError.malformed`, with the line number, if `xml` is no valid protocol.
    package static func read(_ xml: Data, path: String) throws(ScannerError) -> WireProtocol {
        let parser = XMLParser(data: xml)
        let builder = ProtocolBuilder()
        parser.delegate = builder
        let isComplete = parser.parse()
        if let problem = builder.problem { throw .malformed(path: path, line: problem.line, reason: problem.reason) }
        guard isComplete, let document = builder.document else {
            let reason = parser.parserError.map { ($0 as NSError).localizedDescription } ?? "no protocol element"
            throw .malformed(path: path, line: parser.lineNumber, reason: reason)
        }
        return document
    }
}

/// Builds the protocol from the parser's callbacks.
private final class ProtocolBuilder: NSObject, XMLParserDelegate {
    var document: WireProtocol?
    var problem: (line: Int, reason: String)?

    /// Names of the open elements, outermost first.
    private var open: [String] = []
    private var interface: WireInterface?
    private var message: WireMessage?
    private var argument: WireArgument?
    private var enumeration: WireEnum?
    private var entry: WireEntry?
    private var documentation: Documentation?

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        do {
            try checkPlace(of: element)
            try begin(Element(name: element, attributes: attributes))
            open.append(element)
        } catch {
            problem = (parser.lineNumber, error.reason)
            parser.abortParsing()
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
    ) {
        if open.last == element {
            open.removeLast()
        } else {
            problem = problem ?? (parser.lineNumber, "</\(element)> where <\(open.last ?? "nothing")> is open")
            parser.abortParsing()
        }
        switch element {
        case "interface": if let interface { document?.interfaces.append(interface) }
        case "request": if let message { interface?.requests.append(message) }
        case "event": if let message { interface?.events.append(message) }
        case "arg": if let argument { message?.arguments.append(argument) }
        case "enum": if let enumeration { interface?.enums.append(enumeration) }
        case "entry": if let entry { enumeration?.entries.append(entry) }
        case "description": endDescription()
        default: break
        }
        switch element {
        case "interface": interface = nil
        case "request", "event": message = nil
        case "arg": argument = nil
        case "enum": enumeration = nil
        case "entry": entry = nil
        default: break
        }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        problem = problem ?? (parser.lineNumber, (error as NSError).localizedDescription)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { documentation?.text += string }

    /// Checks the parent of an element, since the parser repairs broken nesting silently.
    ///
    /// - Throws: `ElementProblem` if `element` may not be in the innermost open element.
    private func checkPlace(of element: String) throws(ElementProblem) {
        let parents: [String: Set<String>] = [
            "interface": ["protocol"], "request": ["interface"], "event": ["interface"], "enum": ["interface"],
            "arg": ["request", "event"], "entry": ["enum"],
        ]
        guard let allowed = parents[element] else { return }
        guard let parent = open.last, allowed.contains(parent) else {
            throw ElementProblem(reason: "<\(element)> inside <\(open.last ?? "nothing")>")
        }
    }

    /// Starts a value for an element.
    ///
    /// - Throws: `ElementProblem` if an attribute is missing or malformed.
    private func begin(_ element: Element) throws(ElementProblem) {
        switch element.name {
        case "protocol":
            document = WireProtocol(name: try element.required("name"))
        case "interface":
            interface = WireInterface(name: try element.required("name"), version: try element.version("version"))
        case "request", "event":
            message = WireMessage(
                name: try element.required("name"), since: try element.version("since"),
                isDestructor: element["type"] == "destructor")
        case "arg":
            argument = try element.argument()
        case "enum":
            enumeration = WireEnum(
                name: try element.required("name"), isBitfield: try element.flag("bitfield"))
        case "entry":
            entry = try element.entry()
        case "description":
            documentation = Documentation(summary: element["summary"] ?? "")
        default: break
        }
    }

    /// Assigns the description to the innermost open element.
    private func endDescription() {
        guard let text = documentation else { return }
        documentation = nil
        if argument != nil {
            argument?.summary = text.summary
        } else if entry != nil {
            entry?.documentation = text
        } else if enumeration != nil {
            enumeration?.documentation = text
        } else if message != nil {
            message?.documentation = text
        } else if interface != nil {
            interface?.documentation = text
        } else {
            document?.documentation = text
        }
    }
}
