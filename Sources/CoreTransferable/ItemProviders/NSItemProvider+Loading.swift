public import Foundation
public import UniformTypeIdentifiers

extension NSItemProvider {
    /// Loads content of a type that conforms to `type`. `receive` is called once, now or later, in any context.
    package func load(_ type: UTType, _ receive: @escaping @Sendable (Result<TransferContent, any Error>) -> Void) {
        guard let representation = representation(conformingTo: type) else {
            return receive(.failure(Self.error(.itemUnavailableError, "There is no content of type \(type).")))
        }
        representation.load(receive)
    }

    /// Loads content as data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: identifier of a type that the content conforms to.
    ///   - completionHandler: called with the data, or with an error.
    /// - Returns: the progress.
    @discardableResult public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress { loadDataRepresentation(for: .named(typeIdentifier), completionHandler: completionHandler) }

    /// Loads content as data.
    ///
    /// - Parameters:
    ///   - contentType: type that the content conforms to.
    ///   - completionHandler: called with the data, or with an error.
    /// - Returns: the progress.
    @discardableResult public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        following { done in
            load(contentType) { content in
                let data = content.flatMap { content in Result { try content.data() } }
                done()
                deliver { completionHandler(data.value, data.error) }
            }
        }
    }

    /// Loads content as a file, which exists until the completion handler returns.
    ///
    /// - Parameters:
    ///   - typeIdentifier: identifier of a type that the content conforms to.
    ///   - completionHandler: called with the file, or with an error.
    /// - Returns: the progress.
    @discardableResult public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(for: .named(typeIdentifier)) { url, _, error in completionHandler(url, error) }
    }

    /// Loads content as a file. A copy exists until the completion handler returns.
    ///
    /// - Parameters:
    ///   - contentType: type that the content conforms to.
    ///   - openInPlace: true to get the sender's own file, if the sender allows it.
    ///   - completionHandler: called with the file and true if it is the sender's own, or with an error.
    /// - Returns: the progress.
    @discardableResult public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFile(contentType, openInPlace) { file in
            completionHandler(file.value?.url, file.value?.isOriginal ?? false, file.error)
            guard let copy = file.value, !copy.isOriginal else { return }
            // The handler may have moved the copy away, but not its folder.
            try? FileManager.default.removeItem(at: copy.url.deletingLastPathComponent())
        }
    }

    /// Loads content as the sender's own file, or as a copy that the receiver owns.
    ///
    /// - Parameters:
    ///   - typeIdentifier: identifier of a type that the content conforms to.
    ///   - completionHandler: called with the file and true if it is the sender's own, or with an error.
    /// - Returns: the progress.
    @discardableResult public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFile(.named(typeIdentifier), true) { file in
            completionHandler(file.value?.url, file.value?.isOriginal ?? false, file.error)
        }
    }

    private func loadFile(
        _ type: UTType, _ opensInPlace: Bool,
        _ receive: @escaping @Sendable (Result<(url: URL, isOriginal: Bool), any Error>) -> Void
    ) -> Progress {
        let name = suggestedName
        let found = representation(conformingTo: type)?.type ?? type
        return following { done in
            load(type) { content in
                let file = content.flatMap { content in
                    Result { try content.file(of: found, named: name, opensInPlace: opensInPlace) }
                }
                done()
                deliver { receive(file) }
            }
        }
    }

    /// Loads a value.
    ///
    /// - Parameters:
    ///   - transferableType: type of the value.
    ///   - completionHandler: called with the value, or with an error.
    /// - Returns: the progress.
    @discardableResult public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        following { done in
            load(transferableType) { value in
                done()
                deliver { completionHandler(value) }
            }
        }
    }

    // MARK: Values of programs

    /// The form in which a value can be made of the content, and the content's representation; nil if none can.
    package func form<T: Transferable>(
        of type: T.Type
    ) -> (form: TransferForm<T>, representation: ItemRepresentation)? {
        for form in T.forms where form.importing != nil {
            if let representation = representation(conformingTo: form.contentType) { return (form, representation) }
        }
        return nil
    }

    /// Loads a value. `receive` is called once, now or later, in any context.
    package func load<T: Transferable>(
        _ type: T.Type, _ receive: @escaping @Sendable (Result<T, any Error>) -> Void
    ) {
        guard let (form, representation) = form(of: type), let importing = form.importing else {
            return receive(.failure(Self.error(.unavailableCoercionError, "The item cannot be made a \(type).")))
        }
        representation.load { content in
            switch content {
            case .success(let content): importing.run(content, receive)
            case .failure(let error): receive(.failure(error))
            }
        }
    }

    /// Calls `body` with a function that completes the progress, which is returned.
    func following(_ body: (@escaping @Sendable () -> Void) -> Void) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        body { progress.completedUnitCount = 1 }
        return progress
    }
}

extension Result {
    /// The value; nil for a failure.
    var value: Success? { if case .success(let value) = self { value } else { nil } }
    /// The error; nil for a value.
    var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}
