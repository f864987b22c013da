import SwiftUI

/// A split view: links of the sidebar show a collection in the detail, links there push an item.
struct ColumnsPage: GalleryPage {
    static let name = "columns"
    static let title = "Columns"
    static let summary = "a split view with a sidebar that hides, and one column in a narrow window"
    static let symbol = "square.fill"

    @State private var visibility = NavigationSplitViewVisibility.all

    private let names = ["Red", "Orange", "Green", "Blue", "Purple"]

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            VStack(alignment: .leading, spacing: 12) {
                ForEach(names, id: \.self) { name in NavigationLink(name, value: name) }
            }
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .navigationTitle("Colours")
            .navigationDestination(for: String.self) { ColorCollection(name: $0) }
        } detail: {
            ContentUnavailableView(
                "No Colour", systemImage: "square", description: Text("Choose a colour in the sidebar."))
        }
        .clipShape(RoundedRectangle(cornerRadius: 12))
    }
}

/// Shades of one colour.
private struct ColorCollection: View {
    let name: String

    private var color: Color {
        switch name {
        case "Red": .red
        case "Orange": .orange
        case "Green": .green
        case "Blue": .blue
        default: .purple
        }
    }

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
                ForEach(1..<13) { number in
                    NavigationLink {
                        color.opacity(Double(number) / 12).ignoresSafeArea()
                            .navigationTitle("\(name) \(number)")
                    } label: {
                        RoundedRectangle(cornerRadius: 10).fill(color.opacity(Double(number) / 12)).frame(height: 70)
                    }
                    .buttonStyle(.plain)
                }
            }
            .padding()
        }
        .navigationTitle(name)
        .navigationBarTitleDisplayMode(.inline)
    }
}
