import Platform
import Testing

@testable import Runtime

struct DamageHistoryTests {
    private func rect(_ number: Int) -> PixelRect { PixelRect(x: number, y: 0, width: 1, height: 1) }

    private func history(_ count: Int) -> DamageHistory {
        var history = DamageHistory()
        for number in 0..<count { history.append([rect(number)]) }
        return history
    }

    @Test func `a buffer of age n misses the last n frames`() {
        let history = history(4)
        #expect(history.damage(forAge: 1) == [rect(3)])
        #expect(history.damage(forAge: 2) == [rect(2), rect(3)])
        #expect(history.damage(forAge: 4) == [rect(0), rect(1), rect(2), rect(3)])
    }

    @Test func `of unknown content, and of what is older than anybody remembers, everything is to be drawn`() {
        #expect(history(4).damage(forAge: 0) == nil && history(4).damage(forAge: -1) == nil)
        #expect(history(1).damage(forAge: 2) == nil)
        #expect(history(40).damage(forAge: 5) == nil && history(40).damage(forAge: 4)?.count == 4)
    }

    @Test func `a new size forgets all`() {
        var history = history(3)
        history.removeAll()
        #expect(history.damage(forAge: 1) == nil)
    }
}
