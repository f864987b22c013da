import AnimationCore
package import Foundation
@_spi(Engine) import Navigation
@_spi(Engine) package import ViewGraph
@_spi(Engine) package import Views

/// Question for files, with what follows when people have answered.
package protocol FileTask {
    var question: FileDialogQuestion { get }
    /// Called with the files that people have chosen.
    @MainActor func chosen(_ urls: [URL])
    /// Called if people cancel.
    @MainActor func cancelled()
}

/// Asks for files while a binding is true: by the desktop's dialog, or by a panel of our own where there is none.
nonisolated package struct FileDialogModifier<Task: FileTask>: ViewModifier {
    let isPresented: Binding<Bool>
    let task: Task
    @Environment(\.fileDialogAccess) private var access
    @Environment(\.fileDialogSettings) private var settings
    @State private var asked = AskedQuestion()
    @State private var panel: PanelQuestion?

    /// Asks the question of `task` while `isPresented` is true.
    package init(isPresented: Binding<Bool>, task: Task) {
        self.isPresented = isPresented
        self.task = task
    }

    @MainActor package func body(content: Content) -> some View {
        content
            .onChange(of: isPresented.wrappedValue, initial: true) { _, isPresented in
                if isPresented { ask() } else { takeBack() }
            }
            .onDisappear { takeBack() }
            .sheet(
                item: $panel, onDismiss: { answered(.cancelled) },
                content: { panel in FilePanel(question: panel.question) { answered($0) } })
    }

    @MainActor private func ask() {
        guard !asked.isOpen else { return }
        var question = task.question
        settings.apply(to: &question)
        asked.isOpen = true
        asked.takeBack = access.ask(question) { answer in
            if case .unavailable = answer { panel = PanelQuestion(question: question) } else { answered(answer) }
        }
    }

    /// The program has set the binding to false itself, or the view has gone.
    @MainActor private func takeBack() {
        guard asked.isOpen else { return }
        asked.isOpen = false
        asked.takeBack?()
        asked.takeBack = nil
        panel = nil
    }

    @MainActor private func answered(_ answer: FileDialogAnswer) {
        // A panel that was answered is dismissed later; a question that was taken back has no answer.
        guard asked.isOpen else { return }
        asked.isOpen = false
        asked.takeBack = nil
        panel = nil
        isPresented.wrappedValue = false
        if case .chosen(let urls) = answer { task.chosen(urls) } else { task.cancelled() }
    }
}

/// Question to the desktop that waits for its answer.
@MainActor private final class AskedQuestion {
    var isOpen = false
    var takeBack: (@MainActor () -> Void)?

    nonisolated init() {}
}

/// Question that our own panel asks.
nonisolated private struct PanelQuestion: Identifiable {
    let id = UUID()
    let question: FileDialogQuestion
}
