import Testing

@testable import Runtime

/// The start of a program gives memory back at its steps, and never again.
@MainActor struct StartMemoryTests {
    /// Parts that were given back, in order.
    private final class Record {
        var parts: [StartMemory.Part] = []
    }

    private let record = Record()

    private func start() -> StartMemory {
        let record = record
        return StartMemory { record.parts.append($0) }
    }

    @Test func `memory is given back when the window is asked for, and before the first frame is drawn`() {
        var memory = start()
        memory.windowOpened()
        #expect(record.parts == [.constants])
        memory.viewsPlaced()
        #expect(record.parts == [.constants, .codeAndConstants])
        let goesOn = memory.frameEnded()
        #expect(goesOn)
        #expect(record.parts == [.constants, .codeAndConstants, .codeAndConstants])
        memory.viewsPlaced()
        #expect(record.parts.count == 3, "before the second frame")
    }

    @Test func `memory is given back ever more rarely, for the last time after 64 frames`() {
        var memory = start()
        var given: [Int] = []
        for frame in 1...64 {
            let before = record.parts.count
            let goesOn = memory.frameEnded()
            if record.parts.count > before { given.append(frame) }
            #expect(goesOn == (frame < 64))
        }
        #expect(given == [1, 2, 4, 8, 16, 32, 64])
    }
}
