import DesktopBus
import FakeCompositor
import Foundation
import Platform
import Testing

@testable import WaylandPlatform

/// Settings of the desktop, by the settings portal.
@MainActor struct SettingsPortalTests {
    private static let appearance = "org.freedesktop.appearance"

    /// A portal, a host's system services, and the settings that were received.
    @MainActor private final class Desktop {
        let scene: Scene
        let portal: FakePortal
        private(set) var follower: SettingsPortal?
        private(set) var told: [DesktopSettings] = []
        private(set) var wakeUps = 0

        /// - Throws: if the machine has no socket for the bus.
        init(_ settings: [String: [String: FakePortal.Value]], answers: Bool = true) throws {
            scene = try Scene()
            let made = try #require(FakePortal.make())
            portal = made.portal
            portal.settings = settings
            portal.answers = answers
            let bus = try #require(BusConnection(socket: made.socket, isServer: false))
            follower = SettingsPortal(
                on: bus, name: nil, scene.session.host.system, onWake: { [weak self] in self?.wakeUps += 1 },
                onChange: { [weak self] in self?.told.append($0) })
        }

        func talk() {
            // Both sides authenticate in several messages before the first call.
            for _ in 0..<12 {
                portal.process()
                scene.session.pump()
            }
        }
    }

    @Test func `is told once of everything that is set, and nobody waits for it`() throws {
        let desktop = try Desktop([
            Self.appearance: [
                "color-scheme": .uint(1), "accent-color": .doubles([0.25, 0.5, 1]), "contrast": .uint(1),
                "reduced-motion": .uint(0), "nobody-knows-this": .text("?"),
            ],
            "org.gnome.desktop.interface": [
                "text-scaling-factor": .double(1.25), "enable-animations": .flag(false),
                "font-name": .text("Noto Sans Bold 11"), "monospace-font-name": .text("DejaVu Sans Mono 10"),
            ],
            "org.gnome.desktop.a11y.interface": ["show-status-shapes": .flag(true), "high-contrast": .flag(false)],
        ])
        #expect(desktop.told.isEmpty, "the program goes on")
        desktop.talk()
        var wanted = DesktopSettings()
        wanted.isDark = true
        wanted.accent = DesktopSettings.AccentColor(red: 0.25, green: 0.5, blue: 1)
        wanted.increasesContrast = true
        wanted.differentiatesWithoutColor = true
        // The desktop's older setting is overridden by the portal's own.
        wanted.reducesMotion = false
        wanted.textScale = 1.25
        wanted.font = "Noto Sans Bold 11"
        wanted.monospacedFont = "DejaVu Sans Mono 10"
        #expect(desktop.told == [wanted])
        #expect(desktop.portal.asked == [DesktopSettings.groups])
        #expect(desktop.scene.session.runningTimers == 0, "and then it sleeps")
    }

    @Test func `follows what is changed, and says nothing of what is not`() throws {
        let desktop = try Desktop([Self.appearance: ["color-scheme": .uint(2)]])
        desktop.talk()
        desktop.portal.set(Self.appearance, "color-scheme", to: .uint(1))
        desktop.portal.set(Self.appearance, "color-scheme", to: .uint(1))
        desktop.portal.set("org.gnome.desktop.interface", "clock-format", to: .text("24h"))
        desktop.portal.set(Self.appearance, "color-scheme", to: .uint(0))
        desktop.talk()
        #expect(desktop.told.map(\.isDark) == [false, true, nil])
    }

    @Test func `values that make no sense are none`() throws {
        let desktop = try Desktop([
            Self.appearance: [
                "color-scheme": .text("dark"), "accent-color": .doubles([2, 0, 0]), "contrast": .flag(true),
            ],
            "org.gnome.desktop.interface": [
                "text-scaling-factor": .double(.nan), "enable-animations": .uint(1), "font-name": .text(""),
                "monospace-font-name": .text("Mono\n11"),
            ],
        ])
        desktop.talk()
        #expect(desktop.told.allSatisfy { $0 == DesktopSettings() })
        desktop.portal.set(Self.appearance, "accent-color", to: .doubles([0.1, 0.2]))
        desktop.portal.set("org.gnome.desktop.interface", "text-scaling-factor", to: .double(1e9))
        desktop.talk()
        #expect(desktop.told.allSatisfy { $0 == DesktopSettings() })
    }

    @Test func `a portal that does not answer is forgotten, and its later changes are followed all the same`() throws {
        let desktop = try Desktop([:], answers: false)
        desktop.talk()
        #expect(desktop.scene.session.runningTimers == 1)
        desktop.portal.set(Self.appearance, "color-scheme", to: .uint(1))
        desktop.talk()
        #expect(desktop.told.map(\.isDark) == [true])
    }

    @Test func `the buttons of title bars are those of the desktop, and what is no layout is nobody's`() throws {
        let group = "org.gnome.desktop.wm.preferences"
        let desktop = try Desktop([group: ["button-layout": .text("close,minimize:appmenu")]])
        desktop.talk()
        desktop.portal.set(group, "button-layout", to: .text("sideways"))
        desktop.talk()
        #expect(desktop.told.map(\.titleBarButtons) == [TitleBarButtons(left: [.close, .minimize], right: []), nil])
    }

    @Test func `a bus that goes away takes nothing back`() throws {
        let desktop = try Desktop([Self.appearance: ["color-scheme": .uint(1)]])
        desktop.talk()
        desktop.portal.close()
        desktop.talk()
        #expect(desktop.told.map(\.isDark) == [true])
        #expect(desktop.scene.session.watchedFiles == 0 && desktop.scene.session.runningTimers == 0)
    }
}
