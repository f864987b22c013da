// Drag and drop, sharing, and files in and out, in the forms that programs use.
import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers

struct Recipe: Identifiable, Codable, Hashable, Transferable {
    var id = UUID()
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .recipe)
        DataRepresentation(exportedContentType: .json) { recipe in
            try JSONEncoder().encode(recipe)
        }
        FileRepresentation(contentType: .recipe) { recipe in
            let url = FileManager.default.temporaryDirectory.appendingPathComponent(recipe.title, conformingTo: .recipe)
            try JSONEncoder().encode(recipe).write(to: url)
            return SentTransferredFile(url)
        } importing: { received in
            try JSONDecoder().decode(Recipe.self, from: Data(contentsOf: received.file))
        }
        ProxyRepresentation(exporting: \.title)
            .suggestedFileName { $0.title }
    }
}

extension UTType {
    static var recipe: UTType { UTType(exportedAs: "com.example.recipe") }
}

struct RecipeBook: FileDocument {
    static var readableContentTypes: [UTType] { [.json, .recipe] }
    var recipes: [Recipe] = []

    init(recipes: [Recipe]) { self.recipes = recipes }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        recipes = try JSONDecoder().decode([Recipe].self, from: data)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try JSONEncoder().encode(recipes))
    }
}

final class NotesDocument: ReferenceFileDocument {
    typealias Snapshot = String
    static var readableContentTypes: [UTType] { [.plainText] }
    @Published var text = ""

    init() {}
    init(configuration: ReadConfiguration) throws {
        text = String(data: configuration.file.regularFileContents ?? Data(), encoding: .utf8) ?? ""
    }
    func snapshot(contentType: UTType) throws -> String { text }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
}

struct ReorderDelegate: DropDelegate {
    let item: Recipe
    @Binding var list: [Recipe]
    @Binding var current: Recipe?

    func dropEntered(info: DropInfo) {
        guard item != current, let current = current else { return }
        let from = list.firstIndex(of: current)!
        let to = list.firstIndex(of: item)!
        if list[to].id != current.id {
            withAnimation {
                list.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
            }
        }
    }

    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

    func performDrop(info: DropInfo) -> Bool {
        current = nil
        return info.hasItemsConforming(to: [.text])
    }
}

struct DragDemand: View {
    @State private var recipes = ["Soup", "Bread", "Cake"].map { Recipe(title: $0) }
    @State private var current: Recipe?
    @State private var targeted = false
    @State private var importing = false
    @State private var exporting = false
    @State private var exportingNotes = false
    @State private var exportingItem = false
    @State private var moving = false
    @State private var image: Image?
    @State private var error: String?
    @StateObject private var notes = NotesDocument()

    var body: some View {
        VStack {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
                ForEach(recipes) { recipe in
                    Text(recipe.title)
                        .onDrag {
                            self.current = recipe
                            return NSItemProvider(object: String(recipe.title) as NSString)
                        }
                        .onDrop(
                            of: [UTType.text],
                            delegate: ReorderDelegate(item: recipe, list: $recipes, current: $current))
                }
            }
            RoundedRectangle(cornerRadius: 8)
                .fill(targeted ? Color.green : Color.gray)
                .frame(height: 60)
                .onDrop(of: [.image, .fileURL], isTargeted: $targeted) { providers, location in
                    guard let provider = providers.first else { return false }
                    if provider.hasItemConformingToTypeIdentifier(UTType.image.identifier) {
                        _ = provider.loadDataRepresentation(for: .image) { data, error in
                            DispatchQueue.main.async { self.error = error?.localizedDescription }
                        }
                    } else {
                        provider.loadItem(forTypeIdentifier: "public.file-url", options: nil) { item, error in
                            guard let data = item as? NSData else { return }
                            print(data.length, location)
                        }
                        _ = provider.loadObject(ofClass: URL.self) { url, _ in print(url?.path ?? "") }
                    }
                    return true
                }
                .onDrop(of: ["public.text"], isTargeted: nil) { providers in !providers.isEmpty }
            HStack {
                ForEach(recipes) { recipe in
                    Text(recipe.title).draggable(recipe) { Text(recipe.title).padding() }
                }
                Text("Recipes").dropDestination(for: Recipe.self) { items, _ in
                    recipes.append(contentsOf: items)
                    return true
                } isTargeted: {
                    targeted = $0
                }
                Color.orange.frame(width: 20, height: 20).draggable(Color.orange)
                Text("Picture").dropDestination(for: Image.self) { images, _ in
                    image = images.first
                    return true
                }
            }
            List {
                ForEach(recipes) { recipe in
                    Text(recipe.title).itemProvider { NSItemProvider(object: recipe.title as NSString) }
                }
                .onInsert(of: [.plainText]) { index, providers in
                    for provider in providers {
                        _ = provider.loadObject(ofClass: String.self) { text, _ in
                            guard let text else { return }
                            DispatchQueue.main.async { recipes.insert(Recipe(title: text), at: index) }
                        }
                    }
                }
                .onMove { recipes.move(fromOffsets: $0, toOffset: $1) }
            }
            .frame(height: 120)
            HStack {
                ShareLink(item: URL(string: "https://example.com")!)
                ShareLink(item: recipes[0], preview: SharePreview("A recipe", image: Image(systemName: "fork.knife")))
                ShareLink(items: recipes) { SharePreview($0.title) }
                ShareLink("Share all", items: recipes, subject: Text("Recipes")) { SharePreview($0.title) }
                PasteButton(supportedContentTypes: [.text]) { providers in error = "\(providers.count)" }
            }
            files
        }
    }

    @ViewBuilder private var files: some View {
        Button("Import") { importing = true }
            .fileImporter(
                isPresented: $importing, allowedContentTypes: [.json, .recipe], allowsMultipleSelection: false
            ) {
                result in
                do {
                    guard let url = try result.get().first else { return }
                    guard url.startAccessingSecurityScopedResource() else { return }
                    defer { url.stopAccessingSecurityScopedResource() }
                    recipes = try JSONDecoder().decode([Recipe].self, from: Data(contentsOf: url))
                } catch {
                    self.error = error.localizedDescription
                }
            }
        Button("Export") { exporting = true }
            .fileExporter(
                isPresented: $exporting, document: RecipeBook(recipes: recipes), contentType: .json,
                defaultFilename: "recipes"
            ) { result in
                if case .failure(let failure) = result { error = failure.localizedDescription }
            }
            .fileDialogMessage("Where do the recipes go?")
            .fileDialogConfirmationLabel("Export")
        Button("Notes") { exportingNotes = true }
            .fileExporter(isPresented: $exportingNotes, document: notes, contentType: .plainText) { _ in }
        Button("One") { exportingItem = true }
            .fileExporter(
                isPresented: $exportingItem, item: recipes.first, contentTypes: [.json], defaultFilename: "recipe",
                onCompletion: { _ in }, onCancellation: {})
        Button("Move") { moving = true }
            .fileMover(isPresented: $moving, file: nil) { (_: Result<URL, Error>) in }
    }
}
