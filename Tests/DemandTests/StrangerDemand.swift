import SwiftUI

// Programs for iOS that give names of macOS to styles of their own, and spellings that other files do not have.

struct OwnCheckbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }
}
extension ToggleStyle where Self == OwnCheckbox {
    static var checkbox: OwnCheckbox { OwnCheckbox() }
}

struct OwnField: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(8) }
}
extension TextFieldStyle where Self == OwnField {
    static var squareBorder: OwnField { OwnField() }
}

struct OwnLink: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.underline() }
}
extension ButtonStyle where Self == OwnLink {
    static var link: OwnLink { OwnLink() }
}

struct DividedRoot: _VariadicView_MultiViewRoot {
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        ForEach(children) { child in
            child
            if child.id != last { Divider() }
        }
    }
}

struct StrangerDemand: View {
    enum Kind: String, CaseIterable, Identifiable {
        case fruit, vegetable
        var id: Self { self }
    }

    @State private var isOn = false
    @State private var text = ""
    @State private var kinds: [Kind] = []
    @State private var isSearching = false

    var body: some View {
        NavigationStack {
            ScrollView {
                Toggle("Own checkbox", isOn: $isOn).toggleStyle(.checkbox)
                TextField("Own field", text: $text).textFieldStyle(.squareBorder)
                Text("Glass").padding().glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 12))
                GlassEffectContainer(spacing: 8) {
                    Button("Plain") {}.buttonStyle(.glass)
                    Button("Loud", role: .confirm) {}.buttonStyle(.glassProminent)
                }
                .modifier(EmptyModifier())
                Button("Own link") {}.buttonStyle(.link)
                Button("Link of macOS") {}.buttonStyle(LinkButtonStyle())
                ControlGroup("Edit") {
                    Button("Cut") {}
                    Button("Paste") {}
                }
                .controlGroupStyle(.compactMenu)
                _VariadicView.Tree(DividedRoot()) {
                    Text("One")
                    Text("Two")
                }
                Gauge(value: 0.3, in: 0...1) { Text("Level") }
                    .gaugeStyle(.accessoryCircular)
                    .tint(Gradient(colors: [.green, .red]))
            }
            .scrollDismissesKeyboard(.interactively)
            .searchable(text: $text, tokens: $kinds, isPresented: $isSearching, prompt: "Plants") { Text($0.rawValue) }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") { isOn.toggle() } }
                    .hidden(isOn)
                ToolbarTitleMenu { Button("Rename") {} }
            }
            .containerBackground(.blue.gradient, for: .navigation)
        }
        .persistentSystemOverlays(.hidden)
        .defersSystemGestures(on: .bottom)
    }
}
