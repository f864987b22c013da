import SwiftUI

/// UIKit's fields as programs wrap them: a search field that is given the keyboard, and a note that grows.
struct TextViewsUIKitPage: GalleryPage {
    static let name = "uikit-text"
    static let title = "Fields of UIKit"
    static let summary = "UITextField and UITextView, wrapped"
    static let symbol = "character.cursor.ibeam"

    @State private var query = ""
    @State private var password = ""
    @State private var note = "A note that grows with its lines, and no further than five."
    @State private var noteHeight: CGFloat = 54
    @State private var isSearching = false

    var body: some View {
        Exhibit("The coordinators are delegates and targets. “Search” makes the first field the first responder.") {
            VStack(alignment: .leading, spacing: 16) {
                WrappedField(text: $query, isFirstResponder: $isSearching, placeholder: "Search")
                WrappedField(text: $password, placeholder: "Password", isSecret: true)
                WrappedNote(text: $note, height: $noteHeight)
                    .frame(height: min(noteHeight, 120))
                    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
                Text(query.isEmpty ? "Nothing is searched for." : "Searching for “\(query)”.")
                    .foregroundStyle(.secondary)
                Button("Search") { isSearching = true }.buttonStyle(ChipButtonStyle())
            }
            .frame(maxWidth: 320)
        }
    }
}

private struct WrappedField: UIViewRepresentable {
    @Binding var text: String
    var isFirstResponder = Binding.constant(false)
    let placeholder: String
    var isSecret = false

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        field.setContentHuggingPriority(.defaultHigh, for: .vertical)
        field.clearButtonMode = .whileEditing
        field.isSecureTextEntry = isSecret
        field.delegate = context.coordinator
        field.addAction(
            UIAction { action in text = (action.sender as? UITextField)?.text ?? "" }, for: .editingChanged)
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
        if field.text != text { field.text = text }
        if isFirstResponder.wrappedValue, !field.isFirstResponder { field.becomeFirstResponder() }
    }

    func makeCoordinator() -> Coordinator { Coordinator(isFirstResponder) }

    final class Coordinator: NSObject, UITextFieldDelegate {
        private let isFirstResponder: Binding<Bool>

        init(_ isFirstResponder: Binding<Bool>) { self.isFirstResponder = isFirstResponder }

        func textFieldDidEndEditing(_ textField: UITextField) { isFirstResponder.wrappedValue = false }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
    }
}

private struct WrappedNote: UIViewRepresentable {
    @Binding var text: String
    @Binding var height: CGFloat

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.font = .systemFont(ofSize: 15)
        view.text = text
        view.accessibilityLabel = "note"
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        if view.text != text { view.text = text }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, UITextViewDelegate {
        private let note: WrappedNote

        init(_ note: WrappedNote) { self.note = note }

        func textViewDidChange(_ view: UITextView) {
            note.text = view.text
            note.height =
                view.sizeThatFits(CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude)).height
        }
    }
}
