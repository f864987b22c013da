import Foundation
import WireScanner

/// Bindings for a few lines of XML.
enum Sample {
    /// - Parameter interface: what goes inside `<interface name="demo_thing" version="4">`.
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

    static func bindings(_ interface: String) throws(ScannerError) -> String {
        let document = try read(interface)
        return try Scanner(catalogue: ProtocolCatalogue([document])).bindings(for: document)
    }
}
