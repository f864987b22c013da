import Foundation
import WireScanner

/// Protocols and bindings of a few lines of XML.
enum Sample {
    /// Reads a protocol with one interface.
    ///
    /// - Parameter interface: contents of `<interface name="demo_thing" version="4">`.
    /// - Returns: the protocol, with a second interface that the first may refer to.
    /// - Throws: the scanner's error if it refuses the protocol.
    static func read(_ interface: String) throws(ScannerError) -> WireProtocol {
        let xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <protocol name="demo">
              <interface name="demo_thing" version="4"><description summary="a thing"/>\(interface)</interface>
              <interface name="demo_other" version="2"><description summary="another"/>
                <enum name="colour"><entry name="red" value="1"/></enum>
              </interface>
            </protocol>
            """
        return try ProtocolReader.read(Data(xml.utf8), path: "demo.xml")
    }

    /// Generates bindings of a protocol with one interface.
    ///
    /// - Throws: the scanner's error if it refuses the protocol.
    static func bindings(_ interface: String) throws(ScannerError) -> String {
        let document = try read(interface)
        return try Scanner(catalogue: ProtocolCatalogue([document])).bindings(for: document)
    }
}
