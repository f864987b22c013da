import BusPeers
import DesktopBus
import Testing

@testable import WaylandPlatform

/// Status of the desktop's assistive technology, told by a service at the other end of a socket.
@MainActor struct AccessibilityStatusTests {
    private static let path = "/org/a11y/bus"

    /// The service, and the status that follows it.
    @MainActor private final class Scene {
        let pair: BusPair
        var properties: [(String, BusArgument)] = [("IsEnabled", .flag(false)), ("ScreenReaderEnabled", .flag(false))]
        var address: String? = "unix:path=/run/a11y"
        /// Names of the methods that were called, in order.
        private(set) var calls: [String] = []
        private(set) var changeCount = 0
        private(set) var status: AccessibilityStatus?

        /// - Throws: if the machine has no socket.
        init(_ properties: [(String, BusArgument)]? = nil) throws {
            pair = try #require(BusPair())
            if let properties { self.properties = properties }
            pair.client.onCall { [weak self] in self?.answer($0) }
            status = AccessibilityStatus(on: pair.program, name: nil) { [weak self] in self?.changeCount += 1 }
            pair.talk()
        }

        private func answer(_ call: BusCall) -> BusConnection.Reply? {
            calls.append(call.member)
            switch call.member {
            case "GetAll": return .success([.options(properties)])
            case "GetAddress": return address.map { .success([.text($0)]) } ?? .failure(.failed("no bus"))
            default: return nil
            }
        }

        func change(_ interface: String, _ properties: [(String, BusArgument)]) {
            let signal = BusMember(
                path: AccessibilityStatusTests.path, interface: "org.freedesktop.DBus.Properties",
                name: "PropertiesChanged")
            pair.client.emit(signal, [.text(interface), .options(properties), .array([], of: "s")])
            pair.talk()
        }
    }

    @Test func `it is asked once, and followed`() throws {
        let scene = try Scene()
        let status = try #require(scene.status)
        #expect(scene.calls == ["GetAll"])
        #expect(!status.isEnabled && status.screenReaderIsOn == false)
        scene.change("org.a11y.Status", [("IsEnabled", .flag(true))])
        #expect(status.isEnabled && status.screenReaderIsOn == false)
        scene.change("org.a11y.Status", [("ScreenReaderEnabled", .flag(true))])
        #expect(status.isEnabled && status.screenReaderIsOn == true)
        scene.change("org.example.Other", [("IsEnabled", .flag(false))])
        #expect(status.isEnabled)
        scene.change("org.a11y.Status", [("IsEnabled", .text("yes"))])
        #expect(!status.isEnabled, "a value that makes no sense is off")
        #expect(scene.calls == ["GetAll"])
    }

    @Test func `the address is asked for, and may be missing`() throws {
        let scene = try Scene([("IsEnabled", .flag(true))])
        var answers: [String?] = []
        scene.status?.address { answers.append($0) }
        scene.pair.talk()
        scene.address = nil
        scene.status?.address { answers.append($0) }
        scene.pair.talk()
        #expect(answers == ["unix:path=/run/a11y", nil])
    }
}
