import AnimationCore
import Combine
import Controls
import Foundation
import Geometry
import Lists
import Navigation
import TextViews
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Panel in which people choose files where the desktop has no dialog for it.
struct FilePanel: View {
    @StateObject private var model: FilePanelModel

    init(question: FileDialogQuestion, answer: @escaping @MainActor (FileDialogAnswer) -> Void) {
        _model = StateObject(wrappedValue: FilePanelModel(question, answer: answer))
    }

    var body: some View {
        VStack(spacing: 0) {
            if let message = model.question.message {
                Text(verbatim: message).font(.callout).foregroundStyle(.secondary).padding(.top, 12)
            }
            header
            Divider()
            HStack(spacing: 0) {
                FilePlaces(model: model).frame(width: 150)
                Divider()
                FileList(model: model)
            }
            Divider()
            footer
        }
        .frame(minWidth: 520, idealWidth: 640, minHeight: 360, idealHeight: 440)
        .presentationDragIndicator(.hidden)
        .alert(
            "Replace “\(model.replaced?.lastPathComponent ?? "")”?",
            isPresented: Binding(get: { model.replaced != nil }, set: { if !$0 { model.replaced = nil } }),
            presenting: model.replaced
        ) { file in
            Button("Replace", role: .destructive) { model.replace(file) }
            Button("Cancel", role: .cancel) {}
        } message: { _ in
            Text("A file of that name is in the folder already.")
        }
    }

    private var header: some View {
        HStack(spacing: 10) {
            Button {
                if let parent = model.parent { model.go(to: parent) }
            } label: {
                Image(systemName: "chevron.up")
            }
            .disabled(model.parent == nil)
            .keyboardShortcut(.upArrow, modifiers: .command)
            .accessibilityLabel("Enclosing folder")
            Image(systemName: "folder").foregroundStyle(.secondary)
            Text(verbatim: model.parent == nil ? "Computer" : model.folder.lastPathComponent).fontWeight(.semibold)
                .lineLimit(1)
            Spacer()
        }
        .padding(.horizontal, 14)
        .frame(height: 46)
    }

    private var footer: some View {
        HStack(spacing: 10) {
            if model.question.kind == .save {
                Text(verbatim: model.question.nameLabel ?? "Name").foregroundStyle(.secondary)
                TextField("Name", text: $model.name)
                    .textFieldStyle(.roundedBorder)
                    .onSubmit { model.confirm() }
            } else {
                Spacer()
            }
            Button("Cancel", role: .cancel) { model.cancel() }.keyboardShortcut(.cancelAction)
            Button(model.confirmation) { model.confirm() }
                .buttonStyle(.borderedProminent)
                .keyboardShortcut(.defaultAction)
                .disabled(!model.canConfirm)
        }
        .padding(14)
    }
}

/// Folders at the side that people often go to.
private struct FilePlaces: View {
    @ObservedObject var model: FilePanelModel

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 2) {
                ForEach(FilePlace.all) { place in
                    let isShown = place.url.standardizedFileURL.path == model.folder.path
                    Button {
                        model.go(to: place.url)
                    } label: {
                        Label(place.name, systemImage: place.symbol)
                            .lineLimit(1)
                            .padding(.horizontal, 8)
                            .frame(maxWidth: .infinity, minHeight: 28, alignment: .leading)
                            .background(
                                isShown ? Color.accentColor.opacity(0.18) : .clear,
                                in: RoundedRectangle(cornerRadius: 7))
                    }
                    .buttonStyle(.plain)
                }
            }
            .padding(8)
        }
    }
}

/// Files and folders of the folder that is shown.
private struct FileList: View {
    @ObservedObject var model: FilePanelModel

    var body: some View {
        if let problem = model.listing.problem {
            ContentUnavailableView(
                "This folder cannot be read", systemImage: "exclamationmark.triangle",
                description: Text(verbatim: problem))
        } else if model.listing.entries.isEmpty {
            ContentUnavailableView("Nothing to choose here", systemImage: "folder")
        } else if model.question.allowsMultiple {
            list(List(model.listing.entries, selection: $model.selection) { row($0) })
        } else {
            list(List(model.listing.entries, selection: one) { row($0) })
        }
    }

    /// The selection where one file is chosen.
    private var one: Binding<URL?> {
        Binding(get: { model.selection.first }, set: { model.selection = $0.map { [$0] } ?? [] })
    }

    private func list(_ list: some View) -> some View {
        list
            .listStyle(.plain)
            .onChange(of: model.selection) { model.selectionChanged() }
            // Another folder begins at its top.
            .id(model.folder)
    }

    private func row(_ entry: FileEntry) -> some View {
        Label(entry.name, systemImage: entry.symbol)
            .lineLimit(1)
            .frame(maxWidth: .infinity, alignment: .leading)
            .simultaneousGesture(TapGesture(count: 2).onEnded { model.open(entry) })
    }
}
