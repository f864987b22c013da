import CairoRenderer
import Foundation
import LayerTree
import Platform
import SwiftUI
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

@testable import Runtime

/// Pictures that cannot be shown: a placeholder in their place, and a one-line message with the reason (S24.12).
@MainActor struct UnreadablePictureTests {
    /// A fault of a picture file. The raw value is the required part of the message.
    enum Fault: String, CaseIterable {
        case truncated = "is truncated: its "
        case zeroSize = "has 0x8 pixels, which is none at all"
        case tooLarge = "is too large with 40000x40000 pixels"
        case lying = "says that it has 8000x8000 pixels, and is too short for them"
        case damaged = "is damaged: what it holds is no picture of the 8x8 pixels"
        case noPicture = "is no picture: it begins as none does of PNG, JPEG, WebP, GIF, SVG"
        case folder = "is no plain file"
        case missing = "There is no picture 'photo'"

        func bytes() throws -> [UInt8] {
            var bytes = try PNGFile.encode(Bitmap(width: 8, height: 8, filledWith: 0xFF33_6699))
            func claim(_ width: UInt32, _ height: UInt32) {
                for (place, number) in [(16, width), (20, height)] {
                    for index in 0..<4 {
                        bytes[place + index] = UInt8(truncatingIfNeeded: number >> UInt32(24 - 8 * index))
                    }
                }
            }
            switch self {
            case .truncated: bytes.removeLast(20)
            case .zeroSize: claim(0, 8)
            case .tooLarge: claim(40_000, 40_000)
            case .lying: claim(8_000, 8_000)
            case .damaged: bytes[bytes.count - 22] ^= 0xFF
            case .noPicture: bytes = Array("GIF98".utf8)
            case .folder, .missing: bytes = []
            }
            return bytes
        }
    }

    @Test(arguments: Fault.allCases)
    func `a placeholder is drawn, and one line says which fault it is`(fault: Fault) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lilt-\(UUID().uuidString)")
        let file = folder.appending(path: "photo.png")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        switch fault {
        case .missing: break
        case .folder: try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        default: try Data(fault.bytes()).write(to: file)
        }
        let bundle = try #require(Bundle(path: folder.path))
        var problems: [String] = []
        let host = ViewHost(textEngine: PangoTextEngine())
        host.imageLoader = PictureLoader()
        host.onProblem = { problems.append($0) }
        let size = CGSize(width: 120, height: 60)
        host.size = size
        host.setRoot(
            HStack {
                Image("photo", bundle: bundle)
                Image("photo", bundle: bundle)
            })
        let window = BufferedWindow(size: size, buffers: 1)
        let pipeline = FramePipeline(
            views: host, renderer: Renderer(), report: FrameReport(host: "test", refreshRate: 60), isDark: false,
            slowness: 1)
        for frame in 0..<3 { pipeline.draw(FrameTime(seconds: Double(frame) / 60, index: frame), in: window) }
        #expect(problems.count == 1, "\(problems)")
        #expect(problems.first?.contains(fault.rawValue) == true, "\(problems)")
        let pixels = window.lastBuffer.pixels
        #expect(pixels.contains { $0 != pixels[0] }, "there is a placeholder")
    }
}
