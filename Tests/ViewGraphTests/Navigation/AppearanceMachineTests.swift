@_spi(Engine) import Navigation
import SeededNumbers
import Testing
@_spi(Engine) import ViewGraph

/// State machine of a navigation destination's appearance: S20.8 to S20.14.
struct AppearanceMachineTests {
    private typealias Machine = NavigationMachine<String>
    private typealias Notice = Machine.Notice

    /// Returns the callbacks that `page` received, in order.
    private func told(_ page: String, _ notices: [Notice]) -> [AppearanceCallback] {
        notices.filter { $0.page == page }.map(\.callback)
    }

    @Test func `a push that completes appears and has appeared (S20.9)`() {
        var machine = Machine(root: "root")
        let first = machine.takeNotices()
        #expect(told("root", first) == [.willAppear, .isAppearing, .didAppear])
        machine.push("editor")
        #expect(machine.state(of: "editor") == .appearing && machine.state(of: "root") == .disappearing)
        let atFirst = machine.takeNotices()
        #expect(
            atFirst == [
                Notice("root", .willDisappear), Notice("editor", .willAppear), Notice("editor", .isAppearing),
            ])
        machine.motionEnded()
        #expect(machine.state(of: "editor") == .appeared && machine.transition == .none)
        let later = machine.takeNotices()
        #expect(later == [Notice("root", .didDisappear), Notice("editor", .didAppear)])
    }

    @Test
    func `a pop that completes disappears and has disappeared, and the path changes at its start (S20.10, S20.15)`() {
        var machine = pushed()
        let pops = machine.pop()
        #expect(pops)
        #expect(machine.pages == ["root"] && machine.front == "editor")
        #expect(machine.state(of: "editor") == .disappearing)
        machine.motionEnded()
        #expect(machine.state(of: "editor") == .disappeared && machine.state(of: "root") == .appeared)
        let atFirst = machine.takeNotices()
        #expect(told("editor", atFirst) == [.willDisappear, .didDisappear])
    }

    @Test
    func `a cancelled pop is disappearing until its motion ends, then appearing, and appeared one turn later (S20.11)`()
    {
        var machine = pushed()
        machine.grab()
        #expect(machine.pages == ["root"])
        machine.cancelPop()
        #expect(machine.pages == ["root", "editor"])
        #expect(machine.state(of: "editor") == .disappearing)
        let atFirst = machine.takeNotices()
        #expect(told("editor", atFirst) == [.willDisappear])
        machine.motionEnded()
        #expect(machine.state(of: "editor") == .appearing)
        let later = machine.takeNotices()
        #expect(told("editor", later) == [.willAppear, .isAppearing])
        machine.turnEnded()
        #expect(machine.state(of: "editor") == .appeared && machine.state(of: "root") == .disappeared)
        let atLast = machine.takeNotices()
        #expect(atLast == [Notice("root", .didDisappear), Notice("editor", .didAppear)])
    }

    @Test func `a push that is interrupted completes at once, and the pop begins in the same turn (S20.12)`() {
        var machine = Machine(root: "root")
        machine.push("editor")
        _ = machine.takeNotices()
        let isHeld = machine.grab()
        #expect(isHeld)
        #expect(machine.state(of: "editor") == .disappearing)
        let atFirst = machine.takeNotices()
        #expect(told("editor", atFirst) == [.didAppear, .willDisappear])
        // This is a normal pop from here on; it may be cancelled.
        machine.cancelPop()
        machine.finish()
        #expect(machine.state(of: "editor") == .appeared)
        let later = machine.takeNotices()
        #expect(told("editor", later) == [.willAppear, .isAppearing, .didAppear])
    }

    @Test func `a push during a pop completes it, and is always accepted (S20.7, S20.13)`() {
        var machine = pushed()
        machine.pop()
        machine.push("other")
        #expect(machine.pages == ["root", "other"] && machine.transition == .pushing("other", over: "root"))
        let atFirst = machine.takeNotices()
        #expect(
            atFirst == [
                Notice("editor", .willDisappear), Notice("root", .willAppear), Notice("root", .isAppearing),
                Notice("editor", .didDisappear), Notice("root", .didAppear),
                Notice("root", .willDisappear), Notice("other", .willAppear), Notice("other", .isAppearing),
            ])
    }

    @Test func `a page that is pushed again while it goes has gone first (S20.13)`() {
        var machine = pushed()
        machine.pop()
        machine.push("editor")
        machine.motionEnded()
        let atFirst = machine.takeNotices()
        #expect(
            told("editor", atFirst) == [
                .willDisappear, .didDisappear, .willAppear, .isAppearing, .didAppear,
            ])
    }

    @Test func `what returns may be grabbed again, and nobody is told anything of it`() {
        var machine = pushed()
        machine.grab()
        machine.cancelPop()
        let isHeld = machine.grab()
        #expect(isHeld)
        #expect(machine.pages == ["root"] && machine.transition == .popping("editor", to: "root"))
        let atFirst = machine.takeNotices()
        #expect(told("editor", atFirst) == [.willDisappear])
    }

    @Test func `a pop by several pages that is cancelled brings all of them back`() {
        var machine = Machine(root: "root")
        machine.set(["root", "a", "b"])
        machine.finish()
        machine.set(["root"])
        #expect(machine.transition == .popping("b", to: "root"))
        machine.cancelPop()
        #expect(machine.pages == ["root", "a", "b"])
    }

    @Test func `the root is never popped`() {
        var machine = Machine(root: "root")
        let (pops, holds) = (machine.pop(), machine.grab())
        #expect(!pops && !holds)
        #expect(machine.pages == ["root"] && machine.transition == .none)
    }

    private func pushed() -> Machine {
        var machine = Machine(root: "root")
        machine.push("editor")
        machine.finish()
        _ = machine.takeNotices()
        return machine
    }

    /// Returns true if callback `next` may follow `last` on a page, whatever the transitions.
    private static func mayFollow(_ last: AppearanceCallback?, _ next: AppearanceCallback) -> Bool {
        switch next {
        case .willAppear: last == nil || last == .didDisappear || last == .willDisappear
        case .isAppearing: last == .willAppear
        case .didAppear: last == .isAppearing
        case .willDisappear: last == .didAppear
        case .didDisappear: last == .willDisappear
        }
    }

    @Test(arguments: 0..<1_000 as Range<UInt64>)
    func `whatever is pushed, popped, grabbed and let go, each page's way is legal and comes to an end`(seed: UInt64) {
        var dice = SplitMix(seed: seed)
        var machine = Machine(root: "p0")
        var notices = machine.takeNotices()
        for step in 0..<40 {
            switch dice.roll(9) {
            case 0, 1: machine.push("p\(dice.roll(6))")
            case 2: machine.pop()
            case 3: machine.grab()
            case 4: machine.cancelPop()
            case 5: machine.motionEnded()
            case 6: machine.turnEnded()
            case 7: machine.set(["p0"] + (1..<6).map { "p\($0)" }.filter { _ in dice.roll(2) == 0 })
            default: machine.finish()
            }
            notices += machine.takeNotices()
            #expect(machine.pages.first == "p0" && Set(machine.pages).count == machine.pages.count, "step \(step)")
        }
        machine.finish()
        notices += machine.takeNotices()
        var last: [String: AppearanceCallback] = [:]
        for notice in notices {
            #expect(Self.mayFollow(last[notice.page], notice.callback), "\(notice) after \(String(describing: last))")
            last[notice.page] = notice.callback
        }
        for (page, callback) in last {
            #expect((callback == .didAppear) == (page == machine.pages.last), "\(page) ends with \(callback)")
            #expect(callback == .didAppear || callback == .didDisappear)
        }
    }
}
