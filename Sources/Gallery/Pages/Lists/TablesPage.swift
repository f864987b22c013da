import SwiftUI

/// A table of moons that is sorted by its headers, searched, and refreshed.
struct TablesPage: GalleryPage {
    static let name = "tables"
    static let title = "Tables and searching"
    static let summary = "Table, sortOrder, columnCustomization, searchable, refreshable"
    static let symbol = "grid"

    @State private var moons = Moon.all
    @State private var order = [KeyPathComparator(\Moon.name)]
    @State private var selection: Set<String> = []
    @State private var text = ""
    @SceneStorage("moons") private var columns: TableColumnCustomization<Moon>

    var body: some View {
        NavigationStack {
            Table(
                shown, selection: $selection, sortOrder: $order.animation(.snappy), columnCustomization: $columns
            ) {
                TableColumn("Moon", value: \.name)
                TableColumn("Planet", value: \.planet).width(min: 80, ideal: 140, max: 240)
                    .customizationID("planet")
                TableColumn("Radius", value: \.radius) { Text("\($0.radius) km") }
                    .width(min: 70, ideal: 110, max: 200).alignment(.trailing).customizationID("radius")
                TableColumn("Found", value: \.year) { Text(verbatim: $0.year == 0 ? "–" : "\($0.year)") }
                    .width(min: 60, ideal: 90, max: 140).alignment(.trailing).customizationID("found")
            }
            .refreshable {
                // As long as a server might take; a list that goes away meanwhile is not refreshed.
                do { try await Task.sleep(for: .seconds(1.5)) } catch { return }
                withAnimation { moons = Moon.all.shuffled() }
            }
            .navigationTitle("Moons")
            .searchable(text: $text, prompt: "Moon or planet")
            .searchSuggestions {
                if text.isEmpty {
                    ForEach(["Jupiter", "Saturn"], id: \.self) { Text($0).searchCompletion($0) }
                }
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: 12))
    }

    private var shown: [Moon] {
        let found = moons.filter { moon in
            text.isEmpty || moon.name.localizedCaseInsensitiveContains(text)
                || moon.planet.localizedCaseInsensitiveContains(text)
        }
        return found.sorted(using: order)
    }
}

/// A moon of a planet.
private struct Moon: Identifiable {
    let name: String
    let planet: String
    /// Mean radius, in kilometres.
    let radius: Int
    /// Year of discovery; 0 for one that was always known.
    let year: Int

    var id: String { name }

    static let all = [
        Moon(name: "Moon", planet: "Earth", radius: 1_737, year: 0),
        Moon(name: "Phobos", planet: "Mars", radius: 11, year: 1877),
        Moon(name: "Deimos", planet: "Mars", radius: 6, year: 1877),
        Moon(name: "Io", planet: "Jupiter", radius: 1_822, year: 1610),
        Moon(name: "Europa", planet: "Jupiter", radius: 1_561, year: 1610),
        Moon(name: "Ganymede", planet: "Jupiter", radius: 2_634, year: 1610),
        Moon(name: "Callisto", planet: "Jupiter", radius: 2_410, year: 1610),
        Moon(name: "Mimas", planet: "Saturn", radius: 198, year: 1789),
        Moon(name: "Enceladus", planet: "Saturn", radius: 252, year: 1789),
        Moon(name: "Tethys", planet: "Saturn", radius: 531, year: 1684),
        Moon(name: "Dione", planet: "Saturn", radius: 561, year: 1684),
        Moon(name: "Rhea", planet: "Saturn", radius: 764, year: 1672),
        Moon(name: "Titan", planet: "Saturn", radius: 2_575, year: 1655),
        Moon(name: "Iapetus", planet: "Saturn", radius: 735, year: 1671),
        Moon(name: "Miranda", planet: "Uranus", radius: 236, year: 1948),
        Moon(name: "Ariel", planet: "Uranus", radius: 579, year: 1851),
        Moon(name: "Umbriel", planet: "Uranus", radius: 585, year: 1851),
        Moon(name: "Titania", planet: "Uranus", radius: 788, year: 1787),
        Moon(name: "Oberon", planet: "Uranus", radius: 761, year: 1787),
        Moon(name: "Triton", planet: "Neptune", radius: 1_353, year: 1846),
    ]
}
