import AnimationCore
public import CoreTransferable
import Foundation
import LayerTree
import UniformTypeIdentifiers
@_spi(Engine) import ViewGraph

extension Color: Transferable {
    /// Red, green, blue and opacity as it is drawn in the light appearance, as other programs of the desktop know it
    /// (`application/x-color`).
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Color>(.namedColor, .immediate { $0.components }, .immediate { try Color(components: $0) })
    }

    /// Four numbers of 16 bits, in the machine's byte order.
    private var components: Data {
        let color = resolve(in: EnvironmentValues())
        return Data(
            [color.red, color.green, color.blue, color.opacity].flatMap { part in
                let number = UInt16((min(max(part, 0), 1) * 65_535).rounded())
                return [UInt8(number & 255), UInt8(number >> 8)]
            })
    }

    /// Reads four numbers of 16 bits.
    ///
    /// - Throws: `TransferError.malformed` if there are not as many.
    private init(components data: Data) throws {
        let bytes = [UInt8](data)
        guard bytes.count == 8 else { throw TransferError.malformed("a colour") }
        let parts = stride(from: 0, to: 8, by: 2).map { Double(Int(bytes[$0]) | Int(bytes[$0 + 1]) << 8) / 65_535 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
}

extension UTType {
    fileprivate static var namedColor: UTType { .named("com.apple.uikit.color") }
}
