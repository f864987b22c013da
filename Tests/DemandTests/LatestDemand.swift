// Names of the latest systems, as programs use them.
import SwiftUI

struct LatestDemand: View {
    @State private var text = ""
    @State private var chosen: Int?

    var body: some View {
        NavigationStack {
            List(selection: $chosen) {
                ForEach(0..<3, id: \.self) { number in
                    Text("Row \(number)")
                        .listRowInsets(.leading, 4)
                        .listRowInsets(.vertical, 2)
                        .typeSelectEquivalent("\(number)")
                }
                TextField("Text", text: $text).writingToolsBehavior(.disabled).typeSelectEquivalent(Text(verbatim: ""))
            }
            .scrollEdgeEffectStyle(.hard, for: .top)
            .scrollEdgeEffectHidden(true, for: [.bottom])
            .searchable(text: $text)
            .searchToolbarBehavior(.minimize)
            .navigationTitle("Latest")
            .navigationDocument(URL(filePath: "/tmp/latest.txt"))
            .toolbar {
                DefaultToolbarItem(kind: .search, placement: .bottomBar)
                ToolbarSpacer(.flexible, placement: .bottomBar)
                ToolbarItem(placement: .bottomBar) { Button("New") {} }.sharedBackgroundVisibility(.hidden)
            }
        }
    }
}

struct LatestApp: App {
    var body: some Scene {
        WindowGroup { LatestDemand() }.windowToolbarStyle(.unified(showsTitle: false))
        Window("Compact", id: "compact") { LatestDemand() }.windowToolbarStyle(.unifiedCompact)
    }
}
