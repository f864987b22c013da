public import Foundation
import Synchronization
public import UniformTypeIdentifiers

extension NSItemProvider {
    /// Adds content that is loaded as data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: identifier of the content's type.
    ///   - visibility: programs that the content is offered to.
    ///   - loadHandler: calls its argument once with the data or an error, and returns the progress until then.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(for: .named(typeIdentifier), visibility: visibility, loadHandler: loadHandler)
    }

    /// Adds content that is loaded as data.
    ///
    /// - Parameters:
    ///   - contentType: type of the content.
    ///   - visibility: programs that the content is offered to.
    ///   - loadHandler: calls its argument once with the data or an error, and returns the progress until then.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        register(
            ItemRepresentation(contentType, visibility: visibility) { receive in
                let once = Once(receive)
                _ = loadHandler { data, error in
                    once.call(Self.result(data.map { .data($0) }, error))
                }
            })
    }

    /// Adds content that is loaded as a file.
    ///
    /// - Parameters:
    ///   - typeIdentifier: identifier of the content's type.
    ///   - fileOptions: ways in which the file is offered.
    ///   - visibility: programs that the content is offered to.
    ///   - loadHandler: calls its argument once with the file, true if it was coordinated, or an error.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            for: .named(typeIdentifier), visibility: visibility, openInPlace: fileOptions.contains(.openInPlace),
            loadHandler: loadHandler)
    }

    /// Adds content that is loaded as a file.
    ///
    /// - Parameters:
    ///   - contentType: type of the content.
    ///   - visibility: programs that the content is offered to.
    ///   - openInPlace: true if receivers may open the file itself instead of a copy.
    ///   - loadHandler: calls its argument once with the file, true if it was coordinated, or an error.
    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        register(
            ItemRepresentation(contentType, visibility: visibility, isFile: true, opensInPlace: openInPlace) {
                receive in
                let once = Once(receive)
                _ = loadHandler { url, _, error in
                    once.call(Self.result(url.map { .file($0, opensInPlace: openInPlace) }, error))
                }
            })
    }

    /// Adds a value in all content types in which it can leave.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        let item = transferable()
        for form in T.forms where form.exports(item) {
            guard let exporting = form.exporting else { continue }
            register(
                ItemRepresentation(
                    form.contentType, visibility: form.visibility.ofProviders, isFile: form.isFile
                ) { receive in exporting.run(item, receive) })
            if suggestedName == nil { suggestedName = form.fileName?(item) }
        }
    }

    private static func result(_ content: TransferContent?, _ error: (any Error)?) -> Result<TransferContent, any Error>
    {
        if let content { return .success(content) }
        return .failure(error ?? Self.error(.unknownError, "The item was loaded without data."))
    }
}

extension TransferRepresentationVisibility {
    fileprivate var ofProviders: NSItemProviderRepresentationVisibility {
        switch self {
        case .all: .all
        case .team: .team
        case .group: .group
        default: .ownProcess
        }
    }
}

/// Function that is called once, however often a program calls its own completion handler.
private final class Once<Value>: Sendable {
    private let body: Mutex<(@Sendable (Value) -> Void)?>

    init(_ body: @escaping @Sendable (Value) -> Void) { self.body = Mutex(body) }

    func call(_ value: Value) {
        let body = body.withLock { body in
            defer { body = nil }
            return body
        }
        body?(value)
    }
}
