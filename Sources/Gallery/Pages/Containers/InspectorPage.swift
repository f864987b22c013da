import SwiftUI

/// Shapes on a canvas, and an inspector with the properties of the selected one.
struct InspectorPage: GalleryPage {
    static let name = "inspector"
    static let title = "An inspector"
    static let summary = "a trailing column, or a sheet in a narrow window"
    static let symbol = "slider.horizontal.3"

    @State private var tiles = Tile.samples
    @State private var selection = 1
    @State private var showsInspector = true

    var body: some View {
        NavigationStack {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 24) { choices }
                ScrollView { VStack(spacing: 24) { choices }.frame(maxWidth: .infinity) }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Tiles")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button(showsInspector ? "Hide Inspector" : "Show Inspector") { showsInspector.toggle() }
                }
            }
        }
        .inspector(isPresented: $showsInspector) {
            TileInspector(tile: $tiles[selection]).inspectorColumnWidth(min: 220, ideal: 280, max: 360)
        }
        .clipShape(RoundedRectangle(cornerRadius: 12))
    }

    private var choices: some View {
        ForEach(tiles) { tile in
            Button {
                withAnimation(.snappy) { selection = tile.id }
            } label: {
                TileView(tile: tile, isSelected: tile.id == selection)
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(tile.id == selection ? .isSelected : [])
        }
    }
}

/// A coloured tile whose properties can be changed.
private struct Tile: Identifiable {
    let id: Int
    var name: String
    var color: Color
    var roundness = 12.0
    var angle = 0.0
    var isFilled = true

    static let samples = [
        Tile(id: 0, name: "Moss", color: .green), Tile(id: 1, name: "Ember", color: .orange, roundness: 28),
        Tile(id: 2, name: "Tide", color: .blue, isFilled: false),
    ]
}

private struct TileView: View {
    let tile: Tile
    let isSelected: Bool

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: tile.roundness)
        VStack(spacing: 14) {
            shape.fill(tile.color.opacity(tile.isFilled ? 1 : 0.12))
                .overlay { shape.strokeBorder(tile.color, lineWidth: 3) }
                .frame(width: 84, height: 84)
                .rotationEffect(.degrees(tile.angle))
                .padding(8)
                .background {
                    RoundedRectangle(cornerRadius: 18).strokeBorder(Color.accentColor, lineWidth: 2)
                        .opacity(isSelected ? 1 : 0)
                }
            Text(tile.name)
        }
    }
}

private struct TileInspector: View {
    @Binding var tile: Tile

    var body: some View {
        Form {
            Section("Tile") {
                TextField("Name", text: $tile.name)
                Toggle("Filled", isOn: $tile.isFilled)
            }
            Section("Shape") {
                LabeledContent("Roundness") {
                    Slider(value: $tile.roundness, in: 0...42).accessibilityLabel("Roundness")
                }
                LabeledContent("Angle") { Slider(value: $tile.angle, in: 0...90).accessibilityLabel("Angle") }
            }
        }
    }
}
