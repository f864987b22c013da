import SwiftUI

/// The notes' first listing: not animated.
struct PencilPage: GalleryPage {
    static let name = "pencil"
    static let title = "Pencil, not animated"
    static let summary = "State, body, the next frame"
    static let symbol = "pencil"

    var body: some View {
        Exhibit("Tap the pencil: it is 1.5 times as large in the next frame.") {
            ContentView().accessibilityLabel("pencil")
        }
    }

    // The listing.

    struct ContentView: View {
        @State private var selected: Bool = false

        var body: some View {
            Image(systemName: "pencil")
                .resizable()
                .frame(width: 100, height: 100)
                .scaleEffect(selected ? 1.5 : 1.0)
                .onTapGesture {
                    selected.toggle()
                }
        }
    }
}
