import Foundation

/// What a PNG file says of its size before any pixel comes.
///
/// - Source: W3C, *Portable Network Graphics*, sections on the image header and on chunks.
struct PNGHeader {
    let width: Int
    let height: Int
    /// How long the file is.
    let fileBytes: Int
    private let bitsPerPixel: Int

    /// Pixels that a picture may have, four bytes each.
    static let mostPixels = 1 << 26
    /// Pixels along a side that Cairo can hold.
    static let longestSide = 32_767
    /// The format's compression makes nothing smaller than to a part of this.
    private static let bestCompression = 1_032
    /// What every such file begins with.
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// The signature, and the header with its length, name and check sum.
    private static let bytes = 33
    /// A chunk's length and its name, and its check sum behind its data.
    private static let chunkFrame = (ahead: 8, behind: 4)

    /// - Throws: if there is no plain file that begins as such a file does.
    init(file path: String) throws(PNGFile.Failure) {
        let (file, fileBytes) = try Self.open(path)
        try self.init(Self.next(Self.bytes, of: file, at: path), fileBytes: fileBytes, path: path)
    }

    /// - Parameters:
    ///   - start: the file's first bytes.
    ///   - fileBytes: how many it has in all.
    ///   - path: where it is, for messages.
    init(_ start: [UInt8], fileBytes: Int, path: String) throws(PNGFile.Failure) {
        let known = min(start.count, Self.signature.count)
        guard start[..<known].elementsEqual(Self.signature[..<known]) else { throw .notPNG(path: path) }
        guard start.count >= Self.bytes else { throw .truncated(path: path, bytes: start.count) }
        guard start[12..<16].elementsEqual("IHDR".utf8) else { throw .notPNG(path: path) }
        width = Self.number(start[16...])
        height = Self.number(start[20...])
        guard let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][start[25]] else {
            throw .damaged(path: path, width: width, height: height)
        }
        bitsPerPixel = channels * Int(start[24])
        self.fileBytes = fileBytes
    }

    /// Whether there is memory for it.
    var isBounded: Bool {
        width <= Self.longestSide && height <= Self.longestSide && width * height <= Self.mostPixels
    }

    /// Whether so few bytes can stand for so many pixels.
    var mayBeWhole: Bool {
        isBounded && (width * bitsPerPixel + 7) / 8 * height <= fileBytes * Self.bestCompression
    }

    /// Whether the file's last chunk is missing, or one of them goes beyond the file.
    static func endsTooSoon(file path: String) throws(PNGFile.Failure) -> Bool {
        let (file, fileBytes) = try open(path)
        var place = signature.count
        while place + chunkFrame.ahead + chunkFrame.behind <= fileBytes {
            do {
                try file.seek(toOffset: UInt64(place))
            } catch {
                throw .notOpened(path: path, reason: error.localizedDescription)
            }
            let start = try next(chunkFrame.ahead, of: file, at: path)
            guard start.count == chunkFrame.ahead else { return true }
            place += chunkFrame.ahead + number(start[...]) + chunkFrame.behind
            if start[4...].elementsEqual("IEND".utf8) { return place > fileBytes }
        }
        return true
    }

    // MARK: Bytes

    /// Four bytes, the highest first.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) } }

    /// Opens a plain file, and says how long it is. A device could be read for ever.
    private static func open(_ path: String) throws(PNGFile.Failure) -> (file: FileHandle, bytes: Int) {
        let url = URL(filePath: path).resolvingSymlinksInPath()
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
            let type = attributes[.type] as? FileAttributeType
            // What is still a link then leads nowhere.
            if type == .typeSymbolicLink { throw PNGFile.Failure.missing(path: path) }
            guard type == .typeRegular, let size = attributes[.size] as? NSNumber else {
                throw PNGFile.Failure.notPlain(path: path)
            }
            return (try FileHandle(forReadingFrom: url), size.intValue)
        } catch let failure as PNGFile.Failure {
            throw failure
        } catch {
            let code = (error as? CocoaError)?.code
            if code == .fileReadNoSuchFile || code == .fileNoSuchFile { throw .missing(path: path) }
            throw .notOpened(path: path, reason: error.localizedDescription)
        }
    }

    /// The next bytes, or as many as there are.
    private static func next(_ count: Int, of file: FileHandle, at path: String) throws(PNGFile.Failure) -> [UInt8] {
        do {
            return [UInt8](try file.read(upToCount: count) ?? Data())
        } catch {
            throw .notOpened(path: path, reason: error.localizedDescription)
        }
    }
}
