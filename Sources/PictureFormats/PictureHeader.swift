package import Foundation

/// Format and size of a picture by the beginning of its file, without decoding it.
///
/// - Complexity: a few reads of a few bytes, whatever the picture's size.
package struct PictureHeader: Equatable, Sendable {
    package let format: PictureFormat
    /// Width as the picture is shown, in pixels: after ``orientation`` has been applied. Points for SVG and PDF.
    package let width: Int
    /// Height as the picture is shown, in pixels; points for SVG and PDF.
    package let height: Int
    /// Orientation by the file's Exif data, 1…8; 1 is upright.
    package let orientation: Int
    /// True for an animated WebP file.
    package let isAnimated: Bool

    /// Greatest number of pixels, four bytes each.
    package static let mostPixels = 1 << 26
    /// Greatest length of a side in Cairo, in pixels.
    package static let longestSide = 32_767
    /// Greatest length of a file, in bytes.
    package static let mostBytes = 1 << 29

    /// Size of the pixels as they are encoded, and what else formats tell.
    struct Found {
        var width: Int
        var height: Int
        var orientation = 1
        var isAnimated = false
        /// Least number of bits that encode a pixel; 0 where there is no such limit: one symbol of a WebP file may stand
        /// for a whole picture, and a GIF's frame is smaller than its screen.
        var bitsPerPixel = 0.0
    }

    /// Reads the header of `source`.
    ///
    /// - Throws: `PictureFailure` if there is no picture, or none whose size is within the limits.
    package init(of source: PictureBytes) throws(PictureFailure) {
        let reader = try PictureReader(source)
        let name = reader.name
        guard reader.count > 0 else { throw .noBytes(name: name) }
        guard reader.count <= Self.mostBytes else { throw .tooLong(name: name, bytes: reader.count) }
        let start = try reader.bytes(at: 0, count: PictureFormat.recognisedBy)
        guard let format = PictureFormat(start) else { throw .unknownFormat(name: name) }
        let found: Found =
            switch format {
            case .png: try Self.png(start, reader)
            case .jpeg: try Self.jpeg(reader)
            case .gif: try Self.gif(start, reader)
            case .webp: try Self.webp(start, reader)
            case .svg: try Self.svg(reader)
            case .pdf: try Self.pdf(reader)
            }
        guard found.width > 0, found.height > 0 else {
            throw .empty(name: name, width: found.width, height: found.height)
        }
        guard found.width <= Self.longestSide, found.height <= Self.longestSide,
            found.width * found.height <= Self.mostPixels
        else { throw .tooLarge(name: name, width: found.width, height: found.height) }
        if Double(found.width * found.height) * found.bitsPerPixel / 8 > Double(reader.count) {
            throw .notWhole(name: name, width: found.width, height: found.height)
        }
        self.format = format
        orientation = found.orientation
        isAnimated = found.isAnimated
        (width, height) = orientation > 4 ? (found.height, found.width) : (found.width, found.height)
    }

    // MARK: Formats

    /// Greatest ratio of the compression of PNG.
    private static let bestDeflation = 1_032.0
    /// Bytes of a PNG chunk around its data: length and name ahead, check sum behind.
    private static let chunkFrame = (ahead: 8, behind: 4)

    /// - Source: W3C, *Portable Network Graphics*, sections on the image header and on chunks.
    /// - Throws: `PictureFailure` if the header is cut off or is none.
    private static func png(_ start: [UInt8], _ reader: PictureReader) throws(PictureFailure) -> Found {
        guard start.count >= 33 else { throw .truncated(name: reader.name, .png, bytes: reader.count) }
        guard start[12..<16].elementsEqual("IHDR".utf8),
            let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][start[25]]
        else { throw .noHeader(name: reader.name, .png) }
        return Found(
            width: start[16..<20].bigEndian, height: start[20..<24].bigEndian,
            bitsPerPixel: Double(channels * Int(start[24])) / bestDeflation)
    }

    /// True if the last chunk of a PNG file is missing, or a chunk exceeds the file.
    package static func pngEndsTooSoon(_ bytes: Data) -> Bool {
        var place = bytes.startIndex + 8
        while place + chunkFrame.ahead + chunkFrame.behind <= bytes.endIndex {
            let name = bytes[place + 4..<place + 8]
            place += chunkFrame.ahead + bytes[place..<place + 4].bigEndian + chunkFrame.behind
            if name.elementsEqual("IEND".utf8) { return place > bytes.endIndex }
        }
        return true
    }

    /// - Source: CompuServe, *Graphics Interchange Format*, section on the logical screen descriptor.
    /// - Throws: `PictureFailure` if the header is cut off.
    private static func gif(_ start: [UInt8], _ reader: PictureReader) throws(PictureFailure) -> Found {
        guard start.count >= 13 else { throw .truncated(name: reader.name, .gif, bytes: reader.count) }
        return Found(width: start[6..<8].littleEndian, height: start[8..<10].littleEndian)
    }

    /// - Source: the WebP container specification and RFC 6386, section 9.1, on the frame header.
    /// - Throws: `PictureFailure` if the file ends before the length that it gives, or has no picture.
    private static func webp(_ start: [UInt8], _ reader: PictureReader) throws(PictureFailure) -> Found {
        guard start.count >= 30, start[4..<8].littleEndian + 8 <= reader.count else {
            throw .truncated(name: reader.name, .webp, bytes: reader.count)
        }
        switch String(decoding: start[12..<16], as: UTF8.self) {
        case "VP8 ":
            guard start[23..<26].elementsEqual([0x9D, 0x01, 0x2A]) else { break }
            return Found(width: start[26..<28].littleEndian & 0x3FFF, height: start[28..<30].littleEndian & 0x3FFF)
        case "VP8L":
            guard start[20] == 0x2F else { break }
            let bits = start[21..<25].littleEndian
            return Found(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        case "VP8X":
            let flags = start[20]
            return Found(
                width: start[24..<27].littleEndian + 1, height: start[27..<30].littleEndian + 1,
                orientation: flags & 0x08 == 0 ? 1 : try webpOrientation(reader), isAnimated: flags & 0x02 != 0)
        default: break
        }
        throw .noHeader(name: reader.name, .webp)
    }

    /// Finds the chunk with Exif data and reads the orientation from it.
    ///
    /// - Throws: `PictureFailure` if the system refuses to read.
    private static func webpOrientation(_ reader: PictureReader) throws(PictureFailure) -> Int {
        var place = 12
        for _ in 0..<mostSegments {
            let head = try reader.bytes(at: place, count: 8)
            guard head.count == 8 else { break }
            let length = head[4...].littleEndian
            if head.starts(with: "EXIF".utf8) {
                return ExifOrientation.find(in: try reader.bytes(at: place + 8, count: min(length, 1 << 16)))
            }
            place += 8 + length + length & 1
        }
        return 1
    }

    /// Segments that are looked at; a file of millions of empty ones must not hold up the caller.
    static let mostSegments = 1_000
}
