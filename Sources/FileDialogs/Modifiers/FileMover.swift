public import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

extension View {
    /// Asks for a place to move a file to while `isPresented` is true, and moves it there.
    ///
    /// - Parameters:
    ///   - isPresented: set to false when people have answered.
    ///   - file: the file; without one, nothing is asked.
    ///   - onCompletion: called with the file at its new place, or with the error that prevented the move.
    /// - Returns: the view.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Asks for a place to move a file to while `isPresented` is true, and moves it there.
    ///
    /// - Parameters:
    ///   - isPresented: set to false when people have answered.
    ///   - file: the file; without one, nothing is asked.
    ///   - onCompletion: called with the file at its new place, or with the error that prevented the move.
    ///   - onCancellation: called if people cancel.
    /// - Returns: the view.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented.while(file != nil),
                task: MoveTask(files: file.map { [$0] } ?? [], toFolder: false, cancel: onCancellation) { moved in
                    switch moved {
                    case .success(let urls): if let url = urls.first { onCompletion(.success(url)) }
                    case .failure(let error): onCompletion(.failure(error))
                    }
                }))
    }

    /// Asks for a folder to move files to while `isPresented` is true, and moves them there.
    ///
    /// - Parameters:
    ///   - isPresented: set to false when people have answered.
    ///   - files: the files; without any, nothing is asked.
    ///   - onCompletion: called with the files at their new places, or with the error that ended the moves.
    /// - Returns: the view.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

    /// Asks for a folder to move files to while `isPresented` is true, and moves them there.
    ///
    /// - Parameters:
    ///   - isPresented: set to false when people have answered.
    ///   - files: the files; without any, nothing is asked.
    ///   - onCompletion: called with the files at their new places, or with the error that ended the moves.
    ///   - onCancellation: called if people cancel.
    /// - Returns: the view.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        modifier(
            FileDialogModifier(
                isPresented: isPresented.while(!files.isEmpty),
                task: MoveTask(files: Array(files), toFolder: true, cancel: onCancellation, completed: onCompletion)))
    }
}

private struct MoveTask: FileTask {
    let files: [URL]
    /// True if people choose a folder for the files, false if they choose a place for the only one.
    let toFolder: Bool
    let cancel: () -> Void
    let completed: (Result<[URL], any Error>) -> Void

    var question: FileDialogQuestion {
        var question = FileDialogQuestion(toFolder ? .folder : .save)
        if !toFolder { question.name = files.first?.lastPathComponent ?? "" }
        question.confirmation = "Move"
        return question
    }

    func chosen(_ urls: [URL]) {
        guard let place = urls.first else { return }
        completed(
            Result {
                try files.map { file in
                    try FileMove.move(file, to: toFolder ? place.appending(path: file.lastPathComponent) : place)
                }
            })
    }

    func cancelled() { cancel() }
}

extension Binding where Value == Bool {
    /// This binding while `condition` holds; otherwise one that is false, and that sets this one.
    nonisolated func `while`(_ condition: Bool) -> Binding<Bool> {
        Binding(get: { condition && wrappedValue }, set: { wrappedValue = $0 })
    }
}

enum FileMove {
    /// Moves a file, and returns its new place. A file that is there is replaced: people have agreed to that.
    ///
    /// - Throws: Foundation's error if the file cannot be moved.
    static func move(_ file: URL, to place: URL) throws -> URL {
        guard file.standardizedFileURL != place.standardizedFileURL else { return place }
        if FileManager.default.fileExists(atPath: place.path) { try FileManager.default.removeItem(at: place) }
        try FileManager.default.moveItem(at: file, to: place)
        return place
    }
}
