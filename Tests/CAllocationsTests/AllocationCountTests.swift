import CAllocations
import Dispatch
import Glibc
import Synchronization
import Testing

/// The allocation counter sees every entry point of the allocator, and counts nothing else.
@Suite(.enabled(if: allocations_are_counted(), "a sanitizer has the allocator"))
struct AllocationCountTests {
    private final class Node {
        let next: Node?

        init(next: Node?) { self.next = next }
    }

    /// Not inlined, because an optimised build might remove unused objects.
    @inline(never) private func chain(of count: Int) -> Node? {
        var first: Node?
        for _ in 0..<count { first = Node(next: first) }
        return first
    }

    /// Number of allocations by `body` on this thread.
    private func allocations(of body: () -> Void) -> UInt64 {
        let before = allocations_on_this_thread()
        body()
        return allocations_on_this_thread() - before
    }

    @Test func `ten objects are ten allocations`() {
        var first: Node?
        let count = allocations { first = chain(of: 10) }
        #expect(first != nil)
        #expect(count == 10)
    }

    @Test func `arithmetic is none`() {
        var sum = 0.0
        #expect(allocations { for index in 0..<1_000 { sum += Double(index) } } == 0)
        #expect(sum == 499_500)
    }

    /// All entry points except memalign, which Swift does not import.
    @Test func `the allocator's entrances count, and give what they should`() {
        var plain: [UInt] = []
        var aligned: [UInt] = []
        plain.reserveCapacity(3)
        aligned.reserveCapacity(2)
        let count = allocations {
            plain.append(unsafe UInt(bitPattern: malloc(24)))
            plain.append(unsafe UInt(bitPattern: calloc(3, 8)))
            plain.append(unsafe UInt(bitPattern: realloc(nil, 24)))
            aligned.append(unsafe UInt(bitPattern: aligned_alloc(256, 256)))
            var memory: UnsafeMutableRawPointer?
            let status = unsafe posix_memalign(&memory, 256, 24)
            aligned.append(status == 0 ? UInt(bitPattern: memory) : 0)
        }
        #expect(count == 5)
        #expect(plain.allSatisfy { $0 != 0 })
        #expect(aligned.allSatisfy { $0 != 0 && $0 % 256 == 0 })
        for address in plain + aligned { unsafe free(UnsafeMutableRawPointer(bitPattern: address)) }
    }

    @Test func `posix_memalign refuses what is no alignment, and does not count it`() {
        var memory: UnsafeMutableRawPointer?
        var statuses = (CInt(0), CInt(0), CInt(0))
        let count = allocations {
            statuses.0 = unsafe posix_memalign(&memory, 0, 8)
            statuses.1 = unsafe posix_memalign(&memory, 3, 8)
            statuses.2 = unsafe posix_memalign(&memory, 24, 8)
        }
        #expect(statuses == (EINVAL, EINVAL, EINVAL))
        #expect(unsafe memory == nil)
        #expect(count == 0)
    }

    @Test func `another thread's allocations are its own`() {
        let done = DispatchSemaphore(value: 0)
        let theirs = Mutex<UInt64>(0)
        let work = DispatchWorkItem {
            let before = allocations_on_this_thread()
            let first = chain(of: 100)
            theirs.withLock { $0 = allocations_on_this_thread() - before }
            #expect(first != nil)
            done.signal()
        }
        let queue = DispatchQueue(label: "allocations")
        let ours = allocations {
            queue.async(execute: work)
            done.wait()
        }
        #expect(theirs.withLock { $0 } == 100)
        // Dispatching the work allocates a little memory on this thread.
        #expect(ours < 50)
    }
}
