import SwiftUI
import Testing

extension EnvironmentValues {
    @Entry fileprivate var cardBack = "leaves"
    @Entry fileprivate var pairs: Int = 8
    @Entry fileprivate var selection: String?
    @Entry fileprivate var hint: String? = "turn two"
    @Entry fileprivate var action: () -> Int = { 7 }
    @Entry fileprivate var `default` = 1.5
}

extension Transaction {
    @Entry fileprivate var avatarTapped = false
}

/// `@Entry` in environment and transactions: S3.7, S10.1, S10.6.
struct EntryTests {
    @Test func `reads its default until it is set`() {
        var values = EnvironmentValues()
        #expect(values.cardBack == "leaves")
        #expect(values.pairs == 8)
        #expect(values.selection == nil)
        #expect(values.action() == 7)
        #expect(values.`default` == 1.5)
        values.cardBack = "waves"
        values.pairs += 1
        #expect(values.cardBack == "waves")
        #expect(values.pairs == 9)
        #expect(EnvironmentValues().cardBack == "leaves")
    }

    @Test func `an optional that was set to nil is not one that nobody set`() {
        var values = EnvironmentValues()
        #expect(values.hint == "turn two")
        values.hint = nil
        #expect(values.hint == nil)
    }

    @Test func `entries of one type do not meet`() {
        var values = EnvironmentValues()
        values.selection = "a"
        #expect(values.hint == "turn two")
        #expect(values.selection == "a")
    }

    @Test func `a transaction's entry holds within its closure`() {
        var transaction = Transaction()
        #expect(!transaction.avatarTapped)
        transaction.avatarTapped = true
        #expect(transaction.avatarTapped)
        let inside = withTransaction(\.avatarTapped, true) { 3 }
        #expect(inside == 3)
    }
}
