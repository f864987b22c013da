import Testing
import WaylandClient
import WaylandPlatform

/// Times of the tries to connect again.
struct ReconnectionTests {
    @Test func `tries come at growing intervals up to a second, and none after the end`() {
        var search = Reconnection(after: .lost(code: 32), now: 100, patience: 3)
        var now = 100.0
        var delays: [Double] = []
        while let delay = search.delay(now: now) {
            delays.append(delay)
            now += delay
        }
        #expect(delays.prefix(6) == [0.05, 0.1, 0.2, 0.4, 0.8, 1])
        #expect(abs(now - 103) < 1e-9, "the last try is at the end itself")
    }

    @Test func `the same requests to another compositor would be refused again`() {
        let violation = ConnectionError.violation(interface: "", object: 0, code: 0, message: "", requests: "")
        #expect(!Reconnection.helps(after: violation))
        #expect(Reconnection.helps(after: .unread))
        #expect(Reconnection.helps(after: .lost(code: 32)) && Reconnection.helps(after: .silent(seconds: 5)))
    }
}
