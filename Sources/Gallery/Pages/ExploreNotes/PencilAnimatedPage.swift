import SwiftUI

/// The notes' second listing: the pencil, animated. Its last braces were lost.
struct PencilAnimatedPage: GalleryPage {
    static let name = "pencil-animated"
    static let title = "Pencil, animated"
    static let summary = "scaleEffect finds an animation in its transaction"
    static let symbol = "pencil"

    var body: some View {
        Exhibit("Tap the pencil: the model value is 1.5 at once, and the pencil grows there.") {
            ContentView().accessibilityLabel("pencil")
        }
    }

    // The listing.

    struct ContentView: View {
        @State private var toogle: Bool = false

        var body: some View {
            Image(systemName: "pencil")
                .resizable()
                .frame(width: 100, height: 100)
                .scaleEffect(toogle ? 1.5 : 1.0)
                .onTapGesture {
                    withAnimation {
                        toogle.toggle()
                    }
                }
        }
    }
}
