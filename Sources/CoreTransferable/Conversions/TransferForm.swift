package import Foundation
package import UniformTypeIdentifiers

/// Content of a value on its way.
package enum TransferContent: Sendable {
    case data(Data)
    /// A file of the sender. Receivers copy it, unless they may open it in place.
    case file(URL, opensInPlace: Bool)

    /// Returns the bytes.
    ///
    /// - Throws: Foundation's error if the file cannot be read.
    package func data() throws -> Data {
        switch self {
        case .data(let data): data
        case .file(let url, _): try Data(contentsOf: url)
        }
    }

    /// Returns a file with the content: the sender's own if that is wanted and allowed, else a new one in a folder of its
    /// own, which belongs to the receiver.
    ///
    /// - Parameters:
    ///   - type: type of the content, for the extension of a new file.
    ///   - name: name of a new file, with or without extension; nil for "Item".
    ///   - opensInPlace: true if the sender's own file is wanted.
    /// - Returns: the file, and true if it is the sender's own.
    /// - Throws: Foundation's error if the file cannot be read or written.
    package func file(
        of type: UTType, named name: String?, opensInPlace: Bool
    ) throws -> (url: URL, isOriginal: Bool) {
        switch self {
        case .file(let url, true) where opensInPlace: return (url, true)
        case .file(let url, _):
            let copy = try TransferFolder.place(for: url.lastPathComponent, of: type)
            try FileManager.default.copyItem(at: url, to: copy)
            return (copy, false)
        case .data(let data):
            let url = try TransferFolder.place(for: name, of: type)
            try data.write(to: url)
            return (url, false)
        }
    }
}

/// One content type in which values travel, with the conversions to it and from it.
package struct TransferForm<Item: Sendable>: Sendable {
    package var contentType: UTType
    package var isFile = false
    package var visibility = TransferRepresentationVisibility.all
    /// Conversion to the content; nil if values only arrive in this form.
    package var exporting: Conversion<Item, TransferContent>?
    /// Conversion from the content; nil if values only leave in this form.
    package var importing: Conversion<TransferContent, Item>?
    /// Conditions under which a value can leave in this form.
    package var conditions: [@Sendable (Item) -> Bool] = []
    package var fileName: (@Sendable (Item) -> String?)?

    /// True if `item` can leave in this form.
    package func exports(_ item: Item) -> Bool { exporting != nil && conditions.allSatisfy { $0(item) } }
}

/// Forms of a transfer representation, the preferred one first.
public struct _TransferForms<Item: Sendable>: Sendable {
    package var forms: [TransferForm<Item>]

    package init(_ forms: [TransferForm<Item>]) { self.forms = forms }

    /// These forms, changed by `edit`.
    func mapped(_ edit: (inout TransferForm<Item>) -> Void) -> Self {
        var forms = forms
        for index in forms.indices { edit(&forms[index]) }
        return Self(forms)
    }
}

/// Folders for files that are made for a transfer; each has a name of its own within the program's temporary folder.
enum TransferFolder {
    /// Returns a place for a new file.
    ///
    /// - Throws: Foundation's error if the folder cannot be made.
    static func place(for name: String?, of type: UTType) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "transfers/\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Only the last component: a name from another program must not lead out of the folder.
        let last = name.map { ($0 as NSString).lastPathComponent } ?? ""
        let safe = [".", "..", "/", ""].contains(last) ? "Item" : last
        return folder.appendingPathComponent(safe, conformingTo: type)
    }
}
