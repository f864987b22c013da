import AnimationCore
import Combine
import Controls
import FileDialogs
import Foundation
@_spi(Engine) import Navigation
import TextViews
import UniformTypeIdentifiers
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Alerts and dialogs of a document.
struct DocumentQuestions: ViewModifier {
    @ObservedObject var opened: OpenDocument

    @MainActor func body(content: Content) -> some View {
        content
            .alert(
                title, isPresented: Binding(get: { opened.question != nil }, set: { _ in }), presenting: opened.question
            ) {
                buttons(of: $0)
            } message: {
                Text(verbatim: message(of: $0))
            }
            .modifier(
                FileDialogModifier(
                    isPresented: Binding(get: { opened.dialog != nil }, set: { if !$0 { opened.dialog = nil } }),
                    task: DocumentTask(opened: opened, dialog: opened.dialog ?? .open)))
    }

    @MainActor private var title: Text {
        switch opened.question {
        case .unsaved: Text(verbatim: "Save the changes to “\(opened.name)”?")
        case .revert: Text(verbatim: "Give up the changes to “\(opened.name)”?")
        case .overwrite: Text(verbatim: "Replace “\(opened.name)”?")
        case .problem(let title, _): Text(verbatim: title)
        case nil: Text(verbatim: "")
        }
    }

    private func message(of question: DocumentQuestion) -> String {
        switch question {
        case .unsaved: "Changes that are not saved are lost."
        case .revert: "The document will be as it was saved last."
        case .overwrite: "Another program has changed the file since it was opened."
        case .problem(_, let reason): reason
        }
    }

    @MainActor @ViewBuilder private func buttons(of question: DocumentQuestion) -> some View {
        switch question {
        case .unsaved:
            Button("Save") { opened.answer(.save) }.keyboardShortcut(.defaultAction)
            Button("Discard", role: .destructive) { opened.answer(.discard) }
            Button("Cancel", role: .cancel) { opened.answer(.cancel) }
        case .revert:
            Button("Revert", role: .destructive) { opened.answer(.goOn) }
            Button("Cancel", role: .cancel) { opened.answer(.cancel) }
        case .overwrite:
            Button("Replace", role: .destructive) { opened.answer(.goOn) }
            Button("Cancel", role: .cancel) { opened.answer(.cancel) }
        case .problem: Button("OK", role: .cancel) { opened.answer(.cancel) }
        }
    }
}

/// Question for files to open, or for the place of a document.
private struct DocumentTask: FileTask {
    let opened: OpenDocument
    let dialog: DocumentDialog

    var question: FileDialogQuestion {
        MainActor.assumeIsolated {
            switch dialog {
            case .open: return FileDialogQuestion(importing: opened.openableTypes, allowsMultiple: true)
            case .save:
                var question = FileDialogQuestion(.save)
                question.types = opened.content.writableTypes
                question.name = suggestedName
                return question
            }
        }
    }

    @MainActor private var suggestedName: String {
        guard opened.fileURL == nil, let type = opened.content.writableTypes.first else { return opened.name }
        return URL(filePath: "/").appendingPathComponent(opened.name, conformingTo: type).lastPathComponent
    }

    @MainActor func chosen(_ urls: [URL]) {
        switch dialog {
        case .open: opened.open(urls)
        case .save: if let url = urls.first { opened.placeChosen(url) }
        }
    }

    @MainActor func cancelled() { if dialog == .save { opened.noPlaceChosen() } }
}
