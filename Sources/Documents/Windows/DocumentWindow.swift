import AnimationCore
import AttributeGraph
import Combine
import Controls
import FileDialogs
import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// A document as the views of its window show it.
@MainActor struct ShownDocument<D> {
    let opened: OpenDocument
    let box: DocumentBox<D>
    let document: D

    /// The document as a value, for views that change it.
    var binding: Binding<D> {
        Binding(get: { box.document ?? document }, set: { box.change(to: $0) })
    }
}

/// Content of a window of a document group.
struct DocumentWindow<D>: View {
    let kind: DocumentKind<D>
    let shown: @MainActor (ShownDocument<D>) -> AnyView
    @StateObject private var opened: OpenDocument

    init(kind: DocumentKind<D>, shown: @escaping @MainActor (ShownDocument<D>) -> AnyView) {
        self.kind = kind
        self.shown = shown
        _opened = StateObject(wrappedValue: OpenDocument(DocumentBox(kind, document: kind.make?())))
    }

    /// The content, showing a document of its own.
    func showing(_ document: OpenDocument?) -> Self {
        guard let document else { return self }
        var copy = self
        copy._opened = StateObject(wrappedValue: document)
        return copy
    }

    var body: some View {
        DocumentBody(opened: opened, box: opened.content as? DocumentBox<D>, shown: shown)
            .environment(
                \.documentConfiguration,
                DocumentConfiguration(fileURL: opened.fileURL, isEditable: opened.isEditable)
            )
            .focusedSceneObject(opened)
            .modifier(DocumentQuestions(opened: opened))
            .modifier(DocumentPlace(opened: opened))
    }
}

/// The program's views for a document, or an invitation to open one.
private struct DocumentBody<D>: View {
    let opened: OpenDocument
    let box: DocumentBox<D>?
    let shown: @MainActor (ShownDocument<D>) -> AnyView

    var body: some View {
        if let box { DocumentViews(opened: opened, box: box, shown: shown) }
    }
}

private struct DocumentViews<D>: View {
    @ObservedObject var opened: OpenDocument
    @ObservedObject var box: DocumentBox<D>
    let shown: @MainActor (ShownDocument<D>) -> AnyView

    var body: some View {
        if let document = box.document {
            shown(ShownDocument(opened: opened, box: box, document: document))
                // Another file is another document: states of the views before do not belong to it.
                .id(opened.reading)
        } else {
            ContentUnavailableView {
                Label("No Document", systemImage: "doc")
            } description: {
                Text("Open a file to see it here.")
            } actions: {
                Button("Open…") { opened.dialog = .open }
            }
        }
    }
}

/// Connects a document to the window in which it is shown.
private struct DocumentPlace: ViewModifier {
    let opened: OpenDocument
    @Environment(\.scenePhase) private var phase

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(DocumentHost(opened: opened))
            .onChange(of: phase) { if phase != .active { opened.keep() } }
    }
}

nonisolated private struct DocumentHost: InputsModifier {
    let opened: OpenDocument

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        inputs.host.afterUpdate { [unowned host = inputs.host] in
            guard graph.isAlive(modifier.attribute) else { return }
            graph.peek(modifier.attribute).opened.appear(in: host)
        }
        // The end of the window's views; those of one file may go while the window stays.
        let opened = inputs.graph.untracked { inputs.graph.peek(modifier.attribute) }.opened
        inputs.lifetime.onEnd { opened.disappear() }
    }
}
