import Foundation
import LayerTree
import PictureFormats
import SeededNumbers
import Testing

@testable import CairoRenderer

/// Truncated, damaged and lying pictures of each format: an error or a part of the picture, and never a trap.
@MainActor struct PictureFuzzTests {
    nonisolated private static let drawing = Data(
        """
        <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="32" height="16" viewBox="0 0 32 16">
        <defs><linearGradient id="a"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/>
        </linearGradient><filter id="b"><feGaussianBlur stdDeviation="1"/></filter></defs>
        <g transform="rotate(10)"><rect width="20" height="10" fill="url(#a)" filter="url(#b)"/></g>
        <path d="M1 1 L20 10 C 3 4 5 6 7 8 Z" stroke="#0f0"/><text x="2" y="9" font-size="6">a</text></svg>
        """.utf8)

    /// Decodes all that there is; nil if it is said to be unreadable.
    private func decode(_ data: Data) -> Rendition? {
        let loader = PictureLoader()
        guard let image = try? loader.image(of: .memory(PictureData(data))),
            let picture = image.deferred as? LoadedPicture
        else { return nil }
        return picture.rendition(x: 1, y: 1)
    }

    nonisolated private static let samples = [
        EncodedPictures.jpeg, EncodedPictures.progressiveJPEG, EncodedPictures.webp, EncodedPictures.lossyWebP,
        EncodedPictures.animatedWebP, EncodedPictures.gif, EncodedPictures.animatedGIF, EncodedPictures.png16,
        EncodedPictures.pngInterlaced, drawing,
    ]

    @Test(arguments: samples)
    func `small files may end anywhere`(data: Data) {
        for length in 0..<data.count where length % 3 == 0 || length > data.count - 6 {
            _ = decode(data.prefix(length))
        }
        #expect(decode(data) != nil)
    }

    @Test(arguments: samples.indices)
    func `bytes may be other ones`(index: Int) {
        var random = SplitMix(seed: UInt64(index) + 11)
        for _ in 0..<150 {
            var damaged = Self.samples[index]
            for _ in 0..<Int(random.next() % 4 + 1) {
                damaged[Int(random.next() % UInt64(damaged.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            _ = decode(damaged)
        }
        #expect(decode(Self.samples[index]) != nil)
    }

    @Test func `a large file may end at every kilobyte, and shows what it has`() {
        let whole = SyntheticJPEG.grey(width: 640, height: 4_800)
        for length in stride(from: 0, to: whole.count, by: 1_024) {
            let shown = decode(whole.prefix(length))
            // Fewer bytes than one for 512 pixels are not believed.
            #expect((shown != nil) == (length >= 640 * 4_800 / 512), "\(length)")
        }
    }

    @Test func `a truncated JPEG is grey where it has ended, the same each time`() throws {
        let cut = EncodedPictures.jpeg.dropLast(14)
        let first = try #require(decode(cut)).store.bitmap
        #expect(first[4, 4] >> 16 & 255 > 250 && first[4, 12] == 0xFF80_8080, "the upper half is there")
        for _ in 0..<3 { #expect(try #require(decode(cut)).store.bitmap == first) }
    }

    @Test(arguments: [EncodedPictures.webp, EncodedPictures.gif, EncodedPictures.png16, drawing])
    func `what is cut off is reported, by its format`(data: Data) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "lilt-\(UUID().uuidString)").path
        try data.prefix(data.count * 3 / 4).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let loader = PictureLoader()
        var problems: [String] = []
        loader.onProblem = { problems.append($0) }
        do throws(UnreadableImage) {
            let image = try loader.image(of: .file(path))
            #expect(image?.pixels.contains { $0 != 0 } == true, "a placeholder is drawn")
            loader.reportFailures()
        } catch {
            problems.append("\(error)")
        }
        #expect(problems.count == 1 && problems.first?.contains(path) == true, "\(problems)")
        #expect(["WebP", "GIF", "PNG", "SVG"].contains { problems.first?.contains($0) == true }, "\(problems)")
    }

    @Test func `data of another size than the header's are refused`() throws {
        // A second frame header, which decoders believe and the header's reader never sees.
        var gif = EncodedPictures.gif
        gif.replaceSubrange(6..<10, with: [200, 0, 100, 0])
        #expect(decode(gif) != nil, "a screen may be larger than its frame")
        let jpeg = SyntheticJPEG.grey(width: 64, height: 64)
        let loader = PictureLoader()
        let header = try PictureHeader(of: .memory(PictureData(SyntheticJPEG.grey(width: 64, height: 32))))
        let error = #expect(throws: PictureFailure.self) { try PictureDecoding.decode(jpeg, header, name: "it") }
        #expect(error == .damaged(name: "it", .jpeg, reason: "its data has another size than its header"))
        _ = loader
    }

    @Test func `bombs are refused, or cost no more than a picture of the largest size`() throws {
        let loader = PictureLoader()
        for data in [
            SyntheticJPEG.grey(width: 65_000, height: 65_000), Data("<svg width='99999' height='2'/>".utf8),
            Data(Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0]),
        ] {
            #expect(throws: UnreadableImage.self) { try loader.image(of: .memory(PictureData(data))) }
        }
        // Entities that stand for a thousand million characters, and groups without end.
        var entities = "<!DOCTYPE svg [<!ENTITY a0 'lol'>"
        for index in 1..<10 {
            entities += "<!ENTITY a\(index) '\(String(repeating: "&a\(index - 1);", count: 10))'>"
        }
        entities += "]><svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><text>&a9;</text></svg>"
        #expect(decode(Data(entities.utf8)) != nil, "a placeholder, or what there is")
        let groups =
            "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'>" + String(repeating: "<g>", count: 100_000)
        #expect(decode(Data(groups.utf8)) != nil, "a placeholder")
    }
}
