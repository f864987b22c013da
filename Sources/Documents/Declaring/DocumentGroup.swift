import AnimationCore
import AttributeGraph
import Combine
public import FileDialogs
import MenuBars
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Windows that each show a document: a file that people open, edit and save.
///
/// Their menu bar has New, Open…, Save, Save As…, Duplicate and Revert. A file named on the command line opens at the start, else a
/// new document does; docs/documents.md has the details.
public struct DocumentGroup<Document, Content: View>: _PrimitiveScene {
    private let content: DocumentWindow<Document>

    private init(_ kind: DocumentKind<Document>, _ shown: @escaping @MainActor (ShownDocument<Document>) -> AnyView) {
        content = DocumentWindow(kind: kind, shown: shown)
    }

    /// Registers the group with the host.
    @MainActor public static func _makeScene(_ scene: _GraphValue<Self>, inputs: _ViewInputs) {
        let kind = inputs.graph.untracked { inputs.graph.peek(scene.attribute) }.content.kind
        let windows = WindowScene(
            id: nil, valueType: OpenDocument.self, look: WindowScene.Look(title: OpenDocument.untitled), inputs: inputs,
            content: scene[\.content], prepare: { $0.showing($1.base as? OpenDocument) })
        windows.addCommands { inputs in
            let commands = inputs.lifetime.addSource(DocumentCommands(isEditor: kind.isEditor))
            DocumentCommands._makeCommands(_GraphValue(commands), inputs: inputs)
        }
        inputs.host.windows.add(windows)
        let documents = inputs.host.attachment(ProgramDocuments.self)
        documents.add(DocumentScene(kind, windows))
        // The first window's document appears after the update that makes the scenes.
        inputs.host.afterUpdate { [unowned host = inputs.host] in host.enqueue(Transaction()) { documents.start() } }
    }

    /// A description with the title of a new document.
    public func _windowDescription() -> _WindowDescription { _WindowDescription(title: OpenDocument.untitled) }
}

extension DocumentGroup where Document: FileDocument {
    /// Windows in which people edit documents that are values.
    ///
    /// - Parameters:
    ///   - newDocument: returns the document of New, and of a start without files.
    ///   - editor: views of a window, for its document.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(.values(make: newDocument)) { AnyView(editor($0.configuration)) }
    }

    /// Windows in which people view files as documents that are values.
    ///
    /// - Parameters:
    ///   - documentType: type of the documents.
    ///   - viewer: views of a window, for its document.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(.values(make: nil)) { AnyView(viewer($0.configuration)) }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Windows in which people edit documents that are objects. The views also find the document as an environment object.
    ///
    /// - Parameters:
    ///   - newDocument: returns the document of New, and of a start without files.
    ///   - editor: views of a window, for its document.
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(.objects(make: newDocument)) {
            AnyView(ObjectDocumentView(shown: $0, document: $0.document, content: editor))
        }
    }

    /// Windows in which people view files as documents that are objects. The views also find the document as an environment object.
    ///
    /// - Parameters:
    ///   - documentType: type of the documents.
    ///   - viewer: views of a window, for its document.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(.objects(make: nil)) {
            AnyView(ObjectDocumentView(shown: $0, document: $0.document, content: viewer))
        }
    }
}

extension ShownDocument where D: FileDocument {
    fileprivate var configuration: FileDocumentConfiguration<D> {
        FileDocumentConfiguration(document: binding, fileURL: opened.fileURL, isEditable: opened.isEditable)
    }
}

/// Views of a document that is an object; they are evaluated again when it announces a change.
private struct ObjectDocumentView<D: ReferenceFileDocument, Content: View>: View {
    let shown: ShownDocument<D>
    @ObservedObject var document: D
    let content: (ReferenceFileDocumentConfiguration<D>) -> Content

    var body: some View {
        content(
            ReferenceFileDocumentConfiguration(
                document: document, fileURL: shown.opened.fileURL, isEditable: shown.opened.isEditable)
        )
        .environmentObject(document)
    }
}
