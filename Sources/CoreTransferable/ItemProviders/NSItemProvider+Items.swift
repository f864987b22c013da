public import Foundation
package import UniformTypeIdentifiers

extension NSItemProvider {
    /// Function that receives an item, or an error.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    /// Function that loads an item. The class is a hint.
    public typealias LoadHandler = @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    /// A provider of one item: text, data, an address, or another object that can be archived.
    ///
    /// - Parameters:
    ///   - item: the item.
    ///   - typeIdentifier: identifier of its type; nil for the usual one of text, data and addresses.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item, let content = ItemContent(item) else { return }
        let type = typeIdentifier.map { UTType.named($0) } ?? content.type
        register(ItemRepresentation(type) { $0(.success(.data(content.data))) })
    }

    /// A provider of a file's content and of its address; nil if there is no file.
    ///
    /// - Parameter fileURL: address of the file.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        registerFile(fileURL)
    }

    /// Adds the content of a file, and its address.
    package func registerFile(_ url: URL) {
        suggestedName = url.deletingPathExtension().lastPathComponent
        if let type = UTType.ofFile(at: url) {
            register(
                ItemRepresentation(type, isFile: true, opensInPlace: true) {
                    $0(.success(.file(url, opensInPlace: true)))
                })
        }
        register(ItemRepresentation(.fileURL) { $0(.success(.data(url.dataRepresentation))) })
    }

    /// Adds an item that is loaded when it is wanted.
    ///
    /// - Parameters:
    ///   - typeIdentifier: identifier of the item's type.
    ///   - loadHandler: calls its argument with the item or an error.
    public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        register(
            ItemRepresentation(.named(typeIdentifier)) { receive in
                loadHandler(
                    { item, error in
                        if let item, let content = ItemContent(item) {
                            receive(.success(.data(content.data)))
                        } else {
                            receive(
                                .failure(error ?? Self.error(.itemUnavailableError, "The item has no content.")))
                        }
                    }, nil, nil)
            })
    }

    /// Loads an item: an address for a type of addresses, text for a type of plain text, otherwise data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: identifier of a type that the content conforms to.
    ///   - options: not used.
    ///   - completionHandler: called with the item, or with an error.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        let type = UTType.named(typeIdentifier)
        let found = representation(conformingTo: type)
        load(type) { content in
            let item = content.flatMap { content in
                Result { () throws -> LoadedItem in try LoadedItem(content, found?.type ?? type) }
            }
            deliver { completionHandler?(item.value?.item, item.error) }
        }
    }

    /// Loads an item: an address for a type of addresses, text for a type of plain text, otherwise data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: identifier of a type that the content conforms to.
    ///   - options: not used.
    /// - Returns: the item.
    /// - Throws: an error if there is no such item, or it cannot be loaded.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        let type = UTType.named(typeIdentifier)
        let found = representation(conformingTo: type)?.type ?? type
        let content = try await withCheckedThrowingContinuation { next in load(type) { next.resume(with: $0) } }
        return try LoadedItem(content, found).item
    }
}

/// Item that a program gets: an address, text or data.
private enum LoadedItem: Sendable {
    case address(URL)
    case text(String)
    case data(Data)

    /// Reads content of a type.
    ///
    /// - Throws: Foundation's error if a file cannot be read, `TransferError` if an address is malformed.
    init(_ content: TransferContent, _ type: UTType) throws {
        if case .file(let url, _) = content {
            self = .address(url)
            return
        }
        let data = try content.data()
        if type.conforms(to: .url) {
            self = .address(try URL(received: data))
        } else if type.conforms(to: .plainText) {
            self = .text(String(decoding: data, as: UTF8.self))
        } else {
            self = .data(data)
        }
    }

    var item: any NSSecureCoding {
        switch self {
        case .address(let url): url as NSURL
        case .text(let text): text as NSString
        case .data(let data): data as NSData
        }
    }
}

/// Bytes of an item of a program, with the usual type of such items.
private struct ItemContent: Sendable {
    let data: Data
    let type: UTType

    /// Takes text, addresses and data as they are; other objects are archived. Nil if that fails.
    init?(_ item: any NSSecureCoding) {
        switch item {
        case let text as NSString: (data, type) = (Data((text as String).utf8), .utf8PlainText)
        case let url as NSURL:
            guard let address = url.absoluteURL else { return nil }
            (data, type) = (address.dataRepresentation, address.isFileURL ? .fileURL : .url)
        case let bytes as NSData: (data, type) = (Data(referencing: bytes), .data)
        default:
            // An object that cannot be archived has no content.
            guard let bytes = try? NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
            else { return nil }
            (data, type) = (bytes, .data)
        }
    }
}

extension UTType {
    /// Type of the file or folder at an address; nil for a file without extension.
    package static func ofFile(at url: URL) -> UTType? {
        // A file that cannot be looked at has the type of its name.
        let values = try? url.resourceValues(forKeys: [.isDirectoryKey])
        if values?.isDirectory == true {
            return UTType(filenameExtension: url.pathExtension, conformingTo: .directory).flatMap {
                $0.isDynamic ? nil : $0
            } ?? .folder
        }
        return UTType(filenameExtension: url.pathExtension)
    }
}
