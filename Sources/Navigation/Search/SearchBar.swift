import AccessibilityTree
import AnimationCore
import AttributeGraph
import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
import Views

/// Row of a bar with a search field, during a search also with a button that cancels it and with the scopes.
nonisolated struct SearchBar: View {
    let entry: SearchEntry
    @FocusState private var isFocused: Bool

    init(entry: SearchEntry) { self.entry = entry }

    @MainActor var body: some View {
        VStack(spacing: 10) {
            HStack(spacing: 12) {
                SearchField(entry: entry, isFocused: $isFocused)
                if entry.isActive {
                    Button("Cancel") { entry.actions.cancel() }
                        .buttonStyle(.borderless)
                        .keyboardShortcut(.cancelAction)
                        .transition(.move(edge: .trailing).combined(with: .opacity))
                }
            }
            if let scopes = entry.scopes, showsScopes(scopes) {
                scopes.picker.pickerStyle(.segmented).labelsHidden().transition(.opacity)
            }
        }
        .padding(.horizontal, 16).padding(.bottom, 10)
        .modifier(SearchKeyModifier { isFocused = true })
        .onChange(of: isFocused) { if isFocused { entry.actions.begin() } }
        .onChange(of: entry.isActive, initial: true) {
            if isFocused != entry.isActive { isFocused = entry.isActive }
        }
    }

    private func showsScopes(_ scopes: SearchScopes) -> Bool {
        guard entry.isActive else { return false }
        return scopes.activation != .onTextEntry || !entry.text.wrappedValue.isEmpty
    }
}

/// Focuses the field by Ctrl+F, unless the program uses that.
nonisolated private struct SearchKeyModifier: PrimitiveModifier {
    let action: @MainActor () -> Void

    init(action: @escaping @MainActor () -> Void) { self.action = action }

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let box = LayoutBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        let (graph, focus) = (inputs.graph, inputs.host.focus)
        let stroke = ShortcutStroke(.character("f"), modifiers: KeyInput.control)
        let shortcut = focus.addShortcut(stroke, box: box, isFallback: true) {
            if graph.isAlive(modifier.attribute) { graph.peek(modifier.attribute).action() }
        }
        inputs.lifetime.onEnd { focus.removeShortcut(shortcut) }
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
    }
}

/// Field of a search: an icon, the tokens, the text, and a button that empties it.
nonisolated private struct SearchField: View {
    let entry: SearchEntry
    let isFocused: FocusState<Bool>.Binding
    @Environment(\.colorScheme) private var colorScheme

    init(entry: SearchEntry, isFocused: FocusState<Bool>.Binding) {
        self.entry = entry
        self.isFocused = isFocused
    }

    @MainActor var body: some View {
        let text = entry.text
        let tokens = entry.tokens?.views() ?? []
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").font(.system(size: 15)).foregroundStyle(.secondary)
                .accessibilityDecoration()
            ForEach(tokens, id: \.id) { SearchTokenView(content: $0.view) }
            field
            if !text.wrappedValue.isEmpty || !tokens.isEmpty {
                Button {
                    text.wrappedValue = ""
                    entry.tokens?.removeAll()
                    isFocused.wrappedValue = true
                } label: {
                    Image(systemName: "xmark.circle.fill").font(.system(size: 15)).foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Clear text")
            }
        }
        .padding(.horizontal, 9).padding(.vertical, 6)
        .frame(minHeight: 36)
        .background(Color.gray.opacity(colorScheme == .dark ? 0.24 : 0.14), in: RoundedRectangle(cornerRadius: 10))
        .contentShape(Rectangle())
        .onTapGesture { isFocused.wrappedValue = true }
    }

    @MainActor private var field: some View {
        let field = TextField(text: entry.text, prompt: entry.prompt ?? Text("Search")) { Text("Search") }
            .textFieldStyle(.plain)
            .onSubmit { entry.actions.submit() }
            .submitScope()
            .focused(isFocused)
            .onKeyPress(.delete) {
                guard let tokens = entry.tokens, entry.text.wrappedValue.isEmpty else { return .ignored }
                tokens.removeLast()
                return .handled
            }
        return (entry.focus?.apply(AnyView(field)) ?? AnyView(field)).accessibilityRole(.searchField)
    }
}

/// One token in a search field.
nonisolated private struct SearchTokenView: View {
    let content: AnyView

    @MainActor var body: some View {
        content.lineLimit(1).font(.system(size: 14))
            .padding(.horizontal, 8).padding(.vertical, 3)
            .background(Color.accentColor.opacity(0.2), in: Capsule())
            .fixedSize()
    }
}
