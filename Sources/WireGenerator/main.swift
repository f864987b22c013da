import Foundation
import WireScanner

/// Runs `WireGenerator DESCRIPTION OUTPUT [OTHER_DESCRIPTION]...`: writes the bindings for DESCRIPTION to OUTPUT. The
/// others are protocols of the same module, to which this one may refer.
///
/// - Throws: `ScannerError` for wrong arguments, files or protocols; an error of Foundation if OUTPUT cannot be
///   written.
func generate(_ arguments: [String]) throws {
    guard arguments.count >= 2 else { throw ScannerError.usage }
    let document = try described(in: arguments[0])
    let others = try arguments.dropFirst(2).map { try described(in: $0) }
    let text = try Scanner(catalogue: ProtocolCatalogue([document] + others)).bindings(for: document)
    try text.write(toFile: arguments[1], atomically: true, encoding: .utf8)
}

/// The protocol that a file describes.
///
/// - Throws: `ScannerError` if the file cannot be read or parsed.
func described(in path: String) throws(ScannerError) -> WireProtocol {
    let text: String
    do { text = try String(contentsOf: URL(filePath: path), encoding: .utf8) } catch {
        throw .unreadable(path: path, reason: error.localizedDescription)
    }
    return try ProtocolReader.read(text, path: path)
}

do {
    try generate(Array(CommandLine.arguments.dropFirst()))
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(1)
}
