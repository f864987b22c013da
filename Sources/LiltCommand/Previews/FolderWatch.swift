import Foundation
import Glibc

/// Notices when files in folders are written, replaced, renamed or removed, and when folders come.
package final class FolderWatch {
    /// Descriptor that is readable when something has changed.
    let descriptor: Int32
    /// Numbers of the watches so far. A folder that comes in the place of another one gets a new number.
    private var numbers: Set<Int32> = []

    /// - Throws: ``CommandFailure`` if the system offers no such notices.
    package init() throws(CommandFailure) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard descriptor >= 0 else {
            throw .unavailable("files cannot be watched: \(unsafe String(cString: strerror(errno)))")
        }
    }

    deinit { close(descriptor) }

    /// Watches these folders too.
    ///
    /// - Returns: true if one of them was not watched before, so that files in it may have changed unseen.
    @discardableResult package func add(_ folders: Set<String>) -> Bool {
        var isNew = false
        for folder in folders {
            let changes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR
            // A folder that cannot be watched has gone: its files are missing in the next build.
            let number = unsafe inotify_add_watch(descriptor, folder, UInt32(changes))
            if number >= 0, numbers.insert(number).inserted { isNew = true }
        }
        return isNew
    }

    /// Takes the notices that are there.
    ///
    /// - Returns: true if a file or a folder has changed.
    package func take() -> Bool { Descriptors.read(descriptor).map(Self.tellsOfChange) ?? false }

    /// True if notices, as the kernel writes them, tell of more than files that have been made and not yet written.
    private static func tellsOfChange(_ notices: [UInt8]) -> Bool {
        func number(at index: Int) -> UInt32 {
            (0..<4).reduce(0) { $0 | UInt32(notices[index + $1]) << (8 * UInt32($1)) }
        }
        var index = 0
        while index + headerSize <= notices.count {
            let kind = number(at: index + 4)
            let isFile = kind & UInt32(IN_ISDIR) == 0
            let isIgnored = kind & UInt32(IN_IGNORED) != 0 || kind & UInt32(IN_CREATE) != 0 && isFile
            if !isIgnored { return true }
            index += headerSize + Int(number(at: index + 12))
        }
        return false
    }

    /// Bytes of a notice ahead of its name: number, kind, cookie and length.
    private static let headerSize = 16
}
