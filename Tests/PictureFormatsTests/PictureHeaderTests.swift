import Foundation
import Testing

@testable import PictureFormats

/// Format, size and orientation by the first bytes of a picture: S24.12.
struct PictureHeaderTests {
    private func header(_ bytes: [UInt8]) throws(PictureFailure) -> PictureHeader {
        try PictureHeader(of: .memory(PictureData(Data(bytes))))
    }

    private func header(_ text: String) throws(PictureFailure) -> PictureHeader { try header(Array(text.utf8)) }

    private func failure(_ bytes: [UInt8]) -> PictureFailure? {
        do throws(PictureFailure) {
            _ = try header(bytes)
            return nil
        } catch {
            return error
        }
    }

    /// JPEG file up to its frame header, 6 bytes behind which it ends, and `padding` bytes more.
    private func jpeg(
        width: Int, height: Int, exif: [UInt8] = [], marker: UInt8 = 0xC0, padding: Int = 400
    ) -> [UInt8] {
        var bytes: [UInt8] = [0xFF, 0xD8]
        if !exif.isEmpty {
            let data = Array("Exif".utf8) + [0, 0] + exif
            bytes += [0xFF, 0xE1, UInt8((data.count + 2) >> 8), UInt8((data.count + 2) & 255)] + data
        }
        bytes += [0xFF, 0xFF, 0xFF, 0xC4, 0, 4, 1, 2]
        bytes += [0xFF, marker, 0, 11, 8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8)]
        return bytes + [UInt8(width & 255), 1, 1, 0x11, 0] + [UInt8](repeating: 0, count: padding)
    }

    private func exif(orientation: UInt8, isLittle: Bool, type: UInt8 = 3) -> [UInt8] {
        isLittle
            ? Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, type, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
            : Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, type, 0, 0, 0, 1, 0, orientation, 0, 0]
    }

    @Test(arguments: [0xC0, 0xC1, 0xC2, 0xC3, 0xCF] as [UInt8])
    func `a JPEG has its size in a frame header of any kind, behind other segments`(marker: UInt8) throws {
        let header = try header(jpeg(width: 300, height: 200, marker: marker))
        #expect(header.format == .jpeg && header.width == 300 && header.height == 200 && header.orientation == 1)
    }

    @Test(arguments: 1...8, [true, false])
    func `orientations from 5 on exchange width and height`(orientation: Int, isLittle: Bool) throws {
        let exif = exif(orientation: UInt8(orientation), isLittle: isLittle)
        let header = try header(jpeg(width: 300, height: 200, exif: exif))
        #expect(header.orientation == orientation)
        #expect((header.width, header.height) == (orientation > 4 ? (200, 300) : (300, 200)))
    }

    @Test func `an orientation that is none counts as upright`() throws {
        for exif in [
            exif(orientation: 0, isLittle: true), exif(orientation: 9, isLittle: true),
            exif(orientation: 6, isLittle: true, type: 4), Array("II".utf8), Array("nothing at all".utf8),
            Array("II".utf8) + [42, 0, 255, 255, 255, 255], Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 255, 255],
        ] {
            #expect(try header(jpeg(width: 300, height: 200, exif: exif)).orientation == 1)
        }
    }

    @Test func `a GIF's size is that of its screen`() throws {
        let header = try header(Array("GIF89a".utf8) + [0x2C, 0x01, 0xC8, 0, 0, 0, 0])
        #expect(header.format == .gif && header.width == 300 && header.height == 200)
    }

    /// WebP file with one chunk.
    private func webp(_ name: String, _ body: [UInt8]) -> [UInt8] {
        let size = UInt8(4 + 8 + body.count)
        return Array("RIFF".utf8) + [size, 0, 0, 0] + Array("WEBP\(name)".utf8) + [UInt8(body.count), 0, 0, 0] + body
    }

    @Test func `each kind of WebP has its size at a place of its own`() throws {
        let lossy = try header(webp("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x2C, 0x41, 0xC8, 0x40]))
        #expect(lossy.width == 300 && lossy.height == 200)
        let bits = UInt32(299) | 199 << 14
        let lossless = try header(
            webp("VP8L", [0x2F] + (0..<4).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) } + [0, 0, 0, 0, 0]))
        #expect(lossless.width == 300 && lossless.height == 200)
        let extended = try header(webp("VP8X", [0x02, 0, 0, 0, 0x2B, 0x01, 0, 0xC7, 0, 0]))
        #expect(extended.width == 300 && extended.height == 200 && extended.isAnimated)
        #expect(failure(webp("VP8?", [UInt8](repeating: 0, count: 20))) == .noHeader(name: memory(40), .webp))
        let short = Array(webp("VP8X", [0x02, 0, 0, 0, 0x2B, 0x01, 0, 0xC7, 0, 0]).dropLast())
        #expect(failure(short) == .truncated(name: memory(29), .webp, bytes: 29))
    }

    private func memory(_ count: Int) -> String { "A picture of \(count) bytes in memory" }

    @Test(arguments: [
        ("width='30' height='20'", 30, 20), ("width=\"30px\" height = \"20px\" ", 30, 20),
        ("viewBox='0 0 30 20'", 30, 20),
        ("viewBox='0,0,30,20' width='60'", 60, 40), ("viewBox='0 0 30 20' height='10'", 15, 10),
        ("width='100%' height='100%' viewBox='0 0 30 20'", 30, 20), ("", 300, 150),
        ("width='1in' height='3em'", 96, 48),
        ("width='72pt' height='25.4mm'", 96, 96), ("width='0.2' height='1e1'", 1, 10),
        ("data-a='>' width='7' height='8'", 7, 8),
    ])
    func `a drawing's size is that of its root element`(attributes: String, width: Int, height: Int) throws {
        for start in [
            "", "<?xml version='1.0'?>\n<!-- <svg width='1' height='1'> -->",
            "\u{FEFF}<!DOCTYPE svg [<!ENTITY a 'b>'>]>",
        ] {
            let header = try header("\(start)<svg xmlns='http://www.w3.org/2000/svg' \(attributes)><path/></svg>")
            #expect(header.format == .svg && header.width == width && header.height == height, "\(start)")
        }
    }

    @Test(arguments: [
        ("/MediaBox [0 0 30 20]", 30, 20), ("/MediaBox[ 10 5.5 40.2 25.6 ]", 30, 20),
        ("/MediaBox [30 20 0 0]", 30, 20), ("/MediaBox [0 0 90 90] /CropBox [5 5 35 25]", 30, 20),
        ("/Rotate 90 /MediaBox [0 0 20 30]", 30, 20), ("/MediaBox 7 0 R /MediaBox [0 0 30 20]", 30, 20),
        ("/MediaBox [0 0 0.3 1000]", 1, 1_000),
    ])
    func `a PDF's size is that of its first page`(page: String, width: Int, height: Int) throws {
        let header = try header("%PDF-1.7\n3 0 obj << /Type /Page \(page) >>\nendobj")
        #expect(header.format == .pdf && header.width == width && header.height == height)
    }

    @Test func `objects of a PDF are decompressed as far as they are whole`() throws {
        // A stored block.
        let text = Array("/Type/Page/MediaBox[0 0 30 20]".utf8)
        let stored: [UInt8] = [0x78, 0x01, 1, UInt8(text.count), 0, ~UInt8(text.count), 0xFF] + text
        let start = Array("%PDF-1.5\n5 0 obj << /Type /ObjStm >> stream\r\n".utf8)
        let found = try header(start + stored)
        #expect(found.width == 30 && found.height == 20)
        #expect(failure(start + stored.prefix(20)) == .noHeader(name: memory(start.count + 20), .pdf))
        #expect(failure(start) == .noHeader(name: memory(start.count), .pdf))
    }

    @Test func `deflated bytes are inflated up to a limit, and damaged ones end`() {
        func hex(_ text: String) -> [UInt8] {
            stride(from: 0, to: text.count, by: 2).map { place in
                let start = text.index(text.startIndex, offsetBy: place)
                return UInt8(text[start..<text.index(start, offsetBy: 2)], radix: 16) ?? 0
            }
        }
        let fixed = hex("78014b4c4a4e44423a0a8979290a10b642627a62661e00caa70bca")
        #expect(Inflation.bytes(ofZlib: fixed, limit: 1_000) == Array("abcabcabcabcabc, and abcabc again".utf8))
        let dynamic = hex(
            "78daedcf5b8ec4200c44d1b5f208061c6c430838ac7ed2fdd94b18f159d25549c7d823d7855afc6c4cdc4219d0d3b2b3"
                + "5f3d6033779c2418a5f6c8da8ede4ba43217dd5ef193397bb2cb7624d0e54dca23d7e48408b0ca3a173c17171fb2e883"
                + "0f8399e7494d835809dae8674c03fc662a39f8c2d703ef8154042271a9bed7c9f8a59086cd8e4feba65d09d5dfb466a1"
                + "587a3f9a72ec55220acd789b86e1657cb20ea3842f70faa2b86a3eacd9f44ddff44ddff44dff2ff43f1dbc5b4a")
        let expected = (0..<2_000).map { UInt8(($0 * $0) % 251 % 26 + 97) }
        #expect(Inflation.bytes(ofZlib: dynamic, limit: 5_000) == expected)
        #expect(Inflation.bytes(ofZlib: dynamic, limit: 700) == Array(expected.prefix(700)))
        for length in stride(from: 0, to: dynamic.count, by: 7) {
            let part = Inflation.bytes(ofZlib: Array(dynamic[..<length]), limit: 5_000)
            #expect(part.elementsEqual(expected.prefix(part.count)))
        }
    }

    @Test func `sizes beyond the limits, or without pixels, are refused ahead of any decoding`() {
        #expect(failure(jpeg(width: 0, height: 9)) == .empty(name: memory(423), width: 0, height: 9))
        #expect(
            failure(Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0])
                == .tooLarge(name: memory(13), width: 65_535, height: 65_535))
        #expect(failure(jpeg(width: 8_000, height: 8_000)) == .notWhole(name: memory(423), width: 8_000, height: 8_000))
        guard case .tooLarge = failure(Array("<svg width='1e300' height='4'/>".utf8)),
            case .empty = failure(Array("<svg width='-3' height='4'/>".utf8))
        else {
            Issue.record("a drawing of any size")
            return
        }
    }

    @Test func `what ends before its size is truncated, and what has none is damaged`() {
        let whole = jpeg(width: 300, height: 200)
        for length in [3, 4, 9, 12, 16, 18] {
            #expect(failure(Array(whole[..<length])) == .truncated(name: memory(length), .jpeg, bytes: length))
        }
        #expect(failure([0xFF, 0xD8, 0xFF, 0xD9, 0, 0]) == .noHeader(name: memory(6), .jpeg))
        #expect(failure(Array("<svg width='30' height='2".utf8)) == .truncated(name: memory(25), .svg, bytes: 25))
        #expect(failure([]) == .noBytes(name: memory(0)))
        #expect(failure(Array("<html><body/></html>".utf8)) == .unknownFormat(name: memory(20)))
    }

    @Test func `millions of empty segments hold up nobody`() {
        var bytes: [UInt8] = [0xFF, 0xD8]
        for _ in 0..<300_000 { bytes += [0xFF, 0xFE, 0, 2] }
        #expect(failure(bytes) == .noHeader(name: memory(bytes.count), .jpeg))
    }
}
