import Foundation
import Lilt
import SwiftUI
import Testing

/// UIKit names that programs use in files that import only SwiftUI.
@MainActor struct DeviceTests {
    @Test func `the screen is the program's window`() {
        let stage = Stage(size: CGSize(width: 320, height: 480)) { Color.red }
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
        stage.size = CGSize(width: 500, height: 300)
        stage.scale = 2
        #expect(UIScreen.main.bounds.width == 500)
        #expect(UIScreen.main.scale == 2)
        #expect(UIScreen.main.nativeBounds.height == 600)
    }

    @Test func `the device is a desktop`() {
        #expect(UIDevice.current.userInterfaceIdiom == .mac)
        #expect(UIDevice.current.userInterfaceIdiom != .phone)
        #expect(!UIDevice.current.systemVersion.isEmpty)
    }

    @Test func `colours go to layers and back`() {
        let red = CGColor(red: 0.8, green: 0.2, blue: 0.1, alpha: 0.5)
        #expect(UIColor(cgColor: red).cgColor == red)
        #expect(red.alpha == 0.5 && red.components?.count == red.numberOfComponents)
        let components = Color(red: 1, green: 0.5, blue: 0).cgColor?.components ?? []
        #expect(zip(components, [1, 0.5, 0, 1]).allSatisfy { abs($0 - $1) < 1e-3 } && components.count == 4)
    }

    @Test func `a picture is one of UIKit's and of SwiftUI's`() throws {
        let star = try #require(UIImage(systemName: "star.fill"))
        #expect(Image(uiImage: star) == Image(systemName: "star.fill"))
        #expect(star == UIImage(systemName: "star.fill"))
    }

    @Test func `a picture in a file or in memory is known by its content, whatever it is called`() throws {
        let drawing = Data("<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'><path/></svg>".utf8)
        let folder = FileManager.default.temporaryDirectory
        let path = folder.appending(path: "lilt-\(UUID().uuidString)@2x.jpg").path
        try drawing.write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        func size(_ image: UIImage?) throws -> [Int?] {
            let bitmap = ImageRenderer(content: Image(uiImage: try #require(image))).bitmap
            return [bitmap?.width, bitmap?.height]
        }
        #expect(try size(UIImage(contentsOfFile: path)) == [15, 10])
        #expect(try size(UIImage(data: drawing)) == [30, 20])
        #expect(try size(UIImage(data: drawing, scale: 5)) == [6, 4])
        #expect(UIImage(contentsOfFile: path) == UIImage(contentsOfFile: path))
        #expect(UIImage(data: drawing) != UIImage(data: drawing))
        #expect(UIImage(contentsOfFile: "/nowhere.png") == nil && UIImage(contentsOfFile: "/tmp") == nil)
        #expect(UIImage(data: Data("text".utf8)) == nil && UIImage(data: Data()) == nil)
    }
}
