@_spi(Engine) import AnimationCore
import Foundation
import LayerTree
import Testing

@_spi(Engine) @testable import ViewGraph

/// Which transaction reaches which place (S1.8, S10.5, S11.1–S11.6).
@MainActor struct TransactionScopeTests {
    private struct Scoped: View {
        let story: Story
        @State private var isOn = false
        var body: some View {
            Column {
                Block("bare").opacity(isOn ? 0 : 1)
                Block("value").opacity(isOn ? 0 : 1).animation(.linear(duration: 2), value: isOn)
                Block("none").opacity(isOn ? 0 : 1).animation(nil, value: isOn)
                Block("inside").animation(.linear(duration: 2), value: isOn).opacity(isOn ? 0 : 1)
                Block("body").animation(.linear(duration: 2)) { $0.opacity(isOn ? 0 : 1) }
                Block("edit").opacity(isOn ? 0 : 1).transaction { $0.animation = .linear(duration: 4) }
            }
            .onAppear { story.actions["toggle"] = { isOn.toggle() } }
        }
    }

    private func opacities(_ driver: HostDriver) -> [String: Double] {
        var result: [String: Double] = [:]
        for name in ["bare", "value", "none", "inside", "body", "edit"] {
            var (layer, opacity) = (driver.layer(name), 1.0)
            while let current = layer {
                opacity *= current.presentation.opacity
                layer = current.superlayer
            }
            result[name] = (opacity * 1000).rounded() / 1000
        }
        return result
    }

    @Test func `without an animation, scopes bring theirs to what is inside of them`() {
        let story = Story()
        let driver = HostDriver(Scoped(story: story))
        driver.frame(at: 0)
        story.act("toggle")
        driver.frame(at: 0)
        driver.frame(at: 1)
        #expect(
            opacities(driver) == ["bare": 0, "value": 0.5, "none": 0, "inside": 0, "body": 0.5, "edit": 0.75])
    }

    @Test func `scopes override the animation of the write, or take it away`() {
        let story = Story()
        let driver = HostDriver(Scoped(story: story))
        driver.frame(at: 0)
        withAnimation(.linear(duration: 4)) { story.act("toggle") }
        driver.frame(at: 0)
        driver.frame(at: 1)
        #expect(
            opacities(driver) == ["bare": 0.75, "value": 0.5, "none": 0, "inside": 0.75, "body": 0.5, "edit": 0.75])
    }

    @Test func `nothing of a transaction is seen by the next update (S1.8)`() {
        let story = Story()
        let driver = HostDriver(Scoped(story: story))
        driver.frame(at: 0)
        withAnimation(.linear(duration: 1)) { story.act("toggle") }
        driver.frame(at: 0)
        driver.frame(at: 5)
        story.act("toggle")
        driver.frame(at: 5)
        driver.frame(at: 6)
        #expect(opacities(driver)["bare"] == 1)
        #expect(driver.host.transaction.animation == nil)
    }

    @Test func `a first value does not animate, a second pass does (S1.15, S12.6)`() {
        struct Coming: View {
            let story: Story
            @State private var isThere = false
            var body: some View {
                Column { if isThere { Block("new") } }
                    .onAppear { story.actions["come"] = { isThere = true } }
            }
        }
        let story = Story()
        let driver = HostDriver(Coming(story: story))
        driver.frame(at: 0)
        withAnimation(.linear(duration: 1)) { story.act("come") }
        driver.frame(at: 0)
        // The geometry is a first value; the fade from 0 begins in the second pass.
        #expect(driver.layer("new")?.superlayer?.presentation.opacity == 0)
        driver.frame(at: 0.5)
        #expect(driver.layer("new")?.superlayer?.presentation.opacity == 0.5)
        #expect(driver.layer("new")?.presentation.geometry == driver.layer("new")?.geometry)
    }
}
