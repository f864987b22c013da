import SwiftUI
import UniformTypeIdentifiers

/// Tiles that make way for the one that is dragged, and a tray for values of several types.
struct DragAndDropPage: GalleryPage {
    static let name = "drag-and-drop"
    static let title = "Drag and drop"
    static let summary = "Tiles that make way, values of one's own types, files and pictures"
    static let symbol = "hand.draw"

    @State private var tiles = Swatch.all
    @State private var dragged: Swatch?
    @State private var planted: [Swatch] = []
    @State private var words = "Drop tiles, text or files here"
    @State private var isTargeted = false
    @Environment(\.colorScheme) private var colorScheme

    init() {}

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 24) {
                wall
                tray
            }
            VStack(spacing: 24) {
                wall
                tray
            }
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var wall: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: 3), spacing: 12) {
            ForEach(tiles) { tile in
                SwatchView(tile: tile)
                    .opacity(dragged == tile ? 0.35 : 1)
                    .onDrag {
                        dragged = tile
                        let item = NSItemProvider()
                        item.register(tile)
                        return item
                    } preview: {
                        SwatchView(tile: tile).frame(width: 90)
                    }
                    .onDrop(of: [.swatch], delegate: SwatchMover(tile: tile, tiles: $tiles, dragged: $dragged))
            }
        }
        .frame(width: 320)
    }

    private var tray: some View {
        let palette = Palette(colorScheme)
        return VStack(spacing: 12) {
            Image(systemName: "tray.and.arrow.down").font(.system(size: 28)).foregroundStyle(palette.accent)
            Text(words).foregroundStyle(palette.fadedInk).multilineTextAlignment(.center).lineLimit(5)
            HStack(spacing: 8) {
                ForEach(planted) { tile in
                    Circle().fill(tile.color).frame(width: 22, height: 22).transition(.scale.combined(with: .opacity))
                }
            }
            .frame(height: 22)
        }
        .padding(20)
        .frame(idealWidth: 220, maxWidth: .infinity, minHeight: 320)
        .background(isTargeted ? palette.accentGround : palette.card, in: RoundedRectangle(cornerRadius: 16))
        .overlay {
            RoundedRectangle(cornerRadius: 16)
                .strokeBorder(isTargeted ? palette.accent : palette.rim, lineWidth: isTargeted ? 2 : 1)
        }
        .animation(.smooth(duration: 0.2), value: isTargeted)
        .onDrop(of: [.swatch, .fileURL, .url, .text], isTargeted: $isTargeted) { items in
            dragged = nil
            for item in items { receive(item) }
            return true
        }
    }

    private func receive(_ item: NSItemProvider) {
        if item.hasItemConformingToTypeIdentifier(UTType.swatch.identifier) {
            _ = item.loadTransferable(type: Swatch.self) { result in
                Task { @MainActor in
                    switch result {
                    case .success(let tile):
                        withAnimation(.bouncy) {
                            if !planted.contains(tile) { planted.append(tile) }
                            words = "\(tile.name), as a value of its own type"
                        }
                    case .failure(let error): words = "The tile did not arrive: \(error.localizedDescription)"
                    }
                }
            }
        } else if item.canLoadObject(ofClass: URL.self) {
            _ = item.loadObject(ofClass: URL.self) { url, _ in
                Task { @MainActor in words = url?.lastPathComponent ?? "No address" }
            }
        } else {
            _ = item.loadObject(ofClass: String.self) { text, _ in
                Task { @MainActor in words = text ?? "No text" }
            }
        }
    }
}

/// A tile, which goes to other programs as its name.
struct Swatch: Identifiable, Hashable, Codable, Transferable {
    let name: String
    let hue: Double

    var id: String { name }
    var color: Color { Color(hue: hue, saturation: 0.5, brightness: 0.95) }

    static let all = [
        "Rose", "Marigold", "Fern", "Mint", "Lagoon", "Iris", "Plum", "Fuchsia", "Brick",
    ].enumerated().map { Swatch(name: $1, hue: Double($0) / 9) }

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .swatch)
        ProxyRepresentation(exporting: \.name)
    }
}

extension UTType {
    static let swatch = UTType(exportedAs: "lilt.gallery.swatch")
}

private struct SwatchView: View {
    let tile: Swatch

    var body: some View {
        Text(verbatim: tile.name)
            .textFont(13, weight: .semibold)
            .lineLimit(1)
            .minimumScaleFactor(0.3)
            .foregroundStyle(.black)
            .frame(maxWidth: .infinity)
            .frame(height: 90)
            .background(tile.color, in: RoundedRectangle(cornerRadius: 14))
    }
}

/// Moves the dragged tile to the place of the one that it is over.
private struct SwatchMover: DropDelegate {
    let tile: Swatch
    @Binding var tiles: [Swatch]
    @Binding var dragged: Swatch?

    func dropEntered(info: DropInfo) {
        guard let dragged, dragged != tile, let from = tiles.firstIndex(of: dragged),
            let to = tiles.firstIndex(of: tile)
        else { return }
        withAnimation(.snappy) {
            tiles.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
        }
    }

    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

    func performDrop(info: DropInfo) -> Bool {
        dragged = nil
        return true
    }
}
