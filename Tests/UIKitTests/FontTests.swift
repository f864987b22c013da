import SwiftUI
import Testing
import UIKit

/// Fonts of UIKit, and what is measured in them.
@MainActor struct FontTests {
    @Test func `names have a family, a weight and a slant`() throws {
        let bold = try #require(UIFont(name: "HelveticaNeue-BoldItalic", size: 20))
        #expect(bold.familyName == "HelveticaNeue" && bold.fontName == "HelveticaNeue-BoldItalic")
        #expect(bold.pointSize == 20 && bold.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(UIFont(name: "Noto-Sans", size: 9)?.familyName == "Noto-Sans")
        #expect(UIFont(name: "", size: 9) == nil)
        #expect(UIFont.systemFont(ofSize: 12, weight: .semibold).fontName == "Inter-Semibold")
    }

    @Test func `descriptors change traits, design and size`() throws {
        let plain = UIFont.systemFont(ofSize: 12).fontDescriptor
        let bold = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: bold, size: 0).pointSize == 12)
        #expect(UIFont(descriptor: bold, size: 30).pointSize == 30)
        #expect(bold.symbolicTraits.contains(.traitBold) && bold.withSymbolicTraits([]) == plain)
        #expect(try #require(plain.withDesign(.monospaced)).symbolicTraits == .traitMonoSpace)
        #expect(UIFont.preferredFont(forTextStyle: .headline) == UIFont.systemFont(ofSize: 17, weight: .semibold))
        #expect(UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 10)).pointSize == 10)
        #expect(Font(UIFont.boldSystemFont(ofSize: 9)) == .system(size: 9).weight(.bold))
    }

    @Test func `lines are as high as their font says`() {
        let small = UIFont.systemFont(ofSize: 10)
        let large = UIFont.systemFont(ofSize: 20)
        #expect(abs(large.lineHeight - 2 * small.lineHeight) < 1.5)
        #expect(small.lineHeight > 10 && small.ascender > 7 && small.descender < 0)
        #expect(abs(small.ascender - small.descender - small.lineHeight) < 0.001)
    }

    @Test func `rectangles of texts have lines broken at their width`() {
        let text = NSAttributedString(string: "one two three four", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let line = text.size()
        let whole = text.boundingRect(with: CGSize(width: 1_000, height: 0), options: [], context: nil)
        #expect(abs(whole.width - line.width) < 0.5)
        let broken = text.boundingRect(
            with: CGSize(width: line.width * 0.6, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            context: nil)
        #expect(broken.width <= line.width * 0.6 && abs(broken.height - 2 * line.height) < 2)
        let string = "one".boundingRect(
            with: .zero, options: [], attributes: [.font: UIFont.systemFont(ofSize: 20)], context: nil)
        #expect(string.height == line.height && string.width < line.width / 3)
    }

    @Test func `symbols have the size of their configuration`() throws {
        let usual = try #require(UIImage(systemName: "heart"))
        let configuration = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
        let large = try #require(UIImage(systemName: "heart", withConfiguration: configuration))
        // Bold lines reach a little further.
        let thicker = large.size.width - 2 * usual.size.width
        #expect(thicker > 0 && thicker < 3)
        let drawn = try #require(ImageRenderer(content: Image(uiImage: large)).uiImage).size
        #expect(abs(drawn.width - large.size.width) < 1 && abs(drawn.height - large.size.height) < 1)
        let small = try #require(large.applyingSymbolConfiguration(.init(scale: .small)))
        #expect(abs(small.size.width - 0.7886 / 0.9961 * large.size.width) < 0.001)
        #expect(large != usual && large.isSymbolImage)
    }

    @Test func `symbols of asset catalogues are symbols, with the size of their configuration`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
        let set = folder.appending(path: "A.xcassets/drop.symbolset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(#"{ "symbols": [{ "filename": "a.svg" }] }"#.utf8).write(to: set.appending(path: "Contents.json"))
        let lines = [("Baseline-M", 72), ("Capline-M", 0), ("left-margin", 0), ("right-margin", 100)].map { id, place in
            #"<line id="\#(id)" x1="\#(place)" x2="9" y1="\#(place)" y2="9"/>"#
        }
        let template = #"""
            <svg xmlns="http://www.w3.org/2000/svg">\#(lines.joined())<g id="Regular-M"><path d="M0 0H100V72H0Z"/></g></svg>
            """#
        try Data(template.utf8).write(to: set.appending(path: "a.svg"))
        let bundle = try #require(Bundle(path: folder.path))
        let usual = try #require(UIImage(named: "drop", in: bundle))
        #expect(usual.isSymbolImage && abs(usual.size.width - 17) < 0.1)
        let configuration = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
        let large = try #require(UIImage(named: "drop", in: bundle, with: configuration))
        #expect(large.size.width == 2 * usual.size.width)
        let drawn = try #require(ImageRenderer(content: Image(uiImage: large)).uiImage).size
        #expect(abs(drawn.width - large.size.width) < 1 && abs(drawn.height - large.size.height) < 1)
    }

    @Test func `a tint paints a picture, whatever the style around it`() throws {
        let plain = try #require(UIImage(systemName: "square.fill"))
        let red = plain.withTintColor(.red, renderingMode: .alwaysOriginal)
        func picture(_ image: UIImage) -> Data? {
            ImageRenderer(content: Image(uiImage: image).foregroundStyle(.blue)).uiImage?.pngData()
        }
        let painted = ImageRenderer(content: Image(systemName: "square.fill").foregroundStyle(Color(.red))).uiImage
        #expect(picture(red) == painted?.pngData())
        #expect(picture(plain) != picture(red))
    }

    @Test func `the program can ask for what its system has not`() {
        var failure: (any Error)?
        UIApplication.shared.setAlternateIconName("other") { failure = $0 }
        #expect(failure != nil && !UIApplication.shared.supportsAlternateIcons)
        #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.small < .large && !UIContentSizeCategory.large.isAccessibilityCategory)
        let identity = UIDevice.current.identifierForVendor
        #expect(identity != nil && identity == UIDevice.current.identifierForVendor)
        #expect(UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == .unknown)
    }
}
