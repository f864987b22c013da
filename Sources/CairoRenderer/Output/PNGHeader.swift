import Foundation

/// Size of a picture, from the header of its PNG file.
///
/// - Source: W3C, *Portable Network Graphics*, sections on the image header and on chunks.
struct PNGHeader {
    let width: Int
    let height: Int
    /// Length of the file, in bytes.
    let fileBytes: Int
    private let bitsPerPixel: Int

    /// Greatest number of pixels, four bytes each.
    static let mostPixels = 1 << 26
    /// Greatest length of a side in Cairo, in pixels.
    static let longestSide = 32_767
    /// Greatest ratio of the format's compression.
    private static let bestCompression = 1_032
    /// First bytes of every PNG file.
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// Number of bytes of the signature and of the header with its length, name and check sum.
    private static let bytes = 33
    /// Bytes of a chunk around its data: length and name ahead, check sum behind.
    private static let chunkFrame = (ahead: 8, behind: 4)

    /// Reads the header of the file at `path`.
    ///
    /// - Throws: `PNGFile.Failure` if there is no plain file with the beginning of a PNG file.
    init(file path: String) throws(PNGFile.Failure) {
        let (file, fileBytes) = try Self.open(path)
        try self.init(Self.next(Self.bytes, of: file, at: path), fileBytes: fileBytes, path: path)
    }

    /// Parses a header.
    ///
    /// - Parameters:
    ///   - start: the file's first bytes.
    ///   - fileBytes: number of bytes of the file.
    ///   - path: path of the file, for messages.
    /// - Throws: `PNGFile.Failure` if `start` is not the beginning of a PNG file.
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

    /// True if the size is within ``longestSide`` and ``mostPixels``.
    var isBounded: Bool {
        width <= Self.longestSide && height <= Self.longestSide && width * height <= Self.mostPixels
    }

    /// True if the file has enough bytes to encode the header's number of pixels.
    var mayBeWhole: Bool {
        isBounded && (width * bitsPerPixel + 7) / 8 * height <= fileBytes * Self.bestCompression
    }

    /// True if the file's last chunk is missing, or a chunk exceeds the file.
    ///
    /// - Throws: `PNGFile.Failure` if the file cannot be opened or read.
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

    /// Big-endian number in the first four bytes.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) } }

    /// Opens a plain file and gets its length. Devices are refused: reading one might never end.
    ///
    /// - Throws: `PNGFile.Failure` if there is no plain file, or it cannot be opened.
    private static func open(_ path: String) throws(PNGFile.Failure) -> (file: FileHandle, bytes: Int) {
        let url = URL(filePath: path).resolvingSymlinksInPath()
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
            let type = attributes[.type] as? FileAttributeType
            // Links have been resolved: a remaining one has no target.
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

    /// Reads the next `count` bytes, or fewer at the end of the file.
    ///
    /// - Throws: `PNGFile.Failure` if reading fails.
    private static func next(_ count: Int, of file: FileHandle, at path: String) throws(PNGFile.Failure) -> [UInt8] {
        do {
            return [UInt8](try file.read(upToCount: count) ?? Data())
        } catch {
            throw .notOpened(path: path, reason: error.localizedDescription)
        }
    }
}
