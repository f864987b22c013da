public import CoreTransferable
public import Foundation
public import UniformTypeIdentifiers
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

extension View {
    /// Asks for a place for a document while `isPresented` is true, and writes it there.
    ///
    /// - Parameters:
    ///   - isPresented: set to false when people have answered.
    ///   - document: the document; without one, nothing is asked.
    ///   - contentType: type of the file.
    ///   - defaultFilename: suggested name.
    ///   - onCompletion: called with the file, or with the error that prevented it.
    /// - Returns: the view.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(
            isPresented, document.map { ExportedFile($0, [contentType], defaultFilename) }, onCompletion, {})
    }

    /// Asks for a place for a document that is an object while `isPresented` is true, and writes it there.
    ///
    /// - Parameters:
    ///   - isPresented: set to false when people have answered.
    ///   - document: the document; without one, nothing is asked.
    ///   - contentType: type of the file.
    ///   - defaultFilename: suggested name.
    ///   - onCompletion: called with the file, or with the error that prevented it.
    /// - Returns: the view.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(
            isPresented, document.map { ExportedFile(object: $0, [contentType], defaultFilename) }, onCompletion, {})
    }

    /// Asks for a folder for documents while `isPresented` is true, and writes them there.
    ///
    /// - Parameters:
    ///   - isPresented: set to false when people have answered.
    ///   - documents: the documents; without any, nothing is asked.
    ///   - contentType: type of the files.
    ///   - onCompletion: called with the files, or with the error that ended the export.
    /// - Returns: the view.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        exporter(
            isPresented, documents.map { ExportedFile($0, [contentType], nil) }, onCompletion, {})
    }

    /// Asks for a folder for documents that are objects while `isPresented` is true, and writes them there.
    ///
    /// - Parameters:
    ///   - isPresented: set to false when people have answered.
    ///   - documents: the documents; without any, nothing is asked.
    ///   - contentType: type of the files.
    ///   - onCompletion: called with the files, or with the error that ended the export.
    /// - Returns: the view.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        exporter(
            isPresented, documents.map { ExportedFile(object: $0, [contentType], nil) }, onCompletion, {})
    }

    /// Asks for a place for a document while `isPresented` is true, and writes it there.
    ///
    /// - Parameters:
    ///   - isPresented: set to false when people have answered.
    ///   - document: the document; without one, nothing is asked.
    ///   - contentTypes: types of which people choose one; empty for all that there are.
    ///   - defaultFilename: suggested name.
    ///   - onCompletion: called with the file, or with the error that prevented it.
    ///   - onCancellation: called if people cancel.
    /// - Returns: the view.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented, document.map { ExportedFile($0, contentTypes, defaultFilename) }, onCompletion, onCancellation)
    }

    /// Asks for a place for a document that is an object while `isPresented` is true, and writes it there.
    ///
    /// - Parameters:
    ///   - isPresented: set to false when people have answered.
    ///   - document: the document; without one, nothing is asked.
    ///   - contentTypes: types of which people choose one; empty for all that there are.
    ///   - defaultFilename: suggested name.
    ///   - onCompletion: called with the file, or with the error that prevented it.
    ///   - onCancellation: called if people cancel.
    /// - Returns: the view.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented, document.map { ExportedFile(object: $0, contentTypes, defaultFilename) }, onCompletion,
            onCancellation)
    }

    /// Asks for a folder for documents while `isPresented` is true, and writes them there.
    ///
    /// - Parameters:
    ///   - isPresented: set to false when people have answered.
    ///   - documents: the documents; without any, nothing is asked.
    ///   - contentTypes: types of the files, the usual one first; empty for all that there are.
    ///   - onCompletion: called with the files, or with the error that ended the export.
    ///   - onCancellation: called if people cancel.
    /// - Returns: the view.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        exporter(
            isPresented, documents.map { ExportedFile($0, contentTypes, nil) }, onCompletion, onCancellation)
    }

    /// Asks for a folder for documents that are objects while `isPresented` is true, and writes them there.
    ///
    /// - Parameters:
    ///   - isPresented: set to false when people have answered.
    ///   - documents: the documents; without any, nothing is asked.
    ///   - contentTypes: types of the files, the usual one first; empty for all that there are.
    ///   - onCompletion: called with the files, or with the error that ended the export.
    ///   - onCancellation: called if people cancel.
    /// - Returns: the view.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: ReferenceFileDocument {
        exporter(
            isPresented, documents.map { ExportedFile(object: $0, contentTypes, nil) }, onCompletion, onCancellation)
    }

    /// Asks for a place for a value while `isPresented` is true, and writes it there.
    ///
    /// - Parameters:
    ///   - isPresented: set to false when people have answered.
    ///   - item: the value; without one, nothing is asked.
    ///   - contentTypes: types of which people choose one; empty for all that there are.
    ///   - defaultFilename: suggested name.
    ///   - onCompletion: called with the file, or with the error that prevented it.
    ///   - onCancellation: called if people cancel.
    /// - Returns: the view.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented, item.map { ExportedFile(item: $0, contentTypes, defaultFilename) }, onCompletion,
            onCancellation)
    }

    /// Asks for a folder for values while `isPresented` is true, and writes them there.
    ///
    /// - Parameters:
    ///   - isPresented: set to false when people have answered.
    ///   - items: the values; without any, nothing is asked.
    ///   - contentTypes: types of the files, the usual one first; empty for all that there are.
    ///   - onCompletion: called with the files, or with the error that ended the export.
    ///   - onCancellation: called if people cancel.
    /// - Returns: the view.
    nonisolated public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        exporter(
            isPresented, items.map { ExportedFile(item: $0, contentTypes, nil) }, onCompletion, onCancellation)
    }

    nonisolated private func exporter(
        _ isPresented: Binding<Bool>, _ file: ExportedFile?,
        _ completed: @escaping (Result<URL, any Error>) -> Void, _ cancelled: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented.while(file != nil),
                task: ExportTask(file: file, completed: completed, cancel: cancelled)))
    }

    nonisolated private func exporter(
        _ isPresented: Binding<Bool>, _ files: [ExportedFile],
        _ completed: @escaping (Result<[URL], any Error>) -> Void, _ cancelled: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented.while(!files.isEmpty),
                task: FolderExportTask(files: files, completed: completed, cancel: cancelled)))
    }
}

private struct ExportTask: FileTask {
    let file: ExportedFile?
    let completed: (Result<URL, any Error>) -> Void
    let cancel: () -> Void

    var question: FileDialogQuestion {
        var question = FileDialogQuestion(.save)
        question.name = file?.fileName ?? ""
        question.types = file?.types ?? []
        return question
    }

    func chosen(_ urls: [URL]) {
        guard let file, let url = urls.first else { return }
        file.content.write(to: url, as: file.type(of: url)) { completed($0) }
    }

    func cancelled() { cancel() }
}

private struct FolderExportTask: FileTask {
    let files: [ExportedFile]
    let completed: (Result<[URL], any Error>) -> Void
    let cancel: () -> Void

    var question: FileDialogQuestion { FileDialogQuestion(.folder) }

    func chosen(_ urls: [URL]) {
        if let folder = urls.first { FolderExport.write(files, to: folder) { completed($0) } }
    }

    func cancelled() { cancel() }
}
