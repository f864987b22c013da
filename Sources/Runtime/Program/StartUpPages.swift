import Foundation

/// Memory that starting needed and nothing after it does.
enum StartUpPages {
    /// Gives back the pages of code, and of files that are shared and only read, that have been touched so far. Each is there
    /// again when it is next used: it comes from the file's pages, which the system keeps, in less than a microsecond.
    ///
    /// Every touch of code brings the sixteen pages around it into a process. Loading libraries, reading fonts and making the
    /// first views touches so much of it that two thirds of all code seem to be in use, more than all pictures of a window
    /// take; frames need a tenth of that. What Fontconfig knows of fonts is such a file: megabytes where many are installed,
    /// all of which are read when a font is looked for.
    ///
    /// Only what no program can have written to is given back: other pages of a file may have been changed since.
    static func giveBack() {
        // Without a list of what is there nothing is given back, and nothing is the worse for it. Files of the system say
        // that they are empty, so it has to be read to its end.
        guard let list = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd() else { return }
        for line in list.split(separator: UInt8(ascii: "\n")) {
            guard let pages = CleanMapping(line) else { continue }
            // A page that cannot be given back stays.
            unsafe _ = madvise(UnsafeMutableRawPointer(bitPattern: pages.start), pages.length, MADV_DONTNEED)
        }
    }
}

/// Where a process has pages that are the file's own: code, or what is shared with all who read the file.
struct CleanMapping: Equatable {
    let start: UInt
    let length: Int

    /// - Parameter line: of `/proc/self/maps`: `7f0a1000-7f0b2000 r-xp 00001000 fe:00 1234   /usr/lib/libx.so`.
    /// - Returns: nil for what may be written, may have been before, or is of no file.
    init?(_ line: some BidirectionalCollection<UInt8>) {
        let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 5, omittingEmptySubsequences: true)
        guard fields.count == 6, ["r-xp", "r--s"].contains(where: { fields[1].elementsEqual($0.utf8) }),
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
