package import Foundation
import FoundationXML
package import WireScanner

/// Reader of protocol XML (the format of `wayland.dtd`), for comparison with our own descriptions. Texts are skipped.
package enum XMLProtocolReader {
    /// Reads a file.
    ///
    /// - Throws: `ScannerError.unreadable` or `.refused`.
    package static func read(contentsOf url: URL) throws(ScannerError) -> WireProtocol {
        let data: Data
        do { data = try Data(contentsOf: url) } catch {
            throw .unreadable(path: url.path, reason: error.localizedDescription)
        }
        return try read(data, path: url.path)
    }

    /// Parses XML; `path` is its origin, for messages only.
    ///
    /// - Throws: `ScannerError.refused` with the line.
    package static func read(_ xml: Data, path: String) throws(ScannerError) -> WireProtocol {
        let parser = XMLParser(data: xml)
        let builder = ProtocolBuilder(path: path)
        parser.delegate = builder
        let isComplete = parser.parse()
        if let problem = builder.problem { throw .refused(path: path, line: problem.line, reason: problem.reason) }
        guard isComplete, let document = builder.document else {
            let reason = parser.parserError.map { ($0 as NSError).localizedDescription } ?? "no protocol element"
            throw .refused(path: path, line: parser.lineNumber, reason: reason)
        }
        return document
    }
}

/// Builds the protocol from the parser's callbacks.
private final class ProtocolBuilder: NSObject, XMLParserDelegate {
    let path: String
    var document: WireProtocol?
    var problem: (line: Int, reason: String)?

    /// Names of the open elements, outermost first.
    private var open: [String] = []
    private var interface: WireInterface?
    private var message: WireMessage?
    private var enumeration: WireEnum?

    init(path: String) { self.path = path }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        do {
            try checkPlace(of: element)
            try begin(Element(name: element, attributes: attributes, line: parser.lineNumber))
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
        case "interface":
            if let interface { document?.interfaces.append(interface) }
            interface = nil
        case "request":
            if let message { interface?.requests.append(message) }
            message = nil
        case "event":
            if let message { interface?.events.append(message) }
            message = nil
        case "enum":
            if let enumeration { interface?.enums.append(enumeration) }
            enumeration = nil
        default: break
        }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        problem = problem ?? (parser.lineNumber, (error as NSError).localizedDescription)
    }

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
        case "protocol": document = WireProtocol(name: try element.required("name"), path: path)
        case "interface":
            interface = WireInterface(
                name: try element.required("name"), version: try element.version("version"), line: element.line)
        case "request", "event": message = try element.message()
        case "arg": message?.arguments.append(try element.argument())
        case "enum": enumeration = try element.enumeration()
        case "entry": enumeration?.entries.append(try element.entry())
        default: break
        }
    }
}
