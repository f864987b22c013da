import AccessibilityTree
import AccessibleForm
import BusPeers
import DesktopBus
import Testing

@testable import AccessibilityBus

/// `Accessible`, `Application`, `Cache`, and roles and states.
@MainActor struct AccessibleTests {
    private typealias ID = AccessibleForm.ID

    @Test func `an element says what it is`() throws {
        let scene = try BridgeScene()
        #expect(scene.get(ID.button, "Accessible", "Name") == .text("Count"))
        #expect(scene.get(ID.button, "Accessible", "Description") == .text("Adds one"))
        #expect(scene.get(ID.button, "Accessible", "AccessibleId") == .text("count-button"))
        #expect(scene.get(ID.button, "Accessible", "Locale") == .text("en_GB"))
        #expect(scene.get(ID.button, "Accessible", "Parent") == scene.reference(ID.window))
        #expect(scene.get(ID.list, "Accessible", "ChildCount") == .number(4))
        #expect(scene.call(ID.button, "Accessible", "GetRole") == [.number(43)])
        #expect(scene.call(ID.button, "Accessible", "GetRoleName") == [.text("push button")])
        #expect(scene.call(ID.button, "Accessible", "GetLocalizedRoleName") == [.text("push button")])
        #expect(scene.call(ID.rows.lowerBound + 2, "Accessible", "GetIndexInParent") == [.number(2)])
        #expect(scene.call(ID.list, "Accessible", "GetChildAtIndex", [.integer(3)]) == [scene.reference(14)])
        #expect(scene.call(ID.list, "Accessible", "GetChildAtIndex", [.integer(4)]) == [BridgeScene.nothing])
        #expect(scene.call(ID.list, "Accessible", "GetChildAtIndex", [.integer(-1)]) == [BridgeScene.nothing])
        #expect(scene.call(ID.list, "Accessible", "GetChildren") == [.list(ID.rows.map { scene.reference($0) })])
        #expect(
            scene.call(ID.button, "Accessible", "GetApplication")
                == [.list([.text(""), .text(BridgeScene.root)])])
    }

    @Test func `states are two words of bits`() throws {
        let scene = try BridgeScene()
        func words(_ id: Int) -> [BusValue]? { scene.call(id, "Accessible", "GetState")?.first?.list }
        // enabled, focusable, sensitive, showing, visible; checkable.
        let first: Double = 0x4300_0900
        #expect(words(ID.toggle) == [.number(first), .number(0x200)])
        scene.form.isOn = true
        scene.bridge.mayHaveChanged(scene.window)
        scene.clock.advance(by: 1)
        #expect(words(ID.toggle) == [.number(first + 16), .number(0x200)], "checked")
        // The window is active.
        #expect(words(ID.window) == [.number(0x4300_0102), .number(0)])
    }

    @Test func `attributes tell positions, levels and placeholders`() throws {
        let scene = try BridgeScene()
        func attributes(_ id: Int) -> [String: String] {
            let entries = (scene.call(id, "Accessible", "GetAttributes")?.first?.list ?? []).compactMap(\.list)
            return Dictionary(uniqueKeysWithValues: entries.map { ($0[0].text ?? "", $0[1].text ?? "") })
        }
        #expect(attributes(ID.heading) == ["toolkit": "Lilt", "level": "1"])
        #expect(attributes(13) == ["toolkit": "Lilt", "posinset": "3", "setsize": "4", "level": "1"])
        #expect(attributes(ID.field)["placeholder-text"] == "Dear …")
        #expect(attributes(ID.slider)["valuetext"] == "25 percent")
        #expect(attributes(ID.button)["id"] == "count-button")
    }

    @Test func `radio buttons of a group are related, others are not`() throws {
        let scene = try BridgeScene()
        let both = BusValue.list([scene.reference(ID.radios + 1), scene.reference(ID.radios + 2)])
        #expect(
            scene.call(ID.radios + 1, "Accessible", "GetRelationSet") == [.list([.list([.number(5), both])])])
        #expect(scene.call(ID.button, "Accessible", "GetRelationSet") == [.list([])])
    }

    @Test func `interfaces follow from the element`() throws {
        let scene = try BridgeScene()
        func interfaces(_ id: Int) -> [String] {
            (scene.call(id, "Accessible", "GetInterfaces")?.first?.list ?? []).compactMap(\.text)
                .map { $0.replacing("org.a11y.atspi.", with: "") }
        }
        let all = ["Accessible", "Component", "Collection"]
        #expect(interfaces(ID.window) == all)
        #expect(interfaces(ID.text) == all + ["Text"])
        #expect(interfaces(ID.button) == all + ["Action"])
        #expect(interfaces(ID.slider) == all + ["Action", "Value"])
        #expect(interfaces(ID.field) == all + ["Text", "EditableText"])
        #expect(interfaces(ID.list) == all + ["Selection"])
        #expect(interfaces(ID.table) == all + ["Selection", "Table"])
        #expect(interfaces(31) == all + ["TableCell"])
        #expect(interfaces(ID.image) == all + ["Image"])
        #expect(scene.call(ID.text, "Action", "GetActions") == nil)
    }

    @Test func `a value is told with labels, of others in the description, of fields and ranges by themselves`() {
        var element = AccessibilityElement(id: 1, role: .staticText)
        (element.label, element.value, element.hint) = ("Battery", "Full", "Tap for more")
        #expect(element.busName == "Battery, Full" && element.busDescription == "Tap for more")
        element.role = .button
        #expect(element.busName == "Battery" && element.busDescription == "Full, Tap for more")
        element.range = AccessibilityRange(minimum: 0, maximum: 1, current: 1)
        #expect(element.busDescription == "Tap for more")
    }

    // MARK: Program and cache

    @Test func `the program has its windows as children, and the registry as parent`() throws {
        let scene = try BridgeScene()
        let root = BridgeScene.root
        #expect(scene.get(root, "Accessible", "Name") == .text("form"))
        #expect(scene.get(root, "Accessible", "ChildCount") == .number(1))
        #expect(
            scene.get(root, "Accessible", "Parent")
                == .list([.text("registry"), .text("/org/a11y/atspi/accessible/root")]))
        let children = scene.pair.call(root, "org.a11y.atspi.Accessible", "GetChildren")
        #expect(children == [.list([scene.reference(ID.window)])])
        #expect(scene.pair.call(root, "org.a11y.atspi.Accessible", "GetRole") == [.number(75)])
        #expect(scene.get(root, "Application", "ToolkitName") == .text("Lilt"))
        #expect(scene.get(root, "Application", "Version") == .text("1.2.3"))
        #expect(scene.get(root, "Application", "AtspiVersion") == .text("2.1"))
        let set: [BusArgument] = [.text("org.a11y.atspi.Application"), .text("Id"), .variant(.integer(77))]
        #expect(scene.pair.call(root, "org.freedesktop.DBus.Properties", "Set", set) == [])
        #expect(scene.get(root, "Application", "Id") == .number(77))
        #expect(scene.pair.call(root, "org.a11y.atspi.Application", "GetLocale", [.number(0)]) == [.text("en_GB")])
    }

    @Test func `the cache has all elements, and is told about new ones and old ones`() throws {
        let scene = try BridgeScene()
        let cache = "/org/a11y/atspi/cache"
        let answer = try #require(scene.pair.call(cache, "org.a11y.atspi.Cache", "GetItems"))
        let items = (answer.first?.list ?? []).compactMap(\.list)
        #expect(items.count == scene.form.accessibilityTree().all.count + 1)
        let button = try #require(items.first { $0[0] == scene.reference(ID.button) })
        #expect(button[2] == scene.reference(ID.window))
        #expect(button[3...4] == [.number(2), .number(0)])
        #expect(button[6...8] == [.text("Count"), .number(43), .text("Adds one")])

        scene.after { scene.form.rowOrder = [0, 1, 2] }
        #expect(scene.cacheSignals.map(\.name) == ["RemoveAccessible"])
        #expect(scene.cacheSignals.last?.values == [scene.reference(14)])
        scene.after { scene.form.rowOrder = [3, 0, 1, 2] }
        #expect(scene.cacheSignals.map(\.name) == ["RemoveAccessible", "AddAccessible"])
        #expect(scene.cacheSignals.last?.values.first?.list?.first == scene.reference(14))
    }

    @Test func `paths without objects are errors`() throws {
        let scene = try BridgeScene()
        let paths = [
            scene.path(999), "/org/a11y/atspi/accessible/9_1", "/org/a11y/atspi/accessible/1_1_1",
            "/org/a11y/atspi/accessible/x_1", "/org/a11y/atspi/accessible/message_1", "/org/a11y/atspi/null", "/",
            "/org/a11y/atspi/accessible/99999999999999999999_1",
        ]
        for path in paths {
            #expect(scene.pair.call(path, "org.a11y.atspi.Accessible", "GetRole") == nil, "\(path)")
        }
        #expect(scene.pair.call("/", "org.freedesktop.DBus.Introspectable", "Introspect") != nil)
        #expect(scene.pair.call(scene.path(999), "org.freedesktop.DBus.Peer", "Ping") == [])
    }

    @Test func `every role and state has a number of its own that AT-SPI knows`() {
        for role in AccessibilityRole.allCases {
            let number = RoleNumber(AccessibilityElement(id: 1, role: role))
            #expect((1...129).contains(number.number) && !number.name.isEmpty, "\(role)")
        }
        #expect(Set(StateNumbers.names.map(\.name)).count == StateNumbers.names.count)
        #expect(StateNumbers.names.map(\.state.rawValue) == StateNumbers.names.map(\.state.rawValue).sorted())
    }
}
