import CairoRenderer
import Foundation
import LayerTree
import PictureFormats
import Testing

/// PNG files and filmstrips.
@MainActor struct OutputTests {
    private func sample() -> Bitmap {
        let scene = TestScene(width: 120, height: 80)
        _ = scene.layer(10, 10, 60, 40, fill: ResolvedColor(hex: 0x5E5CE6), content: .roundedRect(12))
        _ = scene.text("Lilt 🐶", 20, 20)
        scene.draw()
        return scene.bitmap
    }

    @Test func `the same scene gives the same bytes, every time`() throws {
        let first = try PNGFile.encode(sample())
        let second = try PNGFile.encode(sample())
        #expect(first == second)
        #expect(first.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func `a file reads back as what was written`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "lilt-\(UUID().uuidString).png").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let bitmap = sample()
        try PNGFile.write(bitmap, to: path)
        let image = try PNGFile.read(path)
        #expect(image.width == bitmap.width && image.height == bitmap.height)
        #expect(image.pixels == bitmap.pixels)
    }

    @Test @MainActor func `a file that views show is read once, and one that there is not is no picture`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "lilt-\(UUID().uuidString).png").path
        try PNGFile.write(sample(), to: path)
        let loader = PictureLoader()
        let first = try #require(try loader.image(of: .file(path)))
        try FileManager.default.removeItem(atPath: path)
        #expect(try loader.image(of: .file(path)) === first)
        #expect(try loader.image(of: .file("/nowhere.png")) == nil)
    }

    @Test @MainActor func `a file that is no picture is named, not taken for one that is missing`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "lilt-\(UUID().uuidString).png").path
        try Data("no picture".utf8).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let error = #expect(throws: UnreadableImage.self) { try PictureLoader().image(of: .file(path)) }
        #expect(error?.description.contains(path) == true)
    }

    @Test func `what cannot be written or read says so, by its name`() {
        #expect(throws: PNGFile.Failure.self) { try PNGFile.write(sample(), to: "/nowhere/at/all.png") }
        #expect(throws: PictureFailure.missing(name: "/nowhere.png")) { try PNGFile.read("/nowhere.png") }
    }

    @Test func `a filmstrip shows its frames in order on white, in rows of about one length`() {
        let red = Bitmap(width: 400, height: 100, filledWith: 0xFFFF_0000)
        let blue = Bitmap(width: 400, height: 100, filledWith: 0xFF00_00FF)
        let strip = Filmstrip.compose(
            frames: (0..<6).map { (time: Double($0) / 10, bitmap: $0 == 0 ? red : blue) })
        #expect(strip.width > 3 * 400 && strip.width < 4 * 400)
        #expect(strip.height > 2 * 100)
        #expect(strip[0, 0] == 0xFFFF_FFFF)
        #expect(strip[228, 78] == 0xFFFF_0000)
        #expect(strip[28 + 420 + 200, 78] == 0xFF00_00FF)
    }

    @Test func `a strip of many high frames becomes wider, not higher than Cairo draws`() {
        let columns = Filmstrip.columnCount(of: 200, cellWidth: 600, cellHeight: 1_500)
        let rows = (200 + columns - 1) / columns
        #expect(columns > 3 && rows * 1_550 < 32_767)
        #expect(Filmstrip.columnCount(of: 20, cellWidth: 600, cellHeight: 1_500) == 3)
    }

    @Test func `large frames are shown smaller, and no frames at all give a picture too`() {
        let strip = Filmstrip.compose(frames: [(time: 0, bitmap: Bitmap(width: 1280, height: 800))])
        #expect(strip.width == 640 + 56)
        #expect(Filmstrip.compose(frames: []).width > 0)
    }
}
