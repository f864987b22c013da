import Dispatch
import Foundation
import Synchronization
import Testing

@_spi(Engine) @testable import AnimationCore

private struct Tapped: TransactionKey { static var defaultValue: Bool { false } }

/// Transactions, `withTransaction` and transaction keys: S10.1 to S10.9.
struct TransactionTests {
    private struct Name: TransactionKey { static var defaultValue: String { "none" } }
    private struct Failure: Error {}

    @Test func `starts with its defaults (S10.2, S10.6)`() {
        let transaction = Transaction()
        #expect(transaction.animation == nil)
        #expect(!transaction.disablesAnimations && !transaction.isContinuous && !transaction.tracksVelocity)
        #expect(transaction[Name.self] == "none")
    }

    @Test func `is current inside, and no more outside, even on a throw (S10.3)`() {
        let result = withTransaction(Transaction(animation: .linear)) {
            #expect(Transaction.current.animation == .linear)
            return 7
        }
        #expect(result == 7)
        #expect(Transaction.current.animation == nil)
        #expect(throws: Failure.self) { try withAnimation(.easeIn) { throw Failure() } }
        #expect(Transaction.current.animation == nil)
    }

    @Test func `an inner transaction overrides what it sets, and the rest shines through (S10.3, S10.4)`() {
        withTransaction(\.isTapped, true) {
            withAnimation(.bouncy) {
                #expect(Transaction.current[Tapped.self])
                #expect(Transaction.current.animation == .bouncy)
                withTransaction(\.disablesAnimations, true) {
                    #expect(Transaction.current.animation == .bouncy)
                    withAnimation(nil) {
                        #expect(Transaction.current.animation == nil)
                        #expect(Transaction.current.disablesAnimations)
                    }
                }
                #expect(!Transaction.current.disablesAnimations)
            }
            #expect(Transaction.current.animation == nil)
        }
    }

    @Test func `withAnimation means the default animation (S10.4)`() {
        withAnimation { #expect(Transaction.current.animation == .default) }
    }

    @Test func `keys of several types stand side by side, and a copy is apart (S10.1)`() {
        var one = Transaction()
        one[Name.self] = "one"
        one[Tapped.self] = true
        var other = one
        other[Name.self] = "other"
        #expect(one[Name.self] == "one" && one[Tapped.self])
        #expect(other[Name.self] == "other" && other[Tapped.self])
    }

    @Test func `a nested throw puts back each transaction in turn (S10.3)`() {
        withAnimation(.linear) {
            #expect(throws: Failure.self) {
                try withTransaction(\.isTapped, true) {
                    try withAnimation(.bouncy) {
                        #expect(Transaction.current.animation == .bouncy && Transaction.current.isTapped)
                        throw Failure()
                    }
                }
            }
            #expect(Transaction.current.animation == .linear && !Transaction.current.isTapped)
        }
        #expect(Transaction.current.animation == nil)
    }

    @Test func `may be entered again from within, with the one that is open (S10.3)`() {
        func descend(_ depth: Int) -> Int {
            withTransaction(Transaction.current) {
                withAnimation(.linear(duration: Double(depth))) {
                    let below = depth == 0 ? 0 : descend(depth - 1)
                    #expect(Transaction.current.animation == .linear(duration: Double(depth)))
                    return below + 1
                }
            }
        }
        withTransaction(\.isTapped, true) { #expect(descend(200) == 201) }
        #expect(Transaction.current.animation == nil)
    }

    @Test func `a value that is set to its default overrides too (S10.3, S10.4)`() {
        withTransaction(\.tracksVelocity, true) {
            withTransaction(\.isContinuous, true) {
                #expect(Transaction.current.tracksVelocity && Transaction.current.isContinuous)
                withTransaction(\.tracksVelocity, false) {
                    #expect(!Transaction.current.tracksVelocity && Transaction.current.isContinuous)
                }
            }
        }
    }

    @Test func `whether a series goes on changes no path (S10.8)`() {
        var series = Transaction(animation: .spring)
        series.isContinuous = true
        var one = Moving(0.0)
        var other = Moving(0.0)
        one.set(100, series)
        other.set(100, .spring)
        for frame in 0..<60 { #expect(one.at(Double(frame) / 60) == other.at(Double(frame) / 60)) }
    }

    @Test func `many threads at once each see their own (S10.3)`() {
        let wrong = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 64) { number in
            for round in 0..<50 {
                let mine = Animation.linear(duration: Double(number * 100 + round + 1))
                withAnimation(mine) {
                    withTransaction(\.isTapped, true) {
                        if Transaction.current.animation != mine { wrong.withLock { $0 += 1 } }
                    }
                    if Transaction.current.isTapped { wrong.withLock { $0 += 1 } }
                }
                if Transaction.current.animation != nil { wrong.withLock { $0 += 1 } }
            }
        }
        #expect(wrong.withLock { $0 } == 0)
    }

    @Test func `belongs to its thread (S10.3)`() async {
        await withCheckedContinuation { continuation in
            withAnimation(.linear) {
                Thread {
                    #expect(Transaction.current.animation == nil)
                    continuation.resume()
                }.start()
            }
        }
    }

    @Test func `tasks made inside do not inherit it (S10.3)`() async {
        let task = withAnimation(.linear) { Task { Transaction.current.animation } }
        #expect(await task.value == nil)
    }

    @Test func `writes under transactions of the same effect may share an update (S1.3)`() {
        var a = Transaction(animation: .linear)
        var b = Transaction(animation: .linear)
        #expect(a.hasSameEffect(as: b))
        b.animation = .easeIn
        #expect(!a.hasSameEffect(as: b))
        b.animation = .linear
        b.isContinuous = true
        #expect(!a.hasSameEffect(as: b))
        b.isContinuous = false
        a[Name.self] = "a"
        #expect(!a.hasSameEffect(as: b))
        b = a
        #expect(a.hasSameEffect(as: b))
        a.addAnimationCompletion {}
        #expect(!a.hasSameEffect(as: b))
    }
}

extension Transaction {
    fileprivate var isTapped: Bool {
        get { self[Tapped.self] }
        set { self[Tapped.self] = newValue }
    }
}

/// Storage of environment values.
struct EnvironmentTests {
    private struct Depth: EnvironmentKey { static var defaultValue: Int { 0 } }
    private struct Title: EnvironmentKey { static var defaultValue: String { "none" } }
    private struct Wrapped<T>: EnvironmentKey { static var defaultValue: Int { -1 } }

    @Test func `copies are apart, and know whether anything was set between them`() {
        var a = EnvironmentValues()
        a[Depth.self] = 1
        var b = a
        #expect(a.isIdentical(to: b))
        b[Title.self] = "b"
        #expect(!a.isIdentical(to: b))
        #expect(a[Title.self] == "none")
        #expect(b[Depth.self] == 1 && b[Title.self] == "b")
    }

    @Test func `writing again does not pile up`() {
        var values = EnvironmentValues()
        for depth in 0..<10_000 {
            values[Depth.self] = depth
            values[Title.self] = "\(depth)"
        }
        #expect(values[Depth.self] == 9_999)
        #expect(values[Title.self] == "9999")
        #expect(values.storage.storage?.keys.count == 2)
        #expect(values.description == "[9999, 9999]")
    }

    @Test func `many keys are told apart`() {
        var values = EnvironmentValues()
        func set<T>(_ type: T.Type, _ levels: Int) {
            values[Wrapped<T>.self] = levels
            if levels > 0 { set([T].self, levels - 1) }
        }
        func check<T>(_ type: T.Type, _ levels: Int) {
            #expect(values[Wrapped<T>.self] == levels)
            if levels > 0 { check([T].self, levels - 1) }
        }
        set(Int.self, 200)
        check(Int.self, 200)
        #expect(values[Wrapped<String>.self] == -1)
    }
}
