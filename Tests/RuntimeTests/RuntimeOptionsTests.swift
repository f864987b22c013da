import Foundation
import Geometry
import OffscreenPlatform
import Platform
import ProgramSupport
import Runtime
import Testing
import Views

struct RuntimeOptionsTests {
    @Test func `an empty environment, and empty values, mean the defaults`() throws {
        #expect(try RuntimeOptions(environment: [:]) == RuntimeOptions())
        #expect(try RuntimeOptions(environment: ["LILT_SIZE": "", "PATH": "/bin"]) == RuntimeOptions())
    }

    @Test func `every variable is read`() throws {
        let options = try RuntimeOptions(environment: [
            "LILT_HOST": "offscreen", "LILT_SCRIPT": "-", "LILT_OUT": "/tmp/x", "LILT_SIZE": "1280x800",
            "LILT_SCALE": "1.5", "LILT_FPS": "120", "LILT_FULLSCREEN": "1", "LILT_REPORT": "-", "LILT_HUD": "1",
            "LILT_SLOW": "10", "LILT_REDUCE_MOTION": "1", "LILT_APPEARANCE": "dark", "LILT_LOCALE": "en_US",
            "LILT_LOG": "wayland,frames", "LILT_DATE": "2001-01-01T00:01:00Z",
            "LILT_RECONNECT": "5", "LILT_TEXT_SIZE": "accessibility3", "LILT_DIRECTION": "rightToLeft",
            "LILT_ACCESSIBILITY": "1",
            "LILT_CONTRAST": "increased", "LILT_OPAQUE": "1", "LILT_WITHOUT_COLOR": "1",
            "LILT_TEXT_WEIGHT": "bold", "LILT_INVERT_COLORS": "1",
        ])
        #expect(options.host == .offscreen && options.scriptPath == "-" && options.outputFolder.path == "/tmp/x")
        #expect(options.size == CGSize(width: 1280, height: 800) && options.scale == 1.5)
        #expect(options.framesPerSecond == 120 && options.startsFullscreen && options.report == .standardError)
        #expect(options.showsHUD && options.slowness == 10 && options.reducesMotion && options.isDark)
        #expect(options.locale?.identifier == "en_US" && options.logs == [.wayland, .frames])
        #expect(options.reconnectionPatience == 5 && options.servesAccessibility == true)
        #expect(try RuntimeOptions(environment: ["LILT_ACCESSIBILITY": "0"]).servesAccessibility == false)
        #expect(options.textSize == .accessibility3 && options.layoutDirection == .rightToLeft)
        #expect(options.startDate == Date(timeIntervalSinceReferenceDate: 60))
        #expect(options.contrast == .increased && options.reducesTransparency && options.legibilityWeight == .bold)
        #expect(options.differentiatesWithoutColor && options.invertsColors)
    }

    @Test(arguments: [
        ("LILT_HOST", "foo"), ("LILT_SIZE", "abc"), ("LILT_SIZE", "0x5"), ("LILT_SIZE", "1280x"), ("LILT_SCALE", "0"),
        ("LILT_SCALE", "nan"), ("LILT_SCALE", "inf"), ("LILT_FPS", "-60"), ("LILT_FPS", "sixty"),
        ("LILT_FULLSCREEN", "yes"), ("LILT_HUD", "2"), ("LILT_SLOW", "0"), ("LILT_REDUCE_MOTION", "on"),
        ("LILT_APPEARANCE", "blue"), ("LILT_LOCALE", "en US"), ("LILT_LOG", "wayland,everything"),
        ("LILT_TEXT_SIZE", "huge"), ("LILT_DIRECTION", "rtl"), ("LILT_RECONNECT", "never"),
        ("LILT_ACCESSIBILITY", "maybe"),
        ("LILT_CONTRAST", "more"), ("LILT_OPAQUE", "yes"), ("LILT_TEXT_WEIGHT", "heavy"),
        ("LILT_DATE", "tomorrow"), ("LILT_DATE", "2025-13-01T00:00:00Z"),
    ])
    func `a value that is not understood is one line that names it and what is accepted, and status 64`(
        name: String, value: String
    ) {
        let error = #expect(throws: HostError.self) { try RuntimeOptions(environment: [name: value]) }
        let message = error?.status.message ?? ""
        #expect(error?.status.code == 64)
        #expect(message.contains(name) && message.contains(value) && message.contains("accepted"), "\(message)")
        #expect(!message.contains("\n"))
    }

    @Test func `a script is read from its file, and what is wrong with it names the file and the line`() throws {
        let folder = try TemporaryFolder()
        let path = folder.url("a.script").path
        var options = RuntimeOptions()
        #expect(try options.script() == nil)
        options.scriptPath = path
        let missing = #expect(throws: HostError.self) { try options.script() }
        #expect(missing?.status.code == 64 && missing?.status.message?.contains(path) == true)
        try Data("at 1 quit\nat 2 jump".utf8).write(to: URL(fileURLWithPath: path))
        let wrong = #expect(throws: HostError.self) { try options.script() }
        #expect(wrong?.status.code == 64 && wrong?.status.message?.hasPrefix("\(path):2: “jump”") == true)
        try Data([0x61, 0xFF, 0xFE]).write(to: URL(fileURLWithPath: path))
        let binary = #expect(throws: HostError.self) { try options.script() }
        #expect(binary?.status.code == 64 && binary?.status.message?.contains("\n") == false)
        try Data("at 1 quit".utf8).write(to: URL(fileURLWithPath: path))
        #expect(try options.script()?.steps.count == 1)
    }
}
