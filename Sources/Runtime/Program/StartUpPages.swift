import Foundation

/// Memory that starting needed and nothing after it does.
enum StartUpPages {
    /// Gives back the pages of code that have been touched so far. Each is there again when it is next used: it comes from
    /// the file's pages, which the system keeps, in less than a microsecond.
    ///
    /// Every touch of code brings the sixteen pages around it into a process. Loading libraries, reading fonts and making the
    /// first views touches so much of it that two thirds of all code seem to be in use, more than all pictures of a window
    /// take; frames need a tenth of that.
    ///
    /// Only code is given back, which no program writes to: other pages of a file may have been changed since.
    static func giveBack() {
        // Without a list of what is there nothing is given back, and nothing is the worse for it. Files of the system say
        // that they are empty, so it has to be read to its end.
        guard let list = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd() else { return }
        for line in list.split(separator: UInt8(ascii: "\n")) {
            guard let code = CodeMapping(line) else { continue }
            // A page that cannot be given back stays.
            unsafe _ = madvise(UnsafeMutableRawPointer(bitPattern: code.start), code.length, MADV_DONTNEED)
        }
    }
}

/// Where a process has code from a file.
struct CodeMapping: Equatable {
    let start: UInt
    let length: Int

    /// - Parameter line: of `/proc/self/maps`: `7f0a1000-7f0b2000 r-xp 00001000 fe:00 1234   /usr/lib/libx.so`.
    /// - Returns: nil for what may be written, holds no code, or is of no file.
    init?(_ line: some BidirectionalCollection<UInt8>) {
        let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 5, omittingEmptySubsequences: true)
        guard fields.count == 6, fields[1].elementsEqual("r-xp".utf8),
            fields[5].first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "/")
        else { return nil }
        let ends = fields[0].split(separator: UInt8(ascii: "-")).map {
            UInt(String(decoding: $0, as: UTF8.self), radix: 16)
        }
        guard ends.count == 2, let start = ends[0], let end = ends[1], start < end else { return nil }
        self.start = start
        length = Int(end - start)
    }
}
