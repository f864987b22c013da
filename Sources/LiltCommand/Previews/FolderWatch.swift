import Foundation
import Glibc

/// Notices when files in folders are written, replaced, renamed or removed.
final class FolderWatch {
    /// Descriptor that is readable when something has changed.
    let descriptor: Int32
    private var watched: Set<String> = []

    /// - Throws: ``CommandFailure`` if the system offers no such notices.
    init() throws(CommandFailure) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard descriptor >= 0 else {
            throw .unavailable("files cannot be watched: \(unsafe String(cString: strerror(errno)))")
        }
    }

    deinit { close(descriptor) }

    /// Watches these folders too.
    func add(_ folders: Set<String>) {
        for folder in folders.subtracting(watched) {
            let changes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
            // A folder that cannot be watched has gone: its files are missing in the next build.
            if unsafe inotify_add_watch(descriptor, folder, UInt32(changes)) >= 0 { watched.insert(folder) }
        }
    }

    /// Takes the notices that are there.
    func take() { _ = Descriptors.read(descriptor) }
}
