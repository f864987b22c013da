import CoreGraphics
import SwiftUI
import Testing
import UIKit

/// Images that programs draw with UIKit's contexts.
@MainActor struct DrawnImageTests {
    /// Colour of a pixel of a PNG file, by drawing it again: not possible here, so sizes and headers are compared.
    @Test func `a renderer draws at the density of its format`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
            UIColor.white.setStroke()
            UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10)).stroke()
            context.cgContext.saveGState()
            context.cgContext.translateBy(x: 10, y: 0)
            context.cgContext.setFillColor(UIColor.blue.cgColor)
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
            context.cgContext.restoreGState()
        }
        #expect(image.size == CGSize(width: 30, height: 20) && image.scale == 2)
        let data = try #require(image.pngData())
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(UIImage(data: data)?.size == CGSize(width: 60, height: 40))
    }

    @Test func `texts are measured and drawn`() throws {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
        ]
        let one = ("🐸" as NSString).size(withAttributes: attributes)
        let three = NSString(string: "🐸🐸🐸").size(withAttributes: attributes)
        #expect(one.width > 10 && one.height > 15 && abs(three.width - 3 * one.width) < 3)
        let larger = NSString(string: "🐸").size(withAttributes: [.font: UIFont.systemFont(ofSize: 40)])
        #expect(abs(larger.width - 2 * one.width) < 3)
        UIGraphicsBeginImageContextWithOptions(one, false, 1)
        UIColor.clear.set()
        UIRectFill(CGRect(origin: .zero, size: one))
        ("🐸" as NSString).draw(at: .zero, withAttributes: attributes)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image != nil)
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsBeginImageContext(CGSize(width: 40, height: 40))
        let empty = UIGraphicsGetImageFromCurrentImageContext()?.pngData()
        ("🐸" as NSString).draw(in: CGRect(x: 0, y: 0, width: 40, height: 40), withAttributes: attributes)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.pngData() != empty, "the text leaves pixels")
        UIGraphicsEndImageContext()
    }

    @Test func `images that are not there have no size`() {
        #expect(UIImage(named: "not there") == nil && UIImage().size == .zero)
        #expect(UIImage(systemName: "heart")?.size.width ?? 0 > 10)
        // swift-format-ignore: NoPlaygroundLiterals
        let literal: UIImage = #imageLiteral(resourceName: "not there")
        #expect(literal.size == .zero)
        #expect(UIColor(named: "not there") == nil)
    }

    @Test func `an image is written as JPEG, smaller at lower quality, and read again`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 30))
            UIColor(red: 0, green: 0.6, blue: 0, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: 10, y: 5, width: 20, height: 20)).fill()
        }
        let fine = try #require(image.jpegData(compressionQuality: 1))
        let coarse = try #require(image.jpegData(compressionQuality: 0.1))
        #expect(coarse.count < fine.count && fine.starts(with: [0xFF, 0xD8, 0xFF]))
        let again = try #require(UIImage(data: fine, scale: image.scale))
        #expect(again.size == image.size)
    }
}
