import LiltCommand
import Testing

struct CompositorGlobalsTests {
    private func words(_ values: UInt32...) -> [UInt8] {
        values.flatMap { value in (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
    }

    /// The event `wl_registry.global`.
    private func global(_ interface: String, version: UInt32 = 1) -> [UInt8] {
        let text = Array(interface.utf8) + [0]
        let padded = text + [UInt8](repeating: 0, count: (4 - text.count % 4) % 4)
        let length = UInt32(8 + 4 + 4 + padded.count + 4)
        return words(2, length << 16, 7, UInt32(text.count)) + padded + words(version)
    }

    @Test func `reads the interfaces, in whatever pieces they come`() {
        let done = words(3, 12 << 16, 0)
        let answer = global("wl_compositor") + words(1, 12 << 16 | 1, 3) + global("xdg_wm_base", version: 6) + done
        for size in [1, 7, answer.count] {
            var globals = CompositorGlobals()
            for start in stride(from: 0, to: answer.count, by: size) {
                #expect(!globals.isComplete)
                globals.read(Array(answer[start..<min(start + size, answer.count)]))
            }
            #expect(globals.isComplete && globals.interfaces == ["wl_compositor", "xdg_wm_base"])
        }
    }

    @Test func `an answer that is none ends the question`() {
        for answer in [words(2, 4 << 16), words(2, 60_000 << 16), words(0, 0)] {
            var globals = CompositorGlobals()
            globals.read(answer)
            #expect(globals.isComplete && globals.interfaces.isEmpty)
        }
        var globals = CompositorGlobals()
        globals.read(words(2, 24 << 16, 1, 60_000, 0, 0) + words(2, 24 << 16, 1, 0, 0, 0))
        #expect(!globals.isComplete && globals.interfaces.isEmpty)
    }

    @Test func `asks for the registry, and for an end`() {
        #expect(CompositorGlobals.requests == words(1, 12 << 16 | 1, 2) + words(1, 12 << 16, 3))
    }
}
