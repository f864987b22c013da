import AccessibilityTree
import AccessibleForm
import DesktopBus
import Testing

/// `Action`, `Value`, `Selection`.
@MainActor struct ControlTests {
    private typealias ID = AccessibleForm.ID

    @Test func `actions have names, and are done`() throws {
        let scene = try BridgeScene()
        #expect(scene.get(ID.button, "Action", "NActions") == .number(2))
        #expect(scene.call(ID.button, "Action", "GetName", [.integer(0)]) == [.text("click")])
        #expect(scene.call(ID.button, "Action", "GetLocalizedName", [.integer(1)]) == [.text("Reset")])
        #expect(scene.call(ID.slider, "Action", "GetName", [.integer(1)]) == [.text("decrement")])
        #expect(
            scene.call(ID.button, "Action", "GetActions")
                == [
                    .list([
                        .list([.text("click"), .text(""), .text("")]), .list([.text("Reset"), .text(""), .text("")]),
                    ])
                ])
        #expect(scene.call(ID.button, "Action", "DoAction", [.integer(0)]) == [.flag(true)])
        #expect(scene.form.count == 1)
        scene.clock.advance(by: 1)
        #expect(scene.get(ID.text, "Accessible", "Name") == .text("Count: 1"))
        #expect(scene.call(ID.button, "Action", "DoAction", [.integer(1)]) == [.flag(true)])
        #expect(scene.form.count == 0)
        for index: Int32 in [2, -1, .max, .min] {
            #expect(scene.call(ID.button, "Action", "DoAction", [.integer(index)]) == nil)
        }
        scene.form.isDisabled = true
        #expect(scene.call(ID.button, "Action", "DoAction", [.integer(0)]) == [.flag(false)])
    }

    @Test func `a value is read, and set within its range`() throws {
        let scene = try BridgeScene()
        #expect(scene.get(ID.slider, "Value", "CurrentValue") == .number(0.25))
        #expect(scene.get(ID.slider, "Value", "MinimumValue") == .number(0))
        #expect(scene.get(ID.slider, "Value", "MaximumValue") == .number(1))
        #expect(scene.get(ID.slider, "Value", "MinimumIncrement") == .number(0.25))
        #expect(scene.get(ID.slider, "Value", "Text") == .text("25 percent"))
        #expect(scene.set(ID.slider, "Value", "CurrentValue", .real(0.75)))
        #expect(scene.form.level == 0.75)
        #expect(scene.set(ID.slider, "Value", "CurrentValue", .real(1e9)))
        #expect(scene.form.level == 1)
        for value: BusArgument in [.real(.nan), .real(.infinity), .text("much")] {
            #expect(!scene.set(ID.slider, "Value", "CurrentValue", value))
        }
        #expect(!scene.set(ID.progress, "Value", "CurrentValue", .real(0.5)), "it is only read")
        #expect(scene.form.level == 1)
    }

    @Test func `children are selected`() throws {
        let scene = try BridgeScene()
        #expect(scene.get(ID.list, "Selection", "NSelectedChildren") == .number(1))
        #expect(scene.call(ID.list, "Selection", "GetSelectedChild", [.integer(0)]) == [scene.reference(12)])
        #expect(scene.call(ID.list, "Selection", "GetSelectedChild", [.integer(1)]) == [BridgeScene.nothing])
        #expect(scene.call(ID.list, "Selection", "IsChildSelected", [.integer(1)]) == [.flag(true)])
        #expect(scene.call(ID.list, "Selection", "SelectChild", [.integer(3)]) == [.flag(true)])
        #expect(scene.form.selectedRows == [1, 3])
        scene.clock.advance(by: 1)
        #expect(scene.call(ID.list, "Selection", "DeselectSelectedChild", [.integer(0)]) == [.flag(true)])
        #expect(scene.form.selectedRows == [3])
        #expect(scene.call(ID.list, "Selection", "DeselectChild", [.integer(3)]) == [.flag(true)])
        #expect(scene.form.selectedRows.isEmpty)
        scene.clock.advance(by: 1)
        #expect(scene.call(ID.list, "Selection", "SelectAll") == [.flag(true)])
        #expect(scene.form.selectedRows == [0, 1, 2, 3])
        scene.clock.advance(by: 1)
        #expect(scene.call(ID.list, "Selection", "ClearSelection") == [.flag(true)])
        #expect(scene.form.selectedRows.isEmpty)
        #expect(scene.call(ID.list, "Selection", "SelectChild", [.integer(9)]) == [.flag(false)])
        #expect(scene.call(ID.radios, "Selection", "SelectAll") == [.flag(false)], "it selects one")
    }
}
