import Lilt
import Testing

/// Large batches of springs through the public API.
struct SpringBatchTests {
    @Test func `goes where it is told, and rests there`() {
        var batch = SpringBatch()
        let lanes = (0..<20).map { batch.append(.bouncy, at: Double($0)) }
        #expect(lanes == Array(0..<20))
        #expect(batch.count == 20)
        #expect(!batch.isRunning)
        for lane in lanes where lane != 7 { batch.move(lane, to: 100) }
        #expect(batch.isRunning(3) && !batch.isRunning(7))
        #expect(batch.target(of: 3) == 100)
        batch.advance(to: 5)
        #expect(batch[3] == 3)
        batch.advance(to: 5.1)
        #expect(batch[3] > 3 && batch.velocity(of: 3) > 0)
        #expect(batch[7] == 7 && batch.velocity(of: 7) == 0)
        for frame in 1...300 { batch.advance(to: 5.1 + Double(frame) / 60) }
        #expect(!batch.isRunning)
        #expect(lanes.allSatisfy { batch[$0] == ($0 == 7 ? 7 : 100) })
        batch.place(3, at: -1)
        #expect(batch[3] == -1)
    }
}
