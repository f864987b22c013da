import Foundation
import Glibc

/// Lock on a program's folder in the cache, so that two calls of `lilt` build one after the other. It ends with this value, or with
/// the process.
struct BuildLock {
    private let file: FileHandle

    /// Waits until no other process has the lock.
    ///
    /// - Throws: ``CommandFailure`` if the folder cannot be written.
    init(at path: String) throws(CommandFailure) {
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let file = FileHandle(forUpdatingAtPath: path)
        else { throw .unwritable("\(path) cannot be written") }
        self.file = file
        // A program that takes the place of this one has no use for it.
        _ = fcntl(file.fileDescriptor, F_SETFD, FD_CLOEXEC)
        flock(file.fileDescriptor, LOCK_EX)
    }

    /// Lets others build.
    func end() { flock(file.fileDescriptor, LOCK_UN) }
}
