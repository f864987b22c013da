import Foundation
import LayerTree
import Testing

@_spi(Engine) @testable import ViewGraph

/// Which views are the same ones after an update, and keep their state (S2.4–S2.9), with views that only the engine knows.
@MainActor struct StructureTests {
    /// A leaf whose width counts how often it was told to grow.
    private struct Counter: View {
        let name: String
        let story: Story
        @State private var count = 0
        var body: some View {
            Block(name, width: CGFloat(10 + count)).onAppear { story.actions[name] = { count += 1 } }
        }
    }

    private struct Elements: View {
        let story: Story
        @State private var ids = ["x", "y", "z"]
        var body: some View {
            Column { ForEach(ids, id: \.self) { Counter(name: $0, story: story).cuts() } }
                .onAppear {
                    story.actions["reverse"] = { ids.reverse() }
                    story.actions["drop"] = { ids.removeAll { $0 == "y" } }
                    story.actions["back"] = { ids = ["x", "y", "z"] }
                    story.actions["double"] = { ids = ["x", "x"] }
                }
        }
    }

    private func act(_ name: String, _ story: Story, _ driver: HostDriver) {
        story.act(name)
        driver.host.update()
    }

    private func width(_ name: String, _ driver: HostDriver) -> CGFloat? { driver.layer(name)?.geometry.size.width }

    @Test func `elements keep their state and their layers when they change places (S2.6)`() throws {
        let story = Story()
        let driver = HostDriver(Elements(story: story))
        act("x", story, driver)
        let layer = try #require(driver.layer("x"))
        #expect(width("x", driver) == 11 && layer.frameInWindow.minY < (driver.layer("z")?.frameInWindow.minY ?? 0))
        let work = driver.work { act("reverse", story, driver) }
        #expect(driver.layer("x") === layer && width("x", driver) == 11)
        #expect(layer.frameInWindow.minY > (driver.layer("z")?.frameInWindow.minY ?? 0))
        #expect(work.bodies == 1 && work.layouts == 1)
    }

    @Test func `an element that left is forgotten`() {
        let story = Story()
        let driver = HostDriver(Elements(story: story))
        act("y", story, driver)
        #expect(width("y", driver) == 11)
        act("drop", story, driver)
        #expect(width("y", driver) == nil && ViewHoldings(of: driver.host).layerBoxes == 2)
        act("back", story, driver)
        #expect(width("y", driver) == 10)
    }

    @Test func `an id that is there twice is said once, and both are shown (S2.6)`() {
        let story = Story()
        let driver = HostDriver(Elements(story: story))
        act("double", story, driver)
        #expect(driver.problems.count == 1 && driver.problems[0].contains("The id x occurs more than once"))
        #expect(ViewHoldings(of: driver.host).layerBoxes == 2)
        act("back", story, driver)
        act("double", story, driver)
        #expect(driver.problems.count == 1)
    }

    private struct Branches: View {
        let story: Story
        @State private var isFirst = true
        @State private var id = 0
        var body: some View {
            Column {
                if isFirst {
                    Counter(name: "branch", story: story).cuts()
                } else {
                    Counter(name: "branch", story: story).cuts()
                }
                Counter(name: "named", story: story).id(id).cuts()
            }
            .onAppear {
                story.actions["swap"] = { isFirst.toggle() }
                story.actions["rename"] = { id += 1 }
            }
        }
    }

    @Test func `branches and ids are identities: another one begins anew (S2.4, S2.5)`() {
        let story = Story()
        let driver = HostDriver(Branches(story: story))
        for name in ["branch", "named"] { act(name, story, driver) }
        #expect(width("branch", driver) == 11 && width("named", driver) == 11)
        act("swap", story, driver)
        #expect(width("branch", driver) == 10 && width("named", driver) == 11)
        act("rename", story, driver)
        #expect(width("named", driver) == 10)
    }

    @Test func `everything that views hold goes with them`() {
        let story = Story()
        let driver = HostDriver(Elements(story: story))
        let before = ViewHoldings(of: driver.host)
        for _ in 0..<5 {
            act("drop", story, driver)
            act("back", story, driver)
        }
        #expect(ViewHoldings(of: driver.host) == before)
    }
}
