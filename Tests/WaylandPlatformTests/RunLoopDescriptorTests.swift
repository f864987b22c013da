import CoreFoundation
import Foundation
import Synchronization
import Testing

@testable import WaylandPlatform

/// The descriptor on which the main run loop waits.
@MainActor struct RunLoopDescriptorTests {
    @Test func `it is found again, whatever other threads open and close`() throws {
        let mode = try #require(kCFRunLoopDefaultMode)
        let first = try #require(RunLoopDescriptor.find(of: mode))
        let flag = Flag()
        Thread.detachNewThread {
            while !flag.isOver.load(ordering: .relaxed) { FileHandle(forReadingAtPath: "/dev/null")?.closeFile() }
        }
        defer { flag.isOver.store(true, ordering: .relaxed) }
        for _ in 0..<300 { #expect(RunLoopDescriptor.find(of: mode) == first) }
    }
}

/// Flag for a thread.
private final class Flag: Sendable {
    let isOver = Atomic(false)
}
