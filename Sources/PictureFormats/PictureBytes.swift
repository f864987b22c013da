package import Foundation

/// Encoded picture, in a file or in memory.
package enum PictureBytes: Hashable, Sendable {
    case file(String)
    case memory(PictureData)

    /// The path, or words that say that the picture is in memory; for messages.
    package var name: String {
        switch self {
        case .file(let path): path
        case .memory(let picture): "A picture of \(picture.data.count) bytes in memory"
        }
    }

    /// Reads all bytes.
    ///
    /// - Throws: `PictureFailure` if the file cannot be read or is longer than ``PictureHeader/mostBytes``.
    package func all() throws(PictureFailure) -> Data {
        if case .memory(let picture) = self { return picture.data }
        let reader = try PictureReader(self)
        guard reader.count <= PictureHeader.mostBytes else { throw .tooLong(name: name, bytes: reader.count) }
        return try Data(reader.bytes(at: 0, count: reader.count))
    }
}

/// Encoded picture in memory; equal to itself alone.
package final class PictureData: Hashable, Sendable {
    package let data: Data

    package init(_ data: Data) { self.data = data }

    package static func == (a: PictureData, b: PictureData) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Reader of any part of a picture's bytes. A file is open as long as its reader exists.
struct PictureReader {
    let name: String
    /// Number of bytes.
    let count: Int
    private let file: FileHandle?
    private let data: Data

    /// Opens `source`. Devices are refused: reading one might never end.
    ///
    /// - Throws: `PictureFailure` if there is no plain file, or it cannot be opened.
    init(_ source: PictureBytes) throws(PictureFailure) {
        name = source.name
        switch source {
        case .memory(let picture):
            data = picture.data
            count = data.count
            file = nil
        case .file(let path):
            (file, count) = try Self.open(path)
            data = Data()
        }
    }

    /// Opens a file, and returns it with its number of bytes.
    ///
    /// - Throws: `PictureFailure.missing` if there is no file, `.notPlain` for a folder or device, `.notOpened` if the
    ///   system refuses.
    private static func open(_ path: String) throws(PictureFailure) -> (FileHandle, Int) {
        // Names are looked for at many paths: this is the cheapest way to find that a file is missing.
        guard FileManager.default.fileExists(atPath: path) else { throw .missing(name: path) }
        let url = URL(filePath: path).resolvingSymlinksInPath()
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
            let type = attributes[.type] as? FileAttributeType
            guard type == .typeRegular, let size = attributes[.size] as? NSNumber else {
                throw PictureFailure.notPlain(name: path)
            }
            return (try FileHandle(forReadingFrom: url), size.intValue)
        } catch let failure as PictureFailure {
            throw failure
        } catch {
            let code = (error as? CocoaError)?.code
            if code == .fileReadNoSuchFile || code == .fileNoSuchFile { throw .missing(name: path) }
            throw .notOpened(name: path, reason: error.localizedDescription)
        }
    }

    /// Reads `count` bytes from `offset` on; fewer at the end.
    ///
    /// - Throws: `PictureFailure` if the system refuses to read.
    func bytes(at offset: Int, count wanted: Int) throws(PictureFailure) -> [UInt8] {
        guard offset >= 0, offset < count, wanted > 0 else { return [] }
        guard let file else {
            let start = data.startIndex + offset
            return [UInt8](data[start..<min(start + wanted, data.endIndex)])
        }
        do {
            try file.seek(toOffset: UInt64(offset))
            return [UInt8](try file.read(upToCount: min(wanted, count - offset)) ?? Data())
        } catch {
            throw .notOpened(name: name, reason: error.localizedDescription)
        }
    }
}

extension Collection<UInt8> {
    /// Big-endian number of all bytes.
    var bigEndian: Int { reduce(0) { $0 << 8 | Int($1) } }
    /// Little-endian number of all bytes.
    var littleEndian: Int { reversed().bigEndian }
}
