import Lilt
import SwiftUI

/// Draws the gallery's pet pictures as PNG files into the folder given as the argument (`scripts/draw-pets`).
@main struct PetPictures {
    @MainActor static func main() throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
        try write(CatPicture(), as: "cat", to: folder)
        try write(DogPicture(), as: "dog", to: folder)
        try write(BirdPicture(), as: "bird", to: folder)
    }

    @MainActor private static func write<Content: View>(_ picture: Content, as name: String, to folder: URL) throws {
        let renderer = ImageRenderer(content: picture)
        for (scale, suffix) in [(1.0, ""), (2.0, "@2x")] {
            renderer.scale = scale
            try renderer.bitmap?.writePNG(to: folder.appendingPathComponent("\(name)\(suffix).png"))
        }
    }
}

/// A round picture, 96 points wide.
struct Portrait<Face: View>: View {
    let ground: Color
    @ViewBuilder let face: Face

    var body: some View {
        ZStack {
            Circle().fill(ground)
            face
        }
        .frame(width: 96, height: 96)
        .clipShape(Circle())
    }
}

/// A path given by its corners and curves, in the picture's points.
struct Figure: Shape {
    let draw: @Sendable (inout Path) -> Void

    func path(in rect: CGRect) -> Path { Path(draw) }
}

struct Spot: View {
    let color: Color
    let x, y, width, height: CGFloat

    var body: some View {
        Ellipse().fill(color).frame(width: width, height: height).position(x: x, y: y)
    }
}
