import CairoRenderer
import Foundation
import LayerTree
import Platform
import SwiftUI
import Testing
@_spi(Engine) import ViewGraph

@testable import Runtime

/// Frames go on while pictures are decoded, and offscreen frames show all their pictures: S24.12.
@MainActor struct PictureWaitingTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "lilt-\(UUID().uuidString)")
    private let size = CGSize(width: 120, height: 60)

    /// Mid-grey JPEG whose entropy-coded data are zeros: each block is "no difference, end of block", of one bit each.
    private func jpeg(width: Int, height: Int) -> Data {
        var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
        bytes += [0xFF, 0xC0, 0, 11, 8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8)]
        bytes += [UInt8(width & 255), 1, 1, 0x11, 0]
        for table in [0x00, 0x10] as [UInt8] {
            bytes += [0xFF, 0xC4, 0, 20, table, 1] + [UInt8](repeating: 0, count: 15) + [0]
        }
        bytes += [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
        return Data(bytes) + Data(count: ((width + 7) / 8) * ((height + 7) / 8) / 4 + 1) + Data([0xFF, 0xD9])
    }

    private func bundle(_ files: [String: Data]) throws -> Bundle {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, data) in files { try data.write(to: folder.appending(path: name)) }
        return try #require(Bundle(path: folder.path))
    }

    private func pipeline(_ view: some View, patience: Double?) -> FramePipeline {
        var settings = PipelineSettings()
        settings.picturePatience = patience
        let pipeline = FramePipeline(
            showing: view, in: settings, report: FrameReport(host: "test", refreshRate: 60)
        ) { Issue.record("\($0)") }
        pipeline.views.size = size
        return pipeline
    }

    @Test
    func `24 megapixels hold up no frame, and appear where they belong when they are decoded`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let bundle = try bundle(["photo.jpg": jpeg(width: 6_000, height: 4_000)])
        let pipeline = pipeline(
            HStack(spacing: 0) {
                Image("photo", bundle: bundle).resizable().frame(width: 60, height: 40)
                Color.red.frame(width: 20, height: 20)
            }, patience: 0)
        let window = BufferedWindow(size: size, buffers: 1)
        var changed: AsyncStream<Void>.Continuation?
        let changes = AsyncStream<Void> { changed = $0 }
        pipeline.views.layers.onChange = { changed?.yield() }
        let pictures = try #require(pipeline.pictures)
        for frame in 0..<5 { pipeline.draw(FrameTime(seconds: Double(frame) / 60, index: frame), in: window) }
        let places = pipeline.views.layers.snapshot().json
        #expect(pictures.counts.missed > 0, "the frames did not wait")
        #expect(window.screen[50, 30] == window.screen[0, 0], "there is nothing yet")
        // Its arrival changes a layer.
        var frame = 5
        for await _ in changes where pictures.missing.isEmpty {
            pipeline.draw(FrameTime(seconds: Double(frame) / 60, index: frame), in: window)
            frame += 1
            if window.screen[50, 30] == 0xFF80_8080 { break }
        }
        #expect(window.screen[50, 30] == 0xFF80_8080)
        #expect(pipeline.views.layers.snapshot().json == places, "nothing has moved")
        #expect(pictures.counts.decoded == 1 && pictures.counts.decodedOnMainThread == 0)
        // It was drawn once only: a further frame changes no pixel.
        let commits = window.damage.count
        pipeline.draw(FrameTime(seconds: Double(frame) / 60, index: frame), in: window)
        #expect(window.damage.count == commits)
    }

    @Test func `an offscreen frame shows its pictures at once, in the same bytes each time`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let drawing = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><circle cx='4' cy='4' r='3'/></svg>"
        let bundle = try bundle(["photo.jpg": jpeg(width: 2_000, height: 1_000), "sign.svg": Data(drawing.utf8)])
        var first: Bitmap?
        for _ in 0..<3 {
            let pipeline = pipeline(
                HStack(spacing: 0) {
                    Image("photo", bundle: bundle).resizable().frame(width: 60, height: 40)
                    Image("sign.svg", bundle: bundle).resizable().frame(width: 40, height: 40)
                }, patience: nil)
            let window = BufferedWindow(size: size, buffers: 1)
            pipeline.draw(FrameTime(seconds: 0, index: 0), in: window)
            #expect(window.screen[30, 30] == 0xFF80_8080 && window.screen[90, 30] == 0xFF00_0000)
            #expect(pipeline.pictures?.counts.decoded == 2 && pipeline.pictures?.counts.missed == 0)
            #expect(pipeline.pictures?.counts.decodedOnMainThread == 0)
            #expect(first == nil || first == window.screen)
            first = window.screen
        }
    }

    @Test func `pictures out of sight are not decoded`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let bundle = try bundle(["photo.jpg": jpeg(width: 200, height: 100)])
        let pipeline = pipeline(
            ZStack {
                Image("photo", bundle: bundle).offset(x: 500)
                Image("photo.jpg", bundle: bundle).opacity(0)
            }, patience: nil)
        pipeline.draw(FrameTime(seconds: 0, index: 0), in: BufferedWindow(size: size, buffers: 1))
        #expect(pipeline.pictures?.counts.decoded == 0)
    }

    @Test func `a capture shows pictures that its window's frames went without`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let bundle = try bundle(["photo.jpg": jpeg(width: 2_000, height: 2_000)])
        let pipeline = pipeline(Image("photo", bundle: bundle).resizable(), patience: 0)
        let window = BufferedWindow(size: size, buffers: 1)
        pipeline.draw(FrameTime(seconds: 0, index: 0), in: window)
        let picture = pipeline.picture(size: size, scale: 1)
        #expect(picture.pixels.allSatisfy { $0 == 0xFF80_8080 })
    }

    @Test func `a dense picture of any format comes first on a dense screen, and names may have extensions`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let bundle = try bundle([
            "a.jpg": jpeg(width: 8, height: 8), "a@2x.jpg": jpeg(width: 20, height: 20),
            "b.JPG": jpeg(width: 12, height: 12), "c.1.jpeg": jpeg(width: 14, height: 14),
        ])
        func width(_ name: String, scale: CGFloat = 1) -> CGFloat? {
            let pipeline = pipeline(
                Image(name, bundle: bundle).environment(\.displayScale, scale), patience: nil)
            pipeline.update()
            return pipeline.views.root.contentSize.width
        }
        #expect(width("a") == 8 && width("a.jpg") == 8 && width("a", scale: 2) == 10 && width("a.jpg", scale: 2) == 10)
        #expect(width("b.JPG") == 12 && width("c.1") == 14)
    }
}
