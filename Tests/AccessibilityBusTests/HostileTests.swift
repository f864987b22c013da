import AccessibilityTree
import AccessibleForm
import BusPeers
import Foundation
import ProgramSupport
import SeededNumbers
import Testing

@testable import AccessibilityBus
@testable import DesktopBus

/// Clients that call anything: wrong paths, types, numbers and ranges, on a window that changes meanwhile.
@MainActor struct HostileTests {
    private static let isLong = ProcessInfo.processInfo.environment["LILT_LONG_TESTS"] == "1"
    private static let callCount = isLong ? 1_000_000 : 10_000

    private static let standard = [
        "Properties", "Introspectable", "Peer",
    ].map { "org.freedesktop.DBus.\($0)" }

    /// Every method of every interface, with the signature of its arguments.
    private static let methods: [(interface: String, name: String, takes: String)] = {
        var methods: [(String, String, String)] = []
        @MainActor func add<Object>(_ interfaces: [BusInterface<Object>]) {
            for interface in interfaces {
                for method in interface.methods { methods.append((interface.name, method.name, method.takes)) }
            }
        }
        let ofElements: [BusInterface<ElementObject>] = [
            .accessible(), .component, .collection, .action, .value, .text, .editableText, .selection, .table,
            .tableCell, .image,
        ]
        add(ofElements)
        add(ApplicationObject.interfaces)
        add(CacheObject.interfaces)
        return methods + [
            (standard[0], "Get", "ss"), (standard[0], "GetAll", "s"), (standard[0], "Set", "ssv"),
            (standard[1], "Introspect", ""), (standard[2], "Ping", ""), ("org.example.Nothing", "Nothing", "i"),
        ]
    }()

    private static let numbers: [Int32] = [0, 1, -1, 2, 5, 41, 42, 43, 1000, .max, .min, .max - 1, 65_536]
    private static let texts = [
        "", "x", "Name", "CurrentValue", "NRows", "org.a11y.atspi.Value", "\u{1F469}\u{200D}é",
        String(repeating: "z", count: 5000),
    ]

    private static func argument(_ type: String, _ random: inout SplitMix) -> BusArgument {
        switch type {
        case "i": return .integer(random.pick(numbers))
        case "u": return .number(UInt32(bitPattern: random.pick(numbers)))
        case "b": return .flag(random.chance(0.5))
        case "s":
            let name = "org.a11y.atspi." + random.pick(["Value", "Text", "Table"])
            return .text(random.chance(0.3) ? name : random.pick(texts))
        case "o": return .object(path(&random))
        case "v": return .variant(random.chance(0.5) ? .real(random.pick([0.5, .nan, .infinity, -1e300])) : .text("v"))
        case MatchRule.signature: return rule(&random)
        default: return .real(random.number(-10...10))
        }
    }

    private static func rule(_ random: inout SplitMix) -> BusArgument {
        func words(_ random: inout SplitMix) -> BusArgument {
            .array((0..<random.roll(12)).map { _ in .integer(random.pick(numbers)) }, of: "i")
        }
        func kind(_ random: inout SplitMix) -> BusArgument { .integer(Int32(random.roll(6))) }
        let states = [words(&random), kind(&random)]
        let attributes: [BusArgument] = [.texts([(random.pick(texts), random.pick(texts))]), kind(&random)]
        let roles = [words(&random), kind(&random)]
        let interfaces: [BusArgument] = [.array([.text(random.pick(texts))], of: "s"), kind(&random)]
        return .structure(states + attributes + roles + interfaces + [.flag(random.chance(0.5))])
    }

    private static func path(_ random: inout SplitMix) -> String {
        let ids = [1, 3, 4, 5, 6, 7, 10, 11, 12, 20, 21, 30, 31, 40, 41, 50, 51, 60, 61]
        return switch random.roll(10) {
        case 0: BridgeScene.root
        case 1: "/org/a11y/atspi/cache"
        case 2: random.pick(["/", "/org/a11y/atspi/null", "/org/a11y/atspi/accessible/1_9999", "/org/a11y"])
        default: "/org/a11y/atspi/accessible/1_\(random.pick(ids))"
        }
    }

    /// A call of one of the methods, or of one with arguments of other types.
    private static func call(_ random: inout SplitMix) -> (BusMember, [BusArgument]) {
        let (own, name, takes) = random.pick(methods)
        let interface = random.chance(0.9) ? own : random.pick(methods).interface
        var arguments = BusIntrospection.types(in: takes).map { argument($0, &random) }
        if random.chance(0.05) { arguments.append(.integer(0)) }
        return (BusMember(path: path(&random), interface: interface, name: name), arguments)
    }

    /// Changes the form as a program would, or as none should.
    private static func change(_ form: AccessibleForm, _ random: inout SplitMix) {
        switch random.roll(7) {
        case 0: form.rowOrder = Array([0, 1, 2, 3].shuffled(using: &random).prefix(random.roll(5)))
        case 1: form.focus = random.roll(70)
        case 2: form.string = String(random.pick(texts).prefix(50))
        case 3: form.selection = 0..<random.roll(100)
        case 4: form.edit = { $0.children.removeLast(2) }
        case 5: form.edit = { $0.children[0].frame = CGRect(x: .nan, y: -.infinity, width: 1e300, height: -5) }
        default: form.edit = { $0.children += $0.children }
        }
    }

    @Test func `nothing breaks, nothing hangs, every call is answered`() throws {
        let seed = ProcessInfo.processInfo.environment["LILT_SEED"].flatMap(UInt64.init) ?? 29
        var random = SplitMix(seed: seed)
        let scene = try BridgeScene(listensTo: ["object:", "window:", "focus:"])
        _ = scene.pair.call("/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems")
        var answers = 0
        var values = 0
        var memory: [Int] = []
        for number in 0..<Self.callCount {
            let (member, arguments) = Self.call(&random)
            scene.pair.client.call(member, of: nil, arguments, patience: 1000) {
                answers += 1
                if $0 != nil { values += 1 }
            }
            if number % 20 == 19 {
                Self.change(scene.form, &random)
                scene.bridge.mayHaveChanged(scene.window)
                scene.clock.advance(by: 0.06)
                scene.pair.talk()
                scene.forget()
            }
            if number % (Self.callCount / 10) == Self.callCount / 10 - 1 { memory.append(Self.residentKiB) }
        }
        for _ in 0..<100 where answers < Self.callCount { scene.pair.talk() }
        #expect(answers == Self.callCount, "seed \(seed)")
        #expect(values > Self.callCount / 20, "many calls make sense")
        if Self.isLong, !Sanitizer.keepsMemory { #expect(memory[9] - memory[4] < 4096, "KiB: \(memory)") }
        scene.form.edit = { _ in }
        scene.after { scene.form.rowOrder = [0] }
        #expect(scene.get(AccessibleForm.ID.button, "Accessible", "Name") == .text("Count"), "and it goes on")
    }

    /// Resident memory of the process.
    private static var residentKiB: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        return status.firstMatch(of: /VmRSS:\s+(\d+)/).flatMap { Int($0.1) } ?? 0
    }

    @Test func `a client that never reads costs a bounded queue`() throws {
        let scene = try BridgeScene(listensTo: ["object:"])
        for number in 0..<3_000 {
            scene.form.edit = { window in
                for child in window.children.indices { window.children[child].label = "\(number)" }
            }
            scene.bridge.mayHaveChanged(scene.window)
            scene.clock.advance(by: 0.2)
        }
        #expect(scene.pair.program.unsentCount > 10_000)
        #expect(scene.pair.program.unsentCount <= 20_001)
    }
}
