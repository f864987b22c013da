import AccessibilityBus
import AccessibleForm
import DesktopBus
import Foundation
import WaylandPlatform

/// Shows a form on the accessibility bus of the session, and no window. It ends when that bus does.
@main @MainActor enum AccessibleProgram {
    private static let form = AccessibleForm()
    private static var kept: [AnyObject] = []

    static func main() {
        guard let session = BusConnection() else { stop("there is no session bus") }
        let watch = BusWatch(session, .machine) {}
        let address = BusMember(path: "/org/a11y/bus", interface: "org.a11y.Bus", name: "GetAddress")
        session.call(address, of: "org.a11y.Bus", [], patience: 25) { values in
            guard let address = values?.first?.text, let bus = BusConnection(address: address) else {
                stop("there is no accessibility bus")
            }
            show(on: bus)
        }
        watch.begin()
        kept.append(watch)
        RunLoop.main.run()
    }

    private static func show(on bus: BusConnection) {
        let watch = BusWatch(bus, .machine, batch: 64) {}
        watch.onEnd = { exit(0) }
        let services = BridgeServices(
            now: SystemServices.machine.now,
            startTimer: { SystemServices.machine.startTimer($0, 3600, $1) },
            send: { [weak watch] in watch?.sent() })
        let facts = ApplicationFacts(name: "accessible-program", version: "0.1.0", locale: "en_US")
        let bridge = AccessibilityBridge(on: bus, facts, services)
        bridge.begin()
        let number = bridge.addWindow(form, isActive: true)
        form.onChange = { [weak bridge] in bridge?.mayHaveChanged(number) }
        watch.begin()
        kept += [watch, bridge]
    }

    private static func stop(_ message: String) -> Never {
        FileHandle.standardError.write(Data("accessible-program: \(message)\n".utf8))
        exit(1)
    }
}
