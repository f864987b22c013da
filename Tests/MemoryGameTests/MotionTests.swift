import Testing

@testable import MemoryGame

struct MotionTests {
    @Test(arguments: 2...64)
    func `starts every card at least a frame after the one before`(count: Int) {
        #expect(Motion.dealInterval(of: count) >= 1.0 / 30)
    }

    @Test func `deals a few cards one by one, and a full deck in about three seconds`() {
        func duration(_ count: Int) -> Double {
            Double(count - 1) * Motion.dealInterval(of: count) + Motion.flightDuration
        }
        #expect(duration(8) < 7)
        #expect((2.8...3.5).contains(duration(52)))
    }
}
