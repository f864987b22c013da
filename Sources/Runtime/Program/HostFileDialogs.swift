import Foundation
import Platform
import UniformTypeIdentifiers
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// File dialogs of a window's host, for its views.
enum HostFileDialogs {
    /// Access to the dialogs of `window`.
    @MainActor static func access(to window: any Platform.Window) -> FileDialogAccess {
        FileDialogAccess { [weak window] question, answer in
            guard let window else {
                answer(.unavailable)
                return {}
            }
            return window.chooseFiles(FileChoice(question)) { chosen in
                switch chosen {
                case .chosen(let uris): answer(.chosen(uris.compactMap { URL(string: $0) }))
                case .cancelled: answer(.cancelled)
                case .unavailable: answer(.unavailable)
                }
            }
        }
    }
}

extension FileChoice {
    init(_ question: FileDialogQuestion) {
        let kind: Kind =
            switch question.kind {
            case .open: .open
            case .folder: .folder
            case .save: .save
            }
        let usual =
            switch kind {
            case .open: "Open"
            case .folder: "Choose a folder"
            case .save: "Save"
            }
        self.init(
            kind: kind, title: question.message ?? usual, confirmation: question.confirmation,
            allowsMultiple: question.allowsMultiple, filters: Self.filters(question.types), name: question.name,
            folder: question.folder?.path)
    }

    /// One filter for all types, and one for each if there are several; none where a type allows every file.
    private static func filters(_ types: [UTType]) -> [Filter] {
        guard !types.isEmpty, !types.contains(.item), !types.contains(.data) else { return [] }
        let each = types.map { type in
            let all = type.familyTypes
            return Filter(
                name: type.localizedDescription ?? type.preferredFilenameExtension ?? type.identifier,
                patterns: all.flatMap { $0.tags[.filenameExtension] ?? [] }.map { "*.\($0)" },
                mimeTypes: all.flatMap { $0.tags[.mimeType] ?? [] })
        }
        // A type without extension or MIME type, such as a program's own, cannot be told from others.
        guard each.allSatisfy({ !$0.patterns.isEmpty || !$0.mimeTypes.isEmpty }) else { return [] }
        guard each.count > 1 else { return each }
        let all = Filter(
            name: each.map(\.name).joined(separator: ", "), patterns: each.flatMap(\.patterns),
            mimeTypes: each.flatMap(\.mimeTypes))
        return [all] + each
    }
}
