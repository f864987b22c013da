extension PictureHeader {
    /// Finds the frame header, and the orientation in the segments ahead of it.
    ///
    /// - Source: ITU-T T.81, annex B; Exif 2.3, section 4.5.
    /// - Throws: `PictureFailure` if the file ends before its frame header or has none.
    static func jpeg(_ reader: PictureReader) throws(PictureFailure) -> Found {
        var place = 2
        var orientation: Int?
        for _ in 0..<mostSegments {
            var head = try reader.bytes(at: place, count: 4)
            // Any number of fill bytes may stand ahead of a marker.
            while head.count == 4, head[0] == 0xFF, head[1] == 0xFF, place < 1 << 16 {
                place += 1
                head = try reader.bytes(at: place, count: 4)
            }
            guard head.count == 4 else { throw .truncated(name: reader.name, .jpeg, bytes: reader.count) }
            guard head[0] == 0xFF else { break }
            let marker = head[1]
            let length = head[2...].bigEndian
            switch marker {
            case 0x01, 0xD0...0xD8:
                place += 2
                continue
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
                let frame = try reader.bytes(at: place + 4, count: 5)
                guard frame.count == 5 else { throw .truncated(name: reader.name, .jpeg, bytes: reader.count) }
                // A block of 64 pixels takes a bit at least.
                return Found(
                    width: frame[3..<5].bigEndian, height: frame[1..<3].bigEndian, orientation: orientation ?? 1,
                    bitsPerPixel: 1 / 64)
            case 0xE1 where orientation == nil:
                let segment = try reader.bytes(at: place + 4, count: max(length - 2, 0))
                if segment.starts(with: ExifOrientation.mark) {
                    orientation = ExifOrientation.find(in: segment)
                }
            // Pixels or the end, ahead of any size.
            case 0xD9, 0xDA: throw .noHeader(name: reader.name, .jpeg)
            default: break
            }
            guard length >= 2 else { break }
            place += 2 + length
        }
        throw .noHeader(name: reader.name, .jpeg)
    }
}

/// Orientation tag of Exif data.
///
/// - Source: Exif 2.3, section 4.6.4, tag 0x0112; TIFF 6.0, section 2.
enum ExifOrientation {
    /// First bytes of a JPEG segment with Exif data, which WebP files leave out.
    static let mark: [UInt8] = Array("Exif".utf8) + [0, 0]

    /// Reads the orientation, 1…8, from Exif data; 1 if it has none.
    static func find(in exif: [UInt8]) -> Int {
        let tiff = exif.starts(with: mark) ? Array(exif.dropFirst(mark.count)) : exif
        guard tiff.count >= 8 else { return 1 }
        let isLittle = tiff.starts(with: "II".utf8)
        guard isLittle || tiff.starts(with: "MM".utf8) else { return 1 }
        func number(_ place: Int, _ count: Int) -> Int? {
            guard place >= 0, place + count <= tiff.count else { return nil }
            let bytes = tiff[place..<place + count]
            return isLittle ? bytes.littleEndian : bytes.bigEndian
        }
        guard let directory = number(4, 4), let entries = number(directory, 2) else { return 1 }
        for index in 0..<entries {
            let entry = directory + 2 + index * 12
            guard let tag = number(entry, 2) else { return 1 }
            guard tag == 0x0112 else { continue }
            guard number(entry + 2, 2) == 3, let value = number(entry + 8, 2), 1...8 ~= value else { return 1 }
            return value
        }
        return 1
    }
}
