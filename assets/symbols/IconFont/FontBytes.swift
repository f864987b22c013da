import Foundation

/// Big-endian numbers of a font file. Reading outside of the file gives nil.
struct FontBytes: Sendable {
    private let bytes: [UInt8]

    init(_ data: Data) { bytes = [UInt8](data) }

    var count: Int { bytes.count }

    func byte(_ offset: Int) -> Int? { bytes.indices.contains(offset) ? Int(bytes[offset]) : nil }

    func unsigned(_ offset: Int) -> Int? {
        guard offset >= 0, offset < bytes.count - 1 else { return nil }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    func signed(_ offset: Int) -> Int? { unsigned(offset).map { $0 >= 0x8000 ? $0 - 0x10000 : $0 } }

    func long(_ offset: Int) -> Int? {
        guard let high = unsigned(offset), let low = unsigned(offset + 2) else { return nil }
        return high << 16 | low
    }
}
