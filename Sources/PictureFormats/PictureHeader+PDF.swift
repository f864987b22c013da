extension PictureHeader {
    /// Reads the size of the first page of a PDF, in points.
    ///
    /// - Throws: `PictureFailure` if no size of a page is found.
    static func pdf(_ reader: PictureReader) throws(PictureFailure) -> Found {
        let bytes = try reader.bytes(at: 0, count: PDFPage.mostBytes)
        guard let page = PDFPage(bytes) else { throw .noHeader(name: reader.name, .pdf) }
        func whole(_ length: Double) -> Int {
            guard length > 0 else { return 0 }
            return max(Int(min(length, 1e9).rounded()), 1)
        }
        return Found(width: whole(page.width), height: whole(page.height))
    }
}

/// Size of a page of a PDF, found by the names of its boxes, without the tables by which readers find objects: pictures of
/// catalogues have one page.
///
/// - Source: ISO 32000-1, sections 7.5.7 on object streams and 7.7.3 on pages.
struct PDFPage {
    private(set) var width: Double
    private(set) var height: Double

    /// Number of bytes in which a size is sought.
    static let mostBytes = 1 << 22
    /// Number of bytes of one stream of objects.
    private static let mostStreamBytes = 1 << 20

    init?(_ bytes: [UInt8]) {
        guard let found = Self.boxes(in: bytes) ?? Self.streams(in: bytes).lazy.compactMap(Self.boxes).first else {
            return nil
        }
        (width, height) = (found[2] - found[0], found[3] - found[1])
        let turn = Self.places(of: "/Rotate", in: bytes).first.flatMap { Self.numbers(in: bytes, from: $0, count: 1) }
        if let turn = turn?.first, Int(turn) % 180 != 0 { swap(&width, &height) }
    }

    /// Corners of the part of the page that is shown, else those of the page.
    private static func boxes(in bytes: [UInt8]) -> [Double]? {
        for name in ["/CropBox", "/MediaBox"] {
            for place in places(of: name, in: bytes) {
                guard let numbers = numbers(in: bytes, from: place, count: 4) else { continue }
                return [
                    min(numbers[0], numbers[2]), min(numbers[1], numbers[3]), max(numbers[0], numbers[2]),
                    max(numbers[1], numbers[3]),
                ]
            }
        }
        return nil
    }

    /// Places behind each occurrence of `word`.
    private static func places(of word: String, in bytes: [UInt8]) -> [Int] {
        let word = Array(word.utf8)
        guard bytes.count >= word.count else { return [] }
        return (0...bytes.count - word.count).filter { start in
            bytes[start] == word[0] && bytes[start..<start + word.count].elementsEqual(word)
        }.map { $0 + word.count }
    }

    /// The next numbers, in brackets or not; nil if something else comes first.
    private static func numbers(in bytes: [UInt8], from start: Int, count: Int) -> [Double]? {
        let text = String(decoding: bytes[start..<min(start + 200, bytes.count)], as: UTF8.self)
        let words = text.drop { $0.isWhitespace || $0 == "[" }.split { $0.isWhitespace }
        var numbers: [Double] = []
        for word in words.prefix(count) {
            guard let number = Double(word.prefix { $0.isNumber || "+-.".contains($0) }), number.isFinite else {
                return nil
            }
            numbers.append(number)
        }
        return numbers.count == count ? numbers : nil
    }

    /// Streams that hold objects, decompressed.
    private static func streams(in bytes: [UInt8]) -> [[UInt8]] {
        places(of: "/ObjStm", in: bytes).compactMap { place in
            let end = min(place + 400, bytes.count)
            guard let start = places(of: "stream", in: Array(bytes[place..<end])).first else { return nil }
            // A line ends behind the word.
            var first = place + start
            if first < bytes.count, bytes[first] == 0x0D { first += 1 }
            if first < bytes.count, bytes[first] == 0x0A { first += 1 }
            return Inflation.bytes(ofZlib: Array(bytes[first...].prefix(mostStreamBytes)), limit: mostStreamBytes)
        }
    }
}
