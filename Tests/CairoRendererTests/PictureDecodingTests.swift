import AnimationCore
import Foundation
import LayerTree
import PictureFormats
import Testing

@testable import CairoRenderer

/// Decoded pixels of each format: S24.12.
@MainActor struct PictureDecodingTests {
    private func pixels(_ data: Data) throws -> ImagePixels {
        try #require(try PictureLoader().image(of: .memory(PictureData(data))))
    }

    /// Largest difference of a channel between two pixels.
    private func difference(_ a: UInt32, _ b: UInt32) -> Int {
        func channel(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 255) }
        return [0, 8, 16, 24].map { abs(channel(a, $0) - channel(b, $0)) }.max() ?? 0
    }

    /// Pixels in the middle of the quarters: above left, above right, below left, below right.
    private func quarters(_ image: ImagePixels) -> [UInt32] {
        let pixels = image.pixels
        return [(1, 1), (3, 1), (1, 3), (3, 3)].map { x, y in
            pixels[image.height * y / 4 * image.width + image.width * x / 4]
        }
    }

    nonisolated private static let upright: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]

    @Test(arguments: [
        (EncodedPictures.jpeg, 4), (EncodedPictures.progressiveJPEG, 4), (EncodedPictures.lossyWebP, 24),
        (EncodedPictures.animatedWebP, 0), (EncodedPictures.gif, 0), (EncodedPictures.animatedGIF, 0),
        (EncodedPictures.pngPalette, 0), (EncodedPictures.pngInterlaced, 0),
    ])
    func `each format gives its first frame's pixels`(data: Data, tolerance: Int) throws {
        let image = try pixels(data)
        #expect(image.width == 32 && image.height == 16)
        for (pixel, expected) in zip(quarters(image), Self.upright) {
            #expect(difference(pixel, expected) <= tolerance, "\(String(pixel, radix: 16))")
        }
    }

    @Test(arguments: [EncodedPictures.webp, EncodedPictures.png16])
    func `colours are multiplied by alpha`(data: Data) throws {
        for (pixel, expected) in zip(quarters(try pixels(data)), [0x8080_0000, 0x8000_8000, 0x8000_0080, 0x8080_8080]) {
            #expect(difference(pixel, UInt32(expected)) <= 1, "\(String(pixel, radix: 16))")
        }
    }

    @Test func `transparent colours of a palette are clear, greys are grey, and gamma is passed over`() throws {
        #expect(quarters(try pixels(EncodedPictures.transparentGIF)) == Self.upright.dropLast() + [0])
        for pixel in quarters(try pixels(EncodedPictures.greyJPEG)) {
            #expect(pixel & 255 == pixel >> 8 & 255 && pixel & 255 == pixel >> 16 & 255)
        }
        #expect(quarters(try pixels(EncodedPictures.pngGamma)) == Array(repeating: 0xFF80_4020, count: 4))
    }

    @Test func `straight alpha of any value is multiplied as exactly as bytes allow`() {
        for alpha in 0..<256 {
            for value in 0..<256 {
                let product = UInt32((Double(value * alpha) / 255).rounded())
                #expect(PixelStore.multiplied(UInt32(value), UInt32(alpha)) == product)
            }
        }
    }

    /// Quarters by the number of the orientation.
    ///
    /// - Source: Exif 2.3, section 4.6.4: the place of the first row and the first column.
    @Test(arguments: [
        (1, [0, 1, 2, 3]), (2, [1, 0, 3, 2]), (3, [3, 2, 1, 0]), (4, [2, 3, 0, 1]), (5, [0, 2, 1, 3]),
        (6, [2, 0, 3, 1]), (7, [3, 1, 2, 0]), (8, [1, 3, 0, 2]),
    ])
    func `photographs are upright, whatever way the camera was held`(orientation: Int, order: [Int]) throws {
        let exif =
            Array("Exif".utf8) + [0, 0] + Array("II".utf8)
            + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0, 0]
        let segment = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
        let image = try pixels(EncodedPictures.jpeg.prefix(2) + segment + EncodedPictures.jpeg.dropFirst(2))
        #expect((image.width, image.height) == (orientation > 4 ? (16, 32) : (32, 16)))
        for (pixel, index) in zip(quarters(image), order) {
            #expect(difference(pixel, Self.upright[index]) <= 4, "\(String(pixel, radix: 16))")
        }
    }

    @Test func `a WebP's orientation counts too`() throws {
        let image = try pixels(EncodedPictures.turnedWebP)
        #expect(image.width == 16 && image.height == 32)
        #expect(quarters(image) == [2, 0, 3, 1].map { Self.upright[$0] })
    }

    @Test func `bytes decide, not the name`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "lilt-\(UUID().uuidString).png").path
        try EncodedPictures.jpeg.write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let image = try #require(try PictureLoader().image(of: .file(path)))
        #expect(difference(quarters(image)[2], 0xFF00_00FF) <= 4)
    }

    // MARK: Vectors

    /// Drawing of 8 by 8 points: a red square in the middle, a quarter of the area.
    private static let square = Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">
        <rect x="2" y="2" width="4" height="4" fill="#f00"/></svg>
        """.utf8)

    private func scene(
        _ data: Data, side: Double, scale: Double, isTemplate: Bool = false, fill: ResolvedColor = .black
    ) throws -> TestScene {
        let scene = TestScene(width: 40, height: 40, scale: scale)
        let image = LayerImage(source: try pixels(data), isTemplate: isTemplate)
        _ = scene.layer(0, 0, side, side, fill: fill, content: .image(image))
        scene.draw()
        return scene
    }

    @Test(arguments: [(8.0, 1.0), (8, 2), (24, 1), (24, 2), (40, 1.5), (16, 1.25)])
    func `a drawing is drawn in the size in which it is shown, with sharp edges`(side: Double, scale: Double) throws {
        let scene = try scene(Self.square, side: side, scale: scale)
        let pixels = Int(side * scale)
        for x in 0..<pixels {
            for y in [pixels / 2, pixels / 8] {
                let isRed = x >= pixels / 4 && x < pixels * 3 / 4 && y == pixels / 2
                #expect(scene.bitmap[x, y] == (isRed ? 0xFFFF_0000 : 0xFFFF_FFFF), "\(x), \(y)")
            }
        }
    }

    @Test func `a drawing that grows is drawn anew, and as a template takes the fill's colour`() throws {
        let scene = TestScene(width: 40, height: 40)
        let image = LayerImage(source: try pixels(Self.square), isTemplate: true)
        let layer = scene.layer(0, 0, 8, 8, fill: ResolvedColor(hex: 0x336699), content: .image(image))
        scene.draw()
        #expect(scene.bitmap[2, 2] == 0xFF33_6699 && scene.bitmap[1, 2] == 0xFFFF_FFFF)
        layer.setGeometry(LayerGeometry(x: 0, y: 0, width: 40, height: 40), transaction: Transaction())
        scene.draw()
        #expect(scene.bitmap[10, 10] == 0xFF33_6699 && scene.bitmap[9, 10] == 0xFFFF_FFFF)
        #expect(scene.bitmap[29, 29] == 0xFF33_6699 && scene.bitmap[30, 29] == 0xFFFF_FFFF)
    }

    @Test(arguments: [EncodedPictures.pdf, EncodedPictures.compressedPDF])
    func `a PDF's page is drawn with its transparency, in the size in which it is shown`(data: Data) throws {
        let image = try pixels(data)
        #expect(image.width == 32 && image.height == 16)
        #expect(quarters(image) == Self.upright.dropLast() + [0])
        let picture = try #require(image.deferred as? LoadedPicture)
        let large = try #require(picture.rendition(x: 3, y: 3)).store
        #expect(large.width == 96 && large.height == 48)
        #expect(large[47, 23] == 0xFFFF_0000 && large[48, 23] == 0xFF00_FF00, "edges are sharp")
        #expect(large[47, 24] == 0xFF00_00FF && large[48, 24] == 0)
    }

    @Test func `a PDF that is damaged behind its size is told, and is a grey frame`() throws {
        let loader = PictureLoader()
        var problems: [String] = []
        loader.onProblem = { problems.append($0) }
        let data = Data("%PDF-1.4\n1 0 obj << /Type /Page /MediaBox [0 0 12 10] >>".utf8)
        let image = try #require(try loader.image(of: .memory(PictureData(data))))
        #expect(image.width == 12 && image.height == 10)
        #expect(image.pixels.contains { $0 != 0 })
        loader.reportFailures()
        #expect(problems.count == 1 && problems[0].contains("PDF"), "\(problems)")
    }

    @Test func `a drawing reads no other file`() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "lilt-\(UUID().uuidString).png").path
        try PNGFile.write(Bitmap(width: 8, height: 8, filledWith: 0xFFFF_0000), to: path)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let drawing = """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="8" height="8">
            <image width="8" height="8" xlink:href="file://\(path)"/></svg>
            """
        #expect(try pixels(Data(drawing.utf8)).pixels.allSatisfy { $0 == 0 })
    }

    // MARK: Size in memory

    @Test func `a large photograph is kept in about the size in which it is shown`() throws {
        let image = try pixels(SyntheticJPEG.grey(width: 4_096, height: 2_048))
        let picture = try #require(image.deferred as? LoadedPicture)
        for (scale, width) in [(0.1, 512), (0.25, 1_024), (0.3, 2_048), (0.6, 4_096)] {
            let shown = try #require(picture.rendition(x: scale, y: scale))
            #expect(shown.store.width == width && shown.scaleX * 4_096 == Double(width))
            #expect(shown.store[width - 1, 3] == 0xFF80_8080)
        }
    }

    @Test func `reduced pixels are means, those at odd edges too`() {
        let store = PixelStore(width: 5, height: 3)
        for y in 0..<3 { for x in 0..<5 { store[x, y] = 0xFF00_0000 | UInt32(x * 10 + y) << 8 } }
        let half = store.reduced(halvings: 1)
        #expect(half.width == 3 && half.height == 2)
        #expect(half[0, 0] == 0xFF00_0000 | 6 << 8 && half[2, 0] == 0xFF00_0000 | 41 << 8)
        #expect(half[2, 1] == 0xFF00_0000 | 42 << 8)
    }
}

/// JPEG files of any size, made without an encoder.
enum SyntheticJPEG {
    /// Mid-grey baseline picture whose entropy-coded data are zeros: each block is "no difference, end of block", of one
    /// bit each.
    static func grey(width: Int, height: Int) -> Data {
        var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
        bytes += [0xFF, 0xC0, 0, 11, 8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8)]
        bytes += [UInt8(width & 255), 1, 1, 0x11, 0]
        for table in [0x00, 0x10] as [UInt8] {
            bytes += [0xFF, 0xC4, 0, 20, table, 1] + [UInt8](repeating: 0, count: 15) + [0]
        }
        bytes += [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
        let blocks = ((width + 7) / 8) * ((height + 7) / 8)
        return Data(bytes) + Data(count: (blocks * 2 + 7) / 8) + Data([0xFF, 0xD9])
    }
}
