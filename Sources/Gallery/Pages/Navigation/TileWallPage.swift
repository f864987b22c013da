import SwiftUI

/// Two hundred cells, each of which zooms into a page: measures a zoom in front of much content, with the frame report
/// (`LILT_REPORT`).
struct TileWallPage: GalleryPage {
    static let name = "tile-wall"
    static let title = "A wall of tiles"
    static let summary = "a zoom over two hundred cells, at no body and no layout a frame"
    static let symbol = "square.fill"

    @Namespace private var namespace

    private static let count = 200

    /// Twenty columns in a window of the usual size.
    private let columns = [GridItem(.adaptive(minimum: 50), spacing: 6)]

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 6) {
                    ForEach(0..<Self.count, id: \.self) { number in
                        NavigationLink(value: number) { Tile(number: number) }
                            .buttonStyle(.plain)
                            .matchedTransitionSource(id: number, in: namespace) {
                                $0.clipShape(RoundedRectangle(cornerRadius: 8))
                            }
                    }
                }
                .padding(12)
            }
            .navigationDestination(for: Int.self) { number in
                TilePage(number: number).navigationTransition(.zoom(sourceID: number, in: namespace))
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: 12))
    }
}

/// Number on its own background.
private struct Tile: View {
    let number: Int

    var body: some View {
        RoundedRectangle(cornerRadius: 8)
            .fill(ground(number))
            .frame(height: 44)
            .overlay { Text(verbatim: "\(number)").font(.system(size: 13, weight: .medium)).foregroundStyle(.white) }
    }
}

/// Page of a tile.
private struct TilePage: View {
    let number: Int

    var body: some View {
        VStack(spacing: 16) {
            Text(verbatim: "\(number)").font(.system(size: 120, weight: .bold))
            Text("Grab it, drag it, let it go.").font(.system(size: 17))
        }
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(ground(number))
        .navigationTitle("Tile \(number)")
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Vertical gradient whose hue depends on `number`.
private func ground(_ number: Int) -> LinearGradient {
    let hue = Double(number * 37 % 200) / 200
    return LinearGradient(
        colors: [
            Color(hue: hue, saturation: 0.6, brightness: 0.5), Color(hue: hue, saturation: 0.7, brightness: 0.42),
        ], startPoint: .top, endPoint: .bottom)
}
