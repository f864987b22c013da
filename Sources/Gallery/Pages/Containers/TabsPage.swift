import SwiftUI

/// A bar of tabs as programs of 2021 have it: a stack, a counter and a form of settings.
struct TabsPage: GalleryPage {
    static let name = "tabs"
    static let title = "Tabs"
    static let summary = "a bar of tabs; each keeps its state and its pages"
    static let symbol = "square.fill"

    private enum Place: Hashable { case home, stars, settings }

    @State private var selection = Place.home
    @State private var stars = 3

    var body: some View {
        TabView(selection: $selection) {
            HomeTab()
                .tabItem {
                    Image(systemName: "house")
                    Text("Home")
                }
                .tag(Place.home)
            StarsTab(stars: $stars)
                .tabItem { Label("Stars", systemImage: "star") }
                .badge(stars)
                .tag(Place.stars)
            SettingsTab(go: { selection = .home })
                .tabItem {
                    Image(systemName: "gear")
                    Text("Settings")
                }
                .tag(Place.settings)
        }
        .clipShape(RoundedRectangle(cornerRadius: 12))
    }
}

/// Stack of numbered pages over coloured rows, which scroll under the bar.
private struct HomeTab: View {
    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 10) {
                    ForEach(1..<21) { number in
                        NavigationLink(value: number) {
                            Text("Row \(number)").foregroundStyle(.black).padding(.vertical, 8)
                                .frame(maxWidth: .infinity, minHeight: 54)
                                .background(
                                    Color(hue: Double(number) / 20, saturation: 0.5, brightness: 0.85),
                                    in: RoundedRectangle(cornerRadius: 10))
                        }
                        .buttonStyle(.plain)
                    }
                }
                .padding()
            }
            .navigationTitle("Home")
            .navigationDestination(for: Int.self) { number in
                Text("Page \(number)").font(.largeTitle)
                    .navigationTitle("Row \(number)")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar(number.isMultiple(of: 2) ? .hidden : .automatic, for: .tabBar)
            }
        }
    }
}

/// Number of stars, which the tab's badge shows.
private struct StarsTab: View {
    @Binding var stars: Int

    var body: some View {
        VStack(spacing: 20) {
            Text("\(stars) stars").font(.title)
            Stepper("Stars", value: $stars, in: 0...99).frame(maxWidth: 260)
        }
    }
}

/// A few settings, and a button that selects another tab.
private struct SettingsTab: View {
    let go: () -> Void
    @State private var isOn = true

    var body: some View {
        VStack(spacing: 20) {
            Toggle("Notifications", isOn: $isOn).frame(maxWidth: 260)
            Button("Go home") { go() }.buttonStyle(.borderedProminent)
        }
    }
}
