public import Foundation
public import UniformTypeIdentifiers
@_spi(Engine) public import ViewGraph
@_spi(Engine) package import Views

extension View {
    /// Asks for an existing file while `isPresented` is true.
    ///
    /// - Parameters:
    ///   - isPresented: set to false when people have answered.
    ///   - allowedContentTypes: types of files that can be chosen, with all that conform to them. With types of folders
    ///     alone, folders are chosen.
    ///   - onCompletion: called with the file, unless people cancel.
    /// - Returns: the view.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false
        ) { files in
            switch files {
            case .success(let urls): if let url = urls.first { onCompletion(.success(url)) }
            case .failure(let error): onCompletion(.failure(error))
            }
        }
    }

    /// Asks for existing files while `isPresented` is true.
    ///
    /// - Parameters:
    ///   - isPresented: set to false when people have answered.
    ///   - allowedContentTypes: types of files that can be chosen, with all that conform to them. With types of folders
    ///     alone, folders are chosen.
    ///   - allowsMultipleSelection: true if several files may be chosen.
    ///   - onCompletion: called with the files, unless people cancel.
    /// - Returns: the view.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Asks for existing files while `isPresented` is true.
    ///
    /// - Parameters:
    ///   - isPresented: set to false when people have answered.
    ///   - allowedContentTypes: types of files that can be chosen, with all that conform to them. With types of folders
    ///     alone, folders are chosen.
    ///   - allowsMultipleSelection: true if several files may be chosen.
    ///   - onCompletion: called with the files, unless people cancel.
    ///   - onCancellation: called if people cancel.
    /// - Returns: the view.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented,
                task: ImportTask(
                    types: allowedContentTypes, allowsMultiple: allowsMultipleSelection, completed: onCompletion,
                    cancel: onCancellation)))
    }
}

private struct ImportTask: FileTask {
    let types: [UTType]
    let allowsMultiple: Bool
    let completed: (Result<[URL], any Error>) -> Void
    let cancel: () -> Void

    var question: FileDialogQuestion { FileDialogQuestion(importing: types, allowsMultiple: allowsMultiple) }
    func chosen(_ urls: [URL]) { completed(.success(urls)) }
    func cancelled() { cancel() }
}

extension FileDialogQuestion {
    /// Question for existing files of some types; for folders, if all types are types of folders.
    package init(importing types: [UTType], allowsMultiple: Bool) {
        let wantsFolders = !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
        self.init(wantsFolders ? .folder : .open)
        self.types = wantsFolders ? [] : types
        self.allowsMultiple = allowsMultiple
    }
}
