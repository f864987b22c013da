import Foundation
import Testing

@testable import Runtime

/// Code and lists of fonts that only starting needs take no memory afterwards.
struct StartUpPagesTests {
    @Test func `code of files and files that are only read are found, and nothing else`() {
        let code = CleanMapping("7f0a1000-7f0b2000 r-xp 00001000 fe:00 1234                       /usr/lib/a b.so".utf8)
        #expect(code?.start == 0x7F0A_1000 && code?.length == 0x11000)
        let fonts = CleanMapping("7f0c1000-7f0c2000 r--s 00000000 fe:00 1234    /var/cache/fontconfig/a.cache-8".utf8)
        #expect(fonts?.start == 0x7F0C_1000 && fonts?.length == 0x1000)
        for line in [
            "7f0a1000-7f0b2000 rw-s 00000000 00:01 1234    /memfd:lilt (deleted)",
            "7f0a1000-7f0b2000 rw-p 00001000 fe:00 1234    /usr/lib/libx.so",
            "7f0a1000-7f0b2000 r--p 00001000 fe:00 1234    /usr/lib/libx.so",
            "7f0a1000-7f0b2000 rwxp 00001000 fe:00 1234    /usr/lib/libx.so",
            "7ffd1000-7ffd2000 r-xp 00000000 00:00 0       [vdso]", "7f0a1000-7f0b2000 r-xp 00000000 00:00 0", "",
            "7f0b2000-7f0a1000 r-xp 00001000 fe:00 1234    /usr/lib/libx.so",
            "nonsense r-xp 00001000 fe:00 1234    /usr/lib/libx.so", "7f0a1000 r-xp 0 fe:00 1234    /usr/lib/libx.so",
        ] {
            #expect(CleanMapping(line.utf8) == nil, "\(line)")
        }
    }

    @Test func `what was given back is there again when it is used`() throws {
        let before = [3, 1, 2].sorted().map { "\($0)" }.joined()
        for _ in 0..<3 { StartUpPages.giveBack() }
        #expect([3, 1, 2].sorted().map { "\($0)" }.joined() == before)
    }
}
