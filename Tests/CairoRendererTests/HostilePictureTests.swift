import AnimationCore
import CairoRenderer
import Foundation
import Geometry
import LayerTree
import PictureFormats
import SeededNumbers
import Testing

@testable import CairoRenderer

/// Malformed pictures and extreme layers: nothing traps, and no memory is allocated for pixels that do not exist.
@MainActor struct HostilePictureTests {
    /// A PNG file of 8 by 8 pixels, all different.
    private func sound() throws -> [UInt8] {
        var picture = Bitmap(width: 8, height: 8)
        for index in 0..<64 { picture[index % 8, index / 8] = 0xFF00_0000 | UInt32(index * 0x03_0507) }
        return try PNGFile.encode(picture)
    }

    /// ``sound()`` with another size in its header, whose check sum is right.
    private func claiming(width: UInt32, height: UInt32) throws -> [UInt8] {
        var bytes = try sound()
        for (place, number) in [(16, width), (20, height)] {
            for index in 0..<4 { bytes[place + index] = UInt8(truncatingIfNeeded: number >> UInt32(24 - 8 * index)) }
        }
        let sum = Self.checkSum(bytes[12..<29])
        for index in 0..<4 { bytes[29 + index] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * index)) }
        return bytes
    }

    /// CRC-32 as in PNG.
    private static func checkSum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var sum: UInt32 = .max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
        }
        return ~sum
    }

    private func failure(of bytes: [UInt8]) throws -> PictureFailure? {
        let path = FileManager.default.temporaryDirectory.appending(path: "lilt-\(UUID().uuidString).png").path
        try Data(bytes).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        do throws(PictureFailure) {
            _ = try PNGFile.read(path)
            return nil
        } catch {
            return error
        }
    }

    @Test func `a header with the right check sum and size is believed`() throws {
        #expect(try failure(of: claiming(width: 8, height: 8)) == nil)
    }

    @Test func `a file that ends too soon is no picture, wherever it ends`() throws {
        let bytes = try sound()
        for length in [8, 20, 32, 33, 40, 45, bytes.count / 2, bytes.count - 12, bytes.count - 20] {
            guard case .truncated(let name, .png, length) = try failure(of: Array(bytes[..<length])) else {
                Issue.record("\(length) of \(bytes.count) bytes")
                continue
            }
            let message = PictureFailure.truncated(name: name, .png, bytes: length).description
            #expect(message.contains("truncated") && message.contains("\(length) bytes"))
        }
        guard case .noBytes = try failure(of: []), case .unknownFormat = try failure(of: [0x89]) else {
            Issue.record("there is nothing to be recognised by")
            return
        }
    }

    @Test func `what claims more pixels than its bytes can hold is not believed`() throws {
        guard case .notWhole(_, 8_000, 8_000) = try failure(of: claiming(width: 8_000, height: 8_000)) else {
            Issue.record("64 megapixels in a few hundred bytes")
            return
        }
    }

    @Test(arguments: [
        (40_000, 1), (1, 40_000), (20_000, 20_000), (UInt32.max, UInt32.max), (0x7FFF_FFFF, 0x7FFF_FFFF),
    ])
    func `what is too large is said to be so`(width: UInt32, height: UInt32) throws {
        guard case .tooLarge(_, Int(width), Int(height)) = try failure(of: claiming(width: width, height: height))
        else {
            Issue.record("\(width) by \(height)")
            return
        }
    }

    @Test func `a picture without pixels, or with fewer than its bytes hold, does no harm`() throws {
        for (width, height) in [(UInt32(0), UInt32(8)), (8, 0), (0, 0)] {
            guard case .empty(_, Int(width), Int(height)) = try failure(of: claiming(width: width, height: height))
            else {
                Issue.record("\(width) by \(height)")
                continue
            }
        }
        for (width, height) in [(UInt32(1), UInt32(1)), (3, 8), (8, 3), (9, 8), (300, 1)] {
            try expectReadOrNamed(claiming(width: width, height: height))
        }
    }

    /// The library may read such a file or refuse it; a failure names the file.
    ///
    /// - Throws: an error of Foundation if the file cannot be written.
    private func expectReadOrNamed(_ bytes: [UInt8]) throws {
        guard let failure = try failure(of: bytes) else { return }
        #expect(failure.description.contains(FileManager.default.temporaryDirectory.appending(path: "lilt-").path))
    }

    @Test func `each byte of a file may be another one`() throws {
        var random = SplitMix(seed: 3)
        let bytes = try sound()
        for _ in 0..<60 {
            var damaged = bytes
            for _ in 0..<3 {
                damaged[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            try expectReadOrNamed(damaged)
        }
        #expect(try failure(of: bytes) == nil, "the file without damage is read as before")
    }

    @Test func `a folder, a device and a link to nowhere are no pictures`() throws {
        #expect(throws: PictureFailure.notPlain(name: "/tmp")) { try PNGFile.read("/tmp") }
        #expect(throws: PictureFailure.notPlain(name: "/dev/zero")) { try PNGFile.read("/dev/zero") }
        let link = FileManager.default.temporaryDirectory.appending(path: "lilt-\(UUID().uuidString).png").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/nowhere/at/all.png")
        defer { try? FileManager.default.removeItem(atPath: link) }
        #expect(throws: PictureFailure.missing(name: link)) { try PNGFile.read(link) }
    }

    @Test func `text is no picture, and one whose data is not what its header says is damaged`() throws {
        guard case .unknownFormat = try failure(of: Array("GIF, or what you like".utf8)) else {
            Issue.record("it begins as no such file does")
            return
        }
        var bytes = try sound()
        // In the compressed pixels, so that their check sum is wrong.
        for place in bytes.count - 24..<bytes.count - 20 { bytes[place] ^= 0x5A }
        guard case .damaged(_, .png, _) = try failure(of: bytes) else {
            Issue.record("it is there to its end, and holds something else")
            return
        }
    }

    // MARK: Images in memory

    @Test func `images without pixels, and with scales that are none, draw nothing or themselves`() {
        let none = ImagePixels(width: 0, height: 0, pixels: [])
        let one = ImagePixels(width: 1, height: 1, pixels: [0xFFFF_0000])
        for (pixels, scale) in [(none, 1.0), (one, 0), (one, .nan), (one, -1), (one, 1e300), (one, .infinity)] {
            for resizing in [LayerImage.Resizing.tile, .stretch] {
                let scene = TestScene(width: 60, height: 40)
                let caps = LayerImage.CapInsets(top: .nan, left: -5, bottom: 1e9, right: .infinity)
                for (place, caps) in [(0.0, .zero), (30, caps)] {
                    let image = LayerImage(source: pixels, scale: scale, resizing: resizing, capInsets: caps)
                    _ = scene.layer(place, 0, 25, 30, content: .image(image))
                }
                scene.draw()
                #expect(scene.bitmap[58, 38] == 0xFFFF_FFFF)
            }
        }
    }

    @Test func `a tile of one pixel covers a window at once`() {
        let scene = TestScene(width: 900, height: 700)
        let one = ImagePixels(width: 1, height: 1, pixels: [0xFFFF_0000])
        _ = scene.layer(0, 0, 900, 700, content: .image(LayerImage(source: one, resizing: .tile)))
        scene.draw()
        #expect(scene.bitmap[0, 0] == 0xFFFF_0000 && scene.bitmap[899, 699] == 0xFFFF_0000)
    }

    // MARK: Layers

    /// Greatest size of kept pictures, in bytes.
    private static let budget = 64 << 20

    @Test func `layers of a thousand million points cost no more memory than a window`() {
        let scene = TestScene(width: 200, height: 150)
        let huge = scene.layer(-5e8, -5e8, 1e9, 1e9)
        _ = scene.layer(0, 0, 1e9, 1e9, in: huge, fill: ResolvedColor(hex: 0x3366FF), content: .color)
        _ = scene.layer(0, 0, 1e9, 1e9, in: huge, content: .ellipse(paint: .color(.white)))
        let gradient = LayerGradient(colors: [.white, .black])
        let paints: [LayerPaint] = [
            .linearGradient(gradient, start: .leading, end: .trailing),
            .angularGradient(gradient, center: .center, start: .zero, end: .degrees(360)),
            .radialGradient(gradient, center: .center, startRadius: 0, endRadius: 1e9),
        ]
        for paint in paints { _ = scene.layer(0, 0, 1e9, 1e9, in: huge, content: .roundedRect(1e8, paint: paint)) }
        let still = Transaction()
        for step in 0..<5 {
            switch step {
            case 0: huge.setOpacity(0.5, transaction: still)
            case 1: huge.setBlurRadius(20, transaction: still)
            case 2: huge.setShadow(LayerShadow(color: .black, radius: 900), transaction: still)
            case 3: huge.setEffect(.rotation(.degrees(30), anchor: .center), transaction: still)
            default: huge.clip = .shape(path: { Path(ellipseIn: $0) }, style: FillStyle(), version: 1)
            }
            scene.draw()
            #expect(scene.renderer.stats.cacheBytes <= Self.budget, "step \(step)")
        }
    }

    @Test(arguments: [0.0, 60, 89.999, 90, 120, 200])
    func `a camera in the plane or behind it, and transforms that flatten, leave the rest of the window alone`(
        degrees: Double
    ) {
        let scene = TestScene(width: 200, height: 150)
        let card = scene.layer(50, 40, 100, 70)
        _ = scene.layer(0, 0, 100, 70, in: card, fill: ResolvedColor(hex: 0xFF0000), content: .roundedRect(9))
        _ = scene.text("through the eye", 4, 4, in: card)
        let mark = scene.layer(0, 0, 10, 10, fill: ResolvedColor(hex: 0x00FF00), content: .color)
        scene.context.root.addSublayer(mark)
        let axes = [SIMD3(0.0, 1, 0), SIMD3(1, 1, 0.3), SIMD3(0, 0, 0)]
        for perspective in [1.0, 2, 8, 1e6, -3, .infinity] {
            for axis in axes {
                card.setEffect(
                    .rotation3D(
                        .degrees(degrees), axis: axis, anchor: .center, anchorZ: perspective > 1 ? 40 : 0,
                        perspective: perspective), transaction: Transaction())
                scene.draw()
                #expect(scene.bitmap[3, 3] == 0xFF00_FF00)
                #expect(scene.renderer.stats.cacheBytes <= Self.budget)
            }
        }
        for matrix in [
            CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
            CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 3, ty: 3),
            CGAffineTransform(a: 1e-300, b: 0, c: 0, d: 1e300, tx: 0, ty: 0),
            CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
        ] {
            card.setEffect(.affine(matrix), transaction: Transaction())
            scene.draw()
            #expect(scene.bitmap[3, 3] == 0xFF00_FF00)
        }
    }
}
