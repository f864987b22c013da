import SwiftUI

@main struct FilmApp: App {
    var body: some Scene {
        WindowGroup { FilmView() }
    }
}

/// Red for a second, then green; blue after a tap.
struct FilmView: View {
    @State private var isGreen = false
    @State private var isBlue = false

    var body: some View {
        Rectangle()
            .fill(
                isBlue ? Color(red: 0, green: 0, blue: 1) : Color(red: isGreen ? 0 : 1, green: isGreen ? 1 : 0, blue: 0)
            )
            .ignoresSafeArea()
            .accessibilityLabel("Color")
            .onTapGesture { isBlue = true }
            .task {
                // Program time: offscreen nobody waits. It is cut short when the window closes.
                try? await Task.sleep(for: .seconds(0.9))
                isGreen = true
            }
    }
}
