import BusPeers
import DesktopBus
import Testing

/// Being called: tables of interfaces, properties, introspection, errors, signals.
@MainActor struct ServingTests {
    /// A lamp that is called.
    @MainActor private final class Lamp {
        var brightness = 0.5
        var steps: [Int] = []
    }

    private static let name = "org.example.Lamp"
    private static let path = "/lamp"

    private static let interface = BusInterface<Lamp>(name)
        .property("Colour", "s") { _ in .text("warm") }
        .property("Brightness", "d") {
            .real($0.brightness)
        } write: { lamp, value throws(BusError) in
            guard let number = value.number else { throw .wrongArguments("no number") }
            lamp.brightness = number
        }
        .method("Step", takes: "ib", gives: "ias") { lamp, call in
            lamp.steps.append(call.integer(0))
            return [.integer(7), .array([.text("a"), .text("b")], of: "s")]
        }
        .method("Break") { _, _ throws(BusError) in throw .failed("it broke") }
        .signal("Flickered", carries: "u(si)")

    /// - Throws: if the machine has no socket.
    private func pair(_ lamp: Lamp) throws -> BusPair {
        let pair = try #require(BusPair())
        pair.program.onCall { call in
            call.path == Self.path ? BusObject(lamp, [Self.interface]).answer(call) : nil
        }
        return pair
    }

    @Test func `methods get their arguments, and answer with values of any type`() throws {
        let lamp = Lamp()
        let pair = try pair(lamp)
        #expect(
            pair.call(Self.path, Self.name, "Step", [.integer(-3), .flag(true)])
                == [.number(7), .list([.text("a"), .text("b")])])
        #expect(lamp.steps == [-3])
    }

    @Test func `calls of other types, names and objects are errors, and reach nothing`() throws {
        let lamp = Lamp()
        let pair = try pair(lamp)
        #expect(pair.call(Self.path, Self.name, "Step", [.number(3), .flag(true)]) == nil)
        #expect(pair.call(Self.path, Self.name, "Step", [.integer(3)]) == nil)
        #expect(pair.call(Self.path, Self.name, "Stop", []) == nil)
        #expect(pair.call(Self.path, "org.example.Other", "Step", [.integer(3), .flag(true)]) == nil)
        #expect(pair.call("/other", Self.name, "Step", [.integer(3), .flag(true)]) == nil)
        #expect(pair.call(Self.path, Self.name, "Break") == nil)
        #expect(lamp.steps.isEmpty)
        #expect(pair.call(Self.path, Self.name, "Step", [.integer(1), .flag(false)]) != nil, "and it goes on")
    }

    @Test func `properties are read, read all at once, and set`() throws {
        let lamp = Lamp()
        let pair = try pair(lamp)
        let properties = "org.freedesktop.DBus.Properties"
        #expect(pair.call(Self.path, properties, "Get", [.text(Self.name), .text("Colour")]) == [.text("warm")])
        #expect(
            pair.call(Self.path, properties, "GetAll", [.text(Self.name)])
                == [.list([.list([.text("Colour"), .text("warm")]), .list([.text("Brightness"), .number(0.5)])])])
        let set: [BusArgument] = [.text(Self.name), .text("Brightness"), .variant(.real(0.75))]
        #expect(pair.call(Self.path, properties, "Set", set) == [])
        #expect(lamp.brightness == 0.75)
        let wrong: [BusArgument] = [.text(Self.name), .text("Brightness"), .variant(.text("bright"))]
        #expect(pair.call(Self.path, properties, "Set", wrong) == nil)
        let fixed: [BusArgument] = [.text(Self.name), .text("Colour"), .variant(.text("cold"))]
        #expect(pair.call(Self.path, properties, "Set", fixed) == nil)
        #expect(pair.call(Self.path, properties, "Get", [.text(Self.name), .text("Weight")]) == nil)
        #expect(lamp.brightness == 0.75)
    }

    @Test func `an object describes itself`() throws {
        let pair = try pair(Lamp())
        let answer = pair.call(Self.path, "org.freedesktop.DBus.Introspectable", "Introspect")
        let text = try #require(answer?.first?.text)
        #expect(text.contains("<property name=\"Brightness\" type=\"d\" access=\"readwrite\"/>"))
        #expect(text.contains("<arg type=\"as\" direction=\"out\"/>"))
        #expect(text.contains("<arg type=\"(si)\"/>"))
    }

    @Test func `the library answers pings at all paths`() throws {
        let pair = try pair(Lamp())
        #expect(pair.call(Self.path, "org.freedesktop.DBus.Peer", "Ping") == [])
    }

    @Test func `signals arrive with their values`() throws {
        let pair = try pair(Lamp())
        var values: [[BusValue]] = []
        let signal = BusMember(path: Self.path, interface: Self.name, name: "Flickered")
        pair.client.onSignal(signal, of: nil) { values.append($0) }
        pair.talk()
        let contents: [BusArgument] = [
            .number(3), .structure([.text("x"), .integer(-1)]), .variant(.structure([.object("/a/b"), .short(-2)])),
            .texts([("k", "v")]), .options([("n", .real(1.5))]),
        ]
        #expect(pair.program.emit(signal, contents))
        pair.talk()
        #expect(
            values == [
                [
                    .number(3), .list([.text("x"), .number(-1)]), .list([.text("/a/b"), .number(-2)]),
                    .list([.list([.text("k"), .text("v")])]), .list([.list([.text("n"), .number(1.5)])]),
                ]
            ])
    }

    @Test func `an answer with a malformed path is an error, and no half message`() throws {
        let pair = try #require(BusPair())
        pair.program.onCall { _ in .success([.text("before"), .object("no path")]) }
        #expect(pair.call("/x", "org.example.X", "Y") == nil)
        #expect(!pair.program.emit(BusMember(path: "/x", interface: "org.example.X", name: "Z"), [.object("")]))
    }

    @Test func `a message with very many values is refused`() throws {
        let lamp = Lamp()
        let pair = try pair(lamp)
        let many = BusArgument.array(Array(repeating: .integer(1), count: 150_000), of: "i")
        #expect(pair.call(Self.path, Self.name, "Step", [many]) == nil)
        #expect(pair.call(Self.path, Self.name, "Step", [.integer(1), .flag(false)]) != nil)
    }

    @Test func `many calls are answered in batches, and none is lost`() throws {
        let lamp = Lamp()
        let pair = try pair(lamp)
        pair.talk()
        for number in 0..<100 {
            let step = BusMember(path: Self.path, interface: Self.name, name: "Step")
            pair.client.call(step, of: nil, [.integer(Int32(number)), .flag(false)], patience: 10) { _ in }
        }
        pair.client.process()
        #expect(pair.program.process(atMost: 10))
        #expect(lamp.steps.count <= 10)
        while lamp.steps.count < 100, pair.program.process(atMost: 10) {}
        #expect(lamp.steps == Array(0..<100))
    }

    @Test(arguments: ["", "tcp:host=localhost,port=1", "unixexec:path=/bin/false", "unix:path=/a;tcp:host=b,port=1"])
    func `only addresses of Unix sockets are connected to`(address: String) {
        #expect(BusConnection(address: address) == nil)
    }
}
