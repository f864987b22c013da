import SwiftUI
import UniformTypeIdentifiers

/// A memo that is opened and saved by file dialogs.
struct FileDialogsPage: GalleryPage {
    static let name = "files"
    static let title = "Files in and out"
    static let summary = "A memo that is opened and saved, by the desktop's dialog or a panel"
    static let symbol = "folder"

    @State private var memo = Memo(text: "A memo.\n\nSave it, and open it again.")
    @State private var status = "Not saved yet"
    @State private var isOpening = false
    @State private var isSaving = false
    @Environment(\.colorScheme) private var colorScheme

    init() {}

    var body: some View {
        let palette = Palette(colorScheme)
        return VStack(spacing: 14) {
            TextEditor(text: $memo.text)
                .accessibilityLabel("Memo")
                .scrollContentBackground(.hidden)
                .padding(10)
                .background(palette.card, in: RoundedRectangle(cornerRadius: 12))
                .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(palette.rim) }
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 12) { actions(palette) }
                VStack(spacing: 12) { actions(palette) }
            }
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText]) { open($0) }
        .fileExporter(
            isPresented: $isSaving, document: memo, contentType: .plainText, defaultFilename: "memo",
            onCompletion: { saved($0) })
    }

    @ViewBuilder private func actions(_ palette: Palette) -> some View {
        Text(status).foregroundStyle(palette.fadedInk)
        Spacer().frame(maxHeight: 0)
        Button("Open…") { isOpening = true }
        Button("Save…") { isSaving = true }.buttonStyle(.borderedProminent)
    }

    private func open(_ result: Result<URL, any Error>) {
        do {
            let url = try result.get()
            memo = Memo(text: try String(contentsOf: url, encoding: .utf8))
            status = "Opened \(url.lastPathComponent)"
        } catch { status = error.localizedDescription }
    }

    private func saved(_ result: Result<URL, any Error>) {
        switch result {
        case .success(let url): status = "Saved as \(url.lastPathComponent)"
        case .failure(let error): status = error.localizedDescription
        }
    }
}

/// Text in a file.
struct Memo: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(text: String) { self.text = text }

    /// - Throws: nothing: a file without content is an empty memo.
    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    /// - Throws: nothing: every text can be written.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
