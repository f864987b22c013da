import SwiftUI

/// A note in a window of UIKit above everything, which lets touches through beside it.
struct WindowsUIKitPage: GalleryPage {
    static let name = "uikit-windows"
    static let title = "Windows above"
    static let summary = "UIWindow: a note above sheets, touches pass through beside it"
    static let symbol = "macwindow.on.rectangle"

    @State private var notes = NoteWindow()
    @State private var presses = 0
    @State private var hasSheet = false

    var body: some View {
        VStack(spacing: 20) {
            Text("The note is in a window of its own. What is behind its empty parts can be pressed.")
                .multilineTextAlignment(.center)
            Button("Show a note") { notes.show("Saved") }.buttonStyle(.borderedProminent)
            Button("Pressed \(presses) times") { presses += 1 }
            Button("Open a sheet") { hasSheet = true }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { SceneFinder(notes: notes).accessibilityHidden(true) }
        .sheet(isPresented: $hasSheet) {
            VStack(spacing: 20) {
                Text("The note is above this sheet, too.")
                Button("Show a note") { notes.show("Above the sheet") }
                Button("Close") { hasSheet = false }
            }
            .padding()
        }
        .onDisappear { notes.hide() }
    }
}

/// Tells the notes in which scene they are shown.
private struct SceneFinder: UIViewRepresentable {
    let notes: NoteWindow

    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { notes.anchor = view }
}

/// Owner of the window with the note.
@MainActor private final class NoteWindow {
    weak var anchor: UIView?
    private var window: UIWindow?

    func show(_ text: String) {
        guard let scene = anchor?.window?.windowScene else { return }
        let root = UIHostingController(rootView: WindowNote(text: text) { [weak self] in self?.hide() })
        root.view.backgroundColor = .clear
        let window = window ?? PassthroughWindow(windowScene: scene)
        window.windowLevel = .alert + 1
        window.rootViewController = root
        window.isHidden = false
        self.window = window
    }

    func hide() {
        window?.isHidden = true
        window = nil
    }
}

/// A window that lets touches through where its root shows nothing.
private final class PassthroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return rootViewController?.view == hit ? nil : hit
    }
}

private struct WindowNote: View {
    let text: String
    let close: @MainActor () -> Void
    @State private var isIn = false

    var body: some View {
        VStack {
            if isIn {
                HStack(spacing: 12) {
                    Image(systemName: "checkmark.circle.fill").foregroundStyle(.green).accessibilityHidden(true)
                    Text(text)
                    Button("Close") { close() }
                }
                .padding(.horizontal, 16)
                .padding(.vertical, 10)
                .background(.regularMaterial, in: Capsule())
                .shadow(color: .black.opacity(0.25), radius: 8, y: 2)
                .transition(.move(edge: .top).combined(with: .opacity))
            }
            Spacer()
        }
        .padding(.top, 60)
        .onAppear { withAnimation(.bouncy) { isIn = true } }
    }
}
