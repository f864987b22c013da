import Foundation

/// Reader of a file that another process is still writing.
struct LogTail {
    private let handle: FileHandle
    private let name: String
    /// Beginning of a line whose end has not been written yet.
    private var rest = Data()

    /// - Throws: `ChildError` if the file cannot be opened.
    init(_ file: URL) throws(ChildError) {
        name = file.path
        do {
            handle = try FileHandle(forReadingFrom: file)
        } catch {
            throw ChildError(status: 70, message: "cannot read \(file.path): \(error.localizedDescription)")
        }
    }

    /// The lines that are complete since the last call.
    ///
    /// - Throws: `ChildError` if the file cannot be read.
    mutating func lines() throws(ChildError) -> [Substring] {
        do {
            rest += try handle.readToEnd() ?? Data()
        } catch {
            throw ChildError(status: 70, message: "cannot read \(name): \(error.localizedDescription)")
        }
        guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
        let text = String(decoding: rest[..<end], as: UTF8.self)
        rest = Data(rest[(end + 1)...])
        return text.split(separator: "\n")
    }
}
