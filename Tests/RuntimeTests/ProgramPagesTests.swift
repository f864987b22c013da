import CProgramPages
import Glibc
import Testing

/// Pages of code and constants are unmapped, but for those that something has written to.
@Suite(.serialized) struct ProgramPagesTests {
    /// A function whose code is changed, as debuggers do.
    private let function: @convention(c) () -> Int32 = { 42 }

    @Test func `pages are unmapped, and mapped again when they are read`() {
        #expect(program_pages_unmap(true) > 100)
        #expect(function() == 42)
        // The second time only those are there that have been read since.
        #expect(program_pages_unmap(true) > 0)
    }

    #if arch(x86_64)
        /// Instructions of an x86-64 processor that return 43.
        private static let otherCode: [UInt8] = [0xB8, 43, 0, 0, 0, 0xC3]

        @Test func `code that a debugger has changed stays as it is`() {
            // The address of a C function is that of its code; no other conversion gives it.
            let code = unsafe unsafeBitCast(function, to: UnsafeMutableRawPointer.self)
            let size = sysconf(Int32(_SC_PAGESIZE))
            let page = unsafe code - Int(bitPattern: code) % size
            let own = (0..<Self.otherCode.count).map { unsafe code.load(fromByteOffset: $0, as: UInt8.self) }

            // The code may cross the border of two pages.
            let length = unsafe code - page + own.count
            func write(_ bytes: [UInt8]) {
                unsafe #expect(mprotect(page, length, PROT_READ | PROT_WRITE | PROT_EXEC) == 0)
                for (offset, byte) in bytes.enumerated() {
                    unsafe code.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
                }
                unsafe #expect(mprotect(page, length, PROT_READ | PROT_EXEC) == 0)
            }

            write(Self.otherCode)
            #expect(program_pages_unmap(true) > 0)
            #expect(function() == 43)
            write(own)
            #expect(function() == 42)
        }
    #endif
}
