@_spi(Engine) import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

private struct Tapped: TransactionKey { static var defaultValue: Bool { false } }

extension Transaction {
    fileprivate var isTapped: Bool {
        get { self[Tapped.self] }
        set { self[Tapped.self] = newValue }
    }
}

/// Propagation of transactions through views, and completion counting: S10.
@MainActor @Suite(.serialized) struct TransactionFlowTests {
    @MainActor private final class Record {
        var seen: [Bool] = []
        var done = 0
    }

    private struct Flow: View {
        let record: Record
        @State private var isOn = false

        var body: some View {
            VStack(spacing: 0) {
                Button("Still") { withTransaction(\.disablesAnimations, true) { isOn.toggle() } }
                Button("Both") {
                    var transaction = Transaction(animation: .linear(duration: 1))
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { isOn.toggle() }
                }
                Button("Tapped") { withTransaction(\.isTapped, true) { isOn.toggle() } }
                Button("Plain") { isOn.toggle() }
                Text("value").opacity(isOn ? 0 : 1).animation(.linear(duration: 2), value: isOn)
                Text("edit").opacity(isOn ? 0 : 1).transaction { $0.animation = .linear(duration: 2) }
                Text("bare").opacity(isOn ? 0 : 1)
                Text("seen").opacity(isOn ? 0 : 1)
                    .transaction(value: isOn) { record.seen.append($0[Tapped.self]) }
            }
        }
    }

    private struct Leaving: View {
        let record: Record
        @State private var isOn = false
        @State private var isShown = true

        var body: some View {
            VStack(spacing: 0) {
                Button("Leave") {
                    withAnimation(.linear(duration: 1), completionCriteria: .removed) {
                        isShown = false
                    } completion: {
                        record.done += 1
                    }
                }
                Button("Pulse") {
                    withAnimation(.linear(duration: 0.2).repeatForever(), completionCriteria: .removed) {
                        isOn = true
                    } completion: {
                        record.done += 1
                    }
                }
                Button("Hide") { isShown = false }
                if isShown { Text("part").opacity(isOn ? 0.5 : 1) }
            }
        }
    }

    private func opacity(_ name: String, _ stage: ViewStage) -> Double {
        stage.layer(name)?.superlayer?.presentation.opacity ?? -1
    }

    @Test func `what is written carries its transaction to what it changes (S10.5)`() {
        let stage = ViewStage(Flow(record: Record()))
        stage.tap("Both")
        stage.advance(by: 0.5)
        #expect(abs(opacity("bare", stage) - 0.5) < 1e-6)
    }

    @Test func `disabling keeps modifiers from bringing an animation, and nothing else (S10.7)`() {
        let stage = ViewStage(Flow(record: Record()))
        stage.tap("Still")
        stage.advance(by: 0.5)
        #expect(opacity("value", stage) == 0)
        #expect(opacity("bare", stage) == 0)
        #expect(abs(opacity("edit", stage) - 0.75) < 1e-6)
    }

    @Test func `disabling leaves the animation that is there (S10.7)`() {
        let stage = ViewStage(Flow(record: Record()))
        stage.tap("Both")
        stage.advance(by: 0.5)
        #expect(abs(opacity("value", stage) - 0.5) < 1e-6)
        #expect(abs(opacity("bare", stage) - 0.5) < 1e-6)
    }

    @Test func `a program's own key arrives, and is back at its default in the next update (S10.1, S10.6)`() {
        let record = Record()
        let stage = ViewStage(Flow(record: record))
        record.seen = []
        stage.tap("Tapped")
        stage.tap("Plain")
        stage.advance(by: 0.1)
        #expect(record.seen == [true, false])
    }

    @Test func `a view that leaves is counted (S10.16)`() {
        let record = Record()
        let stage = ViewStage(Leaving(record: record))
        stage.tap("Leave")
        stage.advance(by: 0.9)
        #expect(record.done == 0)
        stage.advance(by: 0.3)
        #expect(record.done == 1)
        stage.advance(by: 1)
        #expect(record.done == 1)
    }

    @Test func `what dies reports at once (S5.16, S10.14)`() {
        let record = Record()
        let stage = ViewStage(Leaving(record: record))
        stage.tap("Pulse")
        stage.advance(by: 2)
        #expect(record.done == 0)
        stage.tap("Hide")
        stage.advance(by: 0.1)
        #expect(record.done == 1)
        stage.advance(by: 1)
        #expect(record.done == 1)
    }

    @Test func `each window runs the completions of its own updates, at its own frames (S10.15)`() {
        let (first, second) = (Record(), Record())
        let stage = ViewStage(Leaving(record: first))
        let other = ViewStage(Leaving(record: second))
        stage.tap("Leave")
        other.tap("Leave")
        // The other window's animation has ended, but that window's frame is not over.
        other.host.frameBegins(at: 2)
        other.host.advance(to: 2)
        #expect(other.host.completions.hasDue)
        stage.advance(by: 2)
        #expect(first.done == 1 && second.done == 0)
        other.advance(by: 3)
        #expect(second.done == 1)
    }
}
