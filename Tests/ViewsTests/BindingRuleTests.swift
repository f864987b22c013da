import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Reading and writing through bindings: S3.3, S3.4.
@MainActor struct BindingRuleTests {
    private final class Store {
        var value = 1
        var transactions: [Transaction] = []
    }

    private func binding(_ store: Store) -> Binding<Int> {
        Binding(
            get: { store.value },
            set: { value, transaction in
                store.value = value
                store.transactions.append(transaction)
            })
    }

    @Test func `a constant reads and ignores writes (S3.3)`() {
        let constant = Binding.constant(3)
        constant.wrappedValue = 4
        #expect(constant.wrappedValue == 3)
    }

    @Test func `the two-argument setter is handed the binding's transaction over the current one (S3.3, S3.4)`() {
        let store = Store()
        let animated = binding(store).animation(.linear(duration: 2))
        animated.wrappedValue = 2
        withAnimation(.easeIn(duration: 1)) { binding(store).wrappedValue = 3 }
        withTransaction(\.isContinuous, true) { animated.wrappedValue = 4 }
        #expect(store.value == 4)
        #expect(
            store.transactions.map(\.animation) == [
                .linear(duration: 2), .easeIn(duration: 1), .linear(duration: 2),
            ])
        #expect(store.transactions.map(\.isContinuous) == [false, false, true])
    }

    private struct Pair {
        var left = 1
        var items = [10, 20, 30]
    }

    @Test func `members, elements and optionals derive bindings that keep the transaction (S3.3)`() throws {
        var pair = Pair()
        var animations: [Animation?] = []
        let whole = Binding(
            get: { pair },
            set: { value, transaction in
                pair = value
                animations.append(transaction.animation)
            }
        ).animation(.linear(duration: 1))
        whole.left.wrappedValue = 5
        whole.items[1].wrappedValue = 21
        #expect(pair.left == 5 && pair.items == [10, 21, 30])
        #expect(animations == [.linear(duration: 1), .linear(duration: 1)])
        #expect(whole.items.map(\.wrappedValue) == [10, 21, 30])
        let last = whole.items[2]
        pair.items.removeLast()
        // The binding of a removed row still reads its last value, and writes nothing.
        #expect(last.wrappedValue == 30)
        last.wrappedValue = 31
        #expect(pair.items == [10, 21])
    }

    @Test func `optional and hashable conversions`() throws {
        var name: String? = "a"
        let source = Binding(get: { name }, set: { name = $0 })
        let unwrapped = try #require(Binding<String>(source))
        unwrapped.wrappedValue = "b"
        #expect(name == "b")
        name = nil
        #expect(unwrapped.wrappedValue == "b")
        #expect(Binding<String>(source) == nil)
        var count = 1
        let wrapped = Binding<Int?>(Binding(get: { count }, set: { count = $0 }))
        wrapped.wrappedValue = 7
        wrapped.wrappedValue = nil
        #expect(count == 7 && wrapped.wrappedValue == 7)
        let any = Binding<AnyHashable>(Binding(get: { count }, set: { count = $0 }))
        any.wrappedValue = AnyHashable(8)
        any.wrappedValue = AnyHashable("no number")
        #expect(count == 8 && any.wrappedValue == AnyHashable(8))
    }

    private struct Faded: View {
        @State private var opacity = 1.0
        var body: some View {
            VStack(spacing: 0) {
                Button("State") { $opacity.animation(.linear(duration: 1)).wrappedValue = 0 }
                Button("Closures") {
                    Binding(get: { opacity }, set: { opacity = $0 }).animation(.linear(duration: 1)).wrappedValue = 0
                }
                Button("Back") { opacity = 1 }
                Text("text").opacity(opacity)
            }
        }
    }

    @Test func `a binding's animation moves what state it is backed by, and is not installed around closures (S3.4)`() {
        let stage = ViewStage(Faded())
        func opacity() -> Double { stage.layer("text")?.superlayer?.presentation.opacity ?? -1 }
        stage.tap("State")
        stage.advance(by: 0.5)
        #expect(abs(opacity() - 0.5) < 1e-6)
        stage.advance(by: 1)
        stage.tap("Back")
        stage.tap("Closures")
        #expect(opacity() == 0)
    }
}
