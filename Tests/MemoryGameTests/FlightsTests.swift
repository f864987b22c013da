import Testing

@testable import MemoryGame

@MainActor
struct FlightsTests {
    @Test func `lets a card be turned when it has landed`() {
        let flights = Flights()
        #expect(flights.hasLanded(1))
        let deal = flights.depart([1, 2])
        #expect(!flights.hasLanded(1))
        flights.land(1, of: deal)
        #expect(flights.hasLanded(1) && !flights.hasLanded(2))
    }

    @Test func `does not take the end of a deal that was called off for that of the next`() {
        let flights = Flights()
        let first = flights.depart([1, 2])
        flights.callOff()
        let second = flights.depart([1, 2])
        flights.land(1, of: first)
        #expect(!flights.hasLanded(1))
        flights.land(1, of: second)
        #expect(flights.hasLanded(1))
    }
}
