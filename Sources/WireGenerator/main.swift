import Foundation
import WireScanner

/// `WireGenerator XML WISH OUTPUT [OTHER_XML OTHER_WISH]...`: writes the bindings that WISH wants to OUTPUT. The other
/// pairs are the protocols generated into the same module, which this one may refer to.
func generate(_ arguments: [String]) throws {
    guard arguments.count >= 3, arguments.count % 2 == 1 else { throw ScannerError.usage }
    let others = stride(from: 3, to: arguments.count, by: 2).map { (arguments[$0], arguments[$0 + 1]) }
    let document = try wanted(xml: arguments[0], wish: arguments[1])
    let catalogue = ProtocolCatalogue([document] + (try others.map { try wanted(xml: $0.0, wish: $0.1) }))
    let text = try Scanner(catalogue: catalogue).bindings(for: document)
    try text.write(toFile: arguments[2], atomically: true, encoding: .utf8)
}

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
