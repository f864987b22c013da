import SwiftUI

/// The talk's bracelet editor: a tapped cell zooms into the editor, which zooms back into the cell of the bracelet that
/// it shows by then.
struct BraceletsPage: GalleryPage {
    static let name = "bracelets"
    static let title = "Bracelet editor"
    static let summary = "matchedTransitionSource, navigationTransition(.zoom)"
    static let symbol = "circle"

    @State private var bracelets = Bracelet.all
    @Namespace private var namespace

    private let columns = [GridItem(.adaptive(minimum: 150), spacing: 16)]

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 16) {
                    ForEach(bracelets) { bracelet in
                        NavigationLink(value: bracelet.id) { BraceletCell(bracelet: bracelet) }
                            .buttonStyle(.plain)
                            .matchedTransitionSource(id: bracelet.id, in: namespace) {
                                $0.clipShape(RoundedRectangle(cornerRadius: 16))
                            }
                    }
                }
                .padding(20)
            }
            .navigationTitle("Bracelets")
            .navigationDestination(for: Int.self) { id in
                BraceletEditor(bracelets: $bracelets, first: id, namespace: namespace)
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: 12))
    }
}

/// Cell of a bracelet in the grid.
struct BraceletCell: View {
    let bracelet: Bracelet

    var body: some View {
        VStack(spacing: 0) {
            BraceletPicture(bracelet: bracelet).frame(height: 128)
            Text(verbatim: bracelet.name).textFont(13, weight: .medium)
                .foregroundStyle(Color.black.opacity(0.7))
                .padding(.bottom, 12)
        }
        .frame(maxWidth: .infinity)
        .background(LinearGradient(colors: bracelet.ground, startPoint: .top, endPoint: .bottom))
        .clipShape(RoundedRectangle(cornerRadius: 16))
    }
}
