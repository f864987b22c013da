import Foundation
import ProgramSupport
import WireScanner

/// Protocols and bindings of a few lines of description.
enum Sample {
    /// Reads a protocol with one interface.
    ///
    /// - Parameter interface: lines below `interface demo_thing version 4`, which is line 3.
    /// - Returns: the protocol, with a second interface that the first may refer to.
    /// - Throws: the scanner's error if it refuses the description.
    static func read(_ interface: String) throws(ScannerError) -> WireProtocol {
        let text = """
            protocol demo

            interface demo_thing version 4
            \(interface)

            interface demo_other version 2
                enum colour
                    red = 1
            """
        return try ProtocolReader.read(text, path: "demo.protocol")
    }

    /// Generates bindings of a protocol with one interface.
    ///
    /// - Throws: the scanner's error if it refuses the description.
    static func bindings(_ interface: String) throws(ScannerError) -> String {
        let document = try read(interface)
        return try Scanner(catalogue: ProtocolCatalogue([document])).bindings(for: document)
    }

    /// Reads a description of this package.
    ///
    /// - Parameter path: from the package's folder on.
    /// - Returns: the protocol.
    /// - Throws: the scanner's error if it refuses the description, an error of Foundation if there is no such file.
    static func described(in path: String) throws -> WireProtocol {
        let text = try String(contentsOf: PackageFolder.url.appending(path: path), encoding: .utf8)
        return try ProtocolReader.read(text, path: path)
    }

    /// Reads all descriptions of `protocols/`.
    ///
    /// - Throws: the scanner's error if it refuses one, an error of Foundation if the folder cannot be read.
    static func all() throws -> [WireProtocol] {
        let folder = PackageFolder.url.appending(path: "protocols").path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".protocol") }
        return try names.sorted().map { try described(in: "protocols/\($0)") }
    }
}
