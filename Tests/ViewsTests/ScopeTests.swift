import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Modifiers that scope animations: S11.
@MainActor struct ScopeTests {
    private struct Scoped: View {
        @State private var isOn = false
        var body: some View {
            VStack(spacing: 0) {
                Button("Plain") { isOn.toggle() }
                Button("Animated") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                Text("value").opacity(isOn ? 0 : 1).animation(.linear(duration: 2), value: isOn)
                Text("none").opacity(isOn ? 0 : 1).animation(nil, value: isOn)
                Text("outside").animation(.linear(duration: 2), value: isOn).opacity(isOn ? 0 : 1)
                Text("body").animation(.linear(duration: 2)) { $0.opacity(isOn ? 0 : 1) }
                Text("edit").opacity(isOn ? 0 : 1).transaction { $0.animation = .linear(duration: 2) }
            }
        }
    }

    private func opacity(_ name: String, _ stage: ViewStage) -> Double {
        stage.layer(name)?.superlayer?.presentation.opacity ?? -1
    }

    @Test func `without an animation outside, the scopes bring theirs (S11.1, S11.3, S11.5, S11.6)`() {
        let stage = ViewStage(Scoped())
        stage.tap("Plain")
        stage.advance(by: 1)
        #expect(abs(opacity("value", stage) - 0.5) < 1e-6)
        #expect(opacity("none", stage) == 0)
        #expect(opacity("outside", stage) == 0)
        #expect(abs(opacity("body", stage) - 0.5) < 1e-6)
        #expect(abs(opacity("edit", stage) - 0.5) < 1e-6)
    }

    @Test func `they override the animation from outside (S11.2)`() {
        let stage = ViewStage(Scoped())
        stage.tap("Animated")
        stage.advance(by: 0.5)
        #expect(abs(opacity("value", stage) - 0.75) < 1e-6)
        #expect(opacity("none", stage) == 0)
        #expect(abs(opacity("outside", stage) - 0.5) < 1e-6)
        #expect(abs(opacity("body", stage) - 0.75) < 1e-6)
    }
}
