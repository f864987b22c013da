import CoreFoundation
import Foundation
import Glibc
import WaylandClient

/// Descriptor on which the main run loop waits in one of its modes: a set of Linux (epoll) with the descriptors of its
/// sources, timers and wake-ups.
///
/// Core Foundation does not publish it, but the kernel lists the members of each set: the set that contains the
/// descriptor of a source which was just added to the mode is the one.
@MainActor enum RunLoopDescriptor {
    /// Returns the descriptor, which is readable while the run loop has something to do in `mode`, and stays valid for
    /// the life of the process; nil if the kernel does not list its sets, as where `/proc` is not mounted.
    static func find(of mode: CFString) -> Int32? {
        // A pipe into which nothing is written.
        guard let ends = TextPipe.make() else { return nil }
        defer {
            close(ends.reading)
            close(ends.writing)
        }
        let marker = ends.reading
        guard let source = makeSource(marker) else { return nil }
        CFRunLoopAddSource(CFRunLoopGetMain(), source, mode)
        defer { CFRunLoopRemoveSource(CFRunLoopGetMain(), source, mode) }
        return set(containing: marker)
    }

    /// Makes a source for a descriptor that never becomes readable.
    private static func makeSource(_ descriptor: Int32) -> CFRunLoopSource? {
        // Core Foundation takes contexts of two versions through a pointer to version 0, which is the larger one.
        let size = unsafe max(MemoryLayout<CFRunLoopSourceContext>.size, MemoryLayout<CFRunLoopSourceContext1>.size)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        defer { unsafe memory.deallocate() }
        unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        let context = unsafe CFRunLoopSourceContext1(
            version: 1, info: UnsafeMutableRawPointer(bitPattern: Int(descriptor)), retain: nil, release: nil,
            copyDescription: nil, equal: nil, hash: nil, getPort: { Int32(Int(bitPattern: $0)) },
            perform: { _ in })
        unsafe memory.bindMemory(to: CFRunLoopSourceContext1.self, capacity: 1).initialize(to: context)
        return unsafe CFRunLoopSourceCreate(nil, 0, memory.assumingMemoryBound(to: CFRunLoopSourceContext.self))
    }

    /// Returns the set of this process that contains `member`; nil if there is none.
    private static func set(containing member: Int32) -> Int32? {
        let folder = "/proc/self/fdinfo"
        let names: [String]
        // Without the folder, the caller does without the descriptor.
        do { names = try FileManager.default.contentsOfDirectory(atPath: folder) } catch { return nil }
        for name in names {
            guard let descriptor = Int32(name), let text = contents(of: "\(folder)/\(name)") else { continue }
            for line in text.split(separator: "\n") where line.hasPrefix("tfd:") {
                let words = line.split(separator: " ", omittingEmptySubsequences: true)
                if words.count > 1, Int32(words[1]) == member { return descriptor }
            }
        }
        return nil
    }

    /// Returns the text of a file in `/proc`; nil if another thread has closed the descriptor that it describes.
    private static func contents(of path: String) -> String? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        do {
            return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
        } catch {
            return nil
        }
    }
}
