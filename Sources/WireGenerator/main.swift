import Foundation
import WireScanner

/// Runs `WireGenerator XML WISH OUTPUT [OTHER_XML OTHER_WISH]...`: writes the bindings for WISH to OUTPUT. The other
/// pairs are protocols of the same module, to which this one may refer.
///
/// - Throws: `ScannerError` for wrong arguments, files or protocols; an error of Foundation if OUTPUT cannot be
///   written.
func generate(_ arguments: [String]) throws {
    guard arguments.count >= 3, arguments.count % 2 == 1 else { throw ScannerError.usage }
    let others = stride(from: 3, to: arguments.count, by: 2).map { (arguments[$0], arguments[$0 + 1]) }
    let document = try wanted(xml: arguments[0], wish: arguments[1])
    let catalogue = ProtocolCatalogue([document] + (try others.map { try wanted(xml: $0.0, wish: $0.1) }))
    let text = try Scanner(catalogue: catalogue).bindings(for: document)
    try text.write(toFile: arguments[2], atomically: true, encoding: .utf8)
}

/// The protocol in `xml`, limited to the versions of the wish file.
///
/// - Throws: `ScannerError` if a file cannot be read or parsed, or the wish names another XML.
func wanted(xml: String, wish path: String) throws(ScannerError) -> WireProtocol {
    let wish = try ProtocolWish(contentsOf: URL(filePath: path))
    guard xml.hasSuffix("/" + wish.xml) else { throw .planIsStale(wish: path, xml: xml) }
    return try ProtocolReader.read(contentsOf: URL(filePath: xml)).limited(to: wish)
}

do {
    try generate(Array(CommandLine.arguments.dropFirst()))
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(1)
}
