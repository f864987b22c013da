public import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
    /// Text in UTF-8.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(
            .utf8PlainText, .immediate { Data($0.utf8) }, .immediate { String(decoding: $0, as: UTF8.self) })
        DataRepresentation<String>(.plainText, nil, .immediate { String(decoding: $0, as: UTF8.self) })
    }
}

extension Data: Transferable {
    /// The bytes.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(.data, .immediate { $0 }, .immediate { $0 })
    }
}

extension URL: Transferable {
    /// The address, and its text for receivers that know no addresses; for a file, its address as a file.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(.fileURL, .immediate { $0.dataRepresentation }, .immediate { try URL(received: $0) })
            .exportingCondition(\.isFileURL)
        DataRepresentation<URL>(.url, .immediate { $0.dataRepresentation }, .immediate { try URL(received: $0) })
        DataRepresentation<URL>(.utf8PlainText, .immediate { Data($0.absoluteString.utf8) }, nil)
    }

    /// The address in data of the types `url` and `fileURL`.
    ///
    /// - Throws: `TransferError.malformed` if there is no absolute address.
    init(received data: Data) throws {
        guard let url = URL(dataRepresentation: data, relativeTo: nil), url.scheme != nil else {
            throw TransferError.malformed("an address")
        }
        self = url
    }
}
