package import Foundation
package import Geometry
package import OffscreenPlatform
package import Platform
package import Views

/// Options of a run, read from the environment (docs/first-program.md). An unknown or malformed value leads to a
/// one-line message and exit status 64.
package struct RuntimeOptions: Equatable, Sendable {
    package enum HostChoice: String, CaseIterable, Sendable { case wayland, offscreen }
    package enum ReportDestination: Equatable, Sendable {
        case standardError
        case file(String)
    }

    package var host = HostChoice.wayland
    /// Value of `LILT_SCRIPT`: a path, or `-` for standard input.
    package var scriptPath: String?
    package var outputFolder = URL(filePath: FileManager.default.currentDirectoryPath)
    /// Value of `LILT_STORE`: folder for defaults, scene storage and the program's own files. If nil, a windowed run
    /// uses the user's home, and an offscreen run keeps nothing after its end.
    package var store: URL?
    /// Size of the window, in points; nil for that of the scene.
    package var size: CGSize?
    package var scale = 1.0
    package var framesPerSecond = 60.0
    /// Offscreen: date of program time 0; nil for the current date.
    package var startDate: Date?
    package var startsFullscreen = false
    package var report: ReportDestination?
    package var showsHUD = false
    /// Time to wait for a Wayland compositor that has gone away, in seconds.
    package var reconnectionPatience = 60.0
    /// Factor by which animations take longer.
    package var slowness = 1.0
    package var reducesMotion = false
    /// True to serve assistive technology, false never to, nil if the desktop decides.
    package var servesAccessibility: Bool?
    /// Contrast of colours; nil for that of the desktop.
    package var contrast: ColorSchemeContrast?
    package var reducesTransparency = false
    package var differentiatesWithoutColor = false
    package var invertsColors = false
    package var legibilityWeight = LegibilityWeight.regular
    package var isDark = false
    /// True if ``isDark`` was set explicitly, so that the desktop's settings do not change it.
    package var isAppearanceGiven = false
    package var locale: Locale?
    /// Size of text; nil for that of the desktop.
    package var textSize: DynamicTypeSize?
    /// Direction of layout; nil for that of the program's language.
    package var layoutDirection: LayoutDirection?
    package var logs: Set<LogCategory> = []
    /// Offscreen: true if the process's timers run on program time. It has no variable. It is for programs that measure
    /// the cost of frames and have no timers, since looking for timers takes time.
    package var servesTimers = true

    package init() {}

    /// Reads the `LILT_…` variables of `environment`. Empty ones count as missing.
    ///
    /// - Throws: a ``HostError`` of usage if a value is not accepted.
    package init(environment: [String: String]) throws(HostError) {
        func value(_ name: String) -> String? {
            guard let value = environment[name], !value.isEmpty else { return nil }
            return value
        }
        func refuse(_ name: String, _ value: String, accepted: String) -> HostError {
            HostError(.usage("\(name)=\(value) is not understood; accepted: \(accepted)"))
        }
        /// Number in the variable `name`; nil if it is not set or empty.
        ///
        /// - Throws: a ``HostError`` with exit status 64 if the value is no number in `range`.
        func number(_ name: String, in range: ClosedRange<Double>, accepted: String) throws(HostError) -> Double? {
            guard let text = value(name) else { return nil }
            guard let number = Double(text), range.contains(number) else {
                throw refuse(name, text, accepted: accepted)
            }
            return number
        }
        /// True if the variable `name` is 1; false if it is 0, empty or not set.
        ///
        /// - Throws: a ``HostError`` with exit status 64 if the variable has another value.
        func flag(_ name: String) throws(HostError) -> Bool {
            switch value(name) {
            case nil, "0"?: return false
            case "1"?: return true
            case let text?: throw refuse(name, text, accepted: "1, or 0")
            }
        }

        if let text = value("LILT_HOST") {
            guard let choice = HostChoice(rawValue: text) else {
                throw refuse("LILT_HOST", text, accepted: "wayland, offscreen")
            }
            host = choice
        }
        scriptPath = value("LILT_SCRIPT")
        if let text = value("LILT_OUT") { outputFolder = URL(filePath: text) }
        if let text = value("LILT_STORE") { store = URL(filePath: text).absoluteURL }
        if let text = value("LILT_SIZE") {
            guard let parsed = WindowSize.parse(text) else {
                throw refuse("LILT_SIZE", text, accepted: "width and height in points, such as 1280x800")
            }
            size = parsed
        }
        scale = try number("LILT_SCALE", in: 0.25...8, accepted: "a number from 0.25 to 8, such as 1.5") ?? scale
        framesPerSecond =
            try number("LILT_FPS", in: 1...1000, accepted: "frames a second from 1 to 1000") ?? framesPerSecond
        if let text = value("LILT_DATE") {
            guard let date = try? Date(text, strategy: .iso8601) else {
                throw refuse("LILT_DATE", text, accepted: "a date and time such as 2025-06-09T09:41:00Z")
            }
            startDate = date
        }
        startsFullscreen = try flag("LILT_FULLSCREEN")
        if let text = value("LILT_REPORT") { report = text == "-" ? .standardError : .file(text) }
        showsHUD = try flag("LILT_HUD")
        reconnectionPatience =
            try number("LILT_RECONNECT", in: 0...86_400, accepted: "seconds from 0 to 86400") ?? reconnectionPatience
        slowness = try number("LILT_SLOW", in: 0.001...1000, accepted: "a factor from 0.001 to 1000") ?? slowness
        reducesMotion = try flag("LILT_REDUCE_MOTION")
        if value("LILT_ACCESSIBILITY") != nil { servesAccessibility = try flag("LILT_ACCESSIBILITY") }
        if let text = value("LILT_CONTRAST") {
            contrast = ColorSchemeContrast.allCases.first { "\($0)" == text }
            guard contrast != nil else { throw refuse("LILT_CONTRAST", text, accepted: "standard, increased") }
        }
        reducesTransparency = try flag("LILT_OPAQUE")
        differentiatesWithoutColor = try flag("LILT_WITHOUT_COLOR")
        invertsColors = try flag("LILT_INVERT_COLORS")
        if let text = value("LILT_TEXT_WEIGHT") {
            guard text == "regular" || text == "bold" else {
                throw refuse("LILT_TEXT_WEIGHT", text, accepted: "regular, bold")
            }
            legibilityWeight = text == "bold" ? .bold : .regular
        }
        if let text = value("LILT_APPEARANCE") {
            guard text == "light" || text == "dark" else {
                throw refuse("LILT_APPEARANCE", text, accepted: "light, dark")
            }
            isDark = text == "dark"
            isAppearanceGiven = true
        }
        if let text = value("LILT_LOCALE") {
            guard text.allSatisfy({ $0.isLetter || $0.isNumber || "_-.@".contains($0) }) else {
                throw refuse("LILT_LOCALE", text, accepted: "a locale's name, such as en_US")
            }
            locale = Locale(identifier: text)
        }
        if let text = value("LILT_TEXT_SIZE") {
            textSize = DynamicTypeSize.allCases.first { "\($0)" == text }
            guard textSize != nil else {
                throw refuse(
                    "LILT_TEXT_SIZE", text, accepted: DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", "))
            }
        }
        if let text = value("LILT_DIRECTION") {
            layoutDirection = LayoutDirection.allCases.first { "\($0)" == text }
            guard layoutDirection != nil else {
                throw refuse("LILT_DIRECTION", text, accepted: "leftToRight, rightToLeft")
            }
        }
        if let text = value("LILT_LOG") {
            for name in text.split(separator: ",") {
                guard let category = LogCategory(rawValue: name.trimmingCharacters(in: .whitespaces)) else {
                    throw refuse(
                        "LILT_LOG", text, accepted: LogCategory.allCases.map(\.rawValue).joined(separator: ", "))
                }
                logs.insert(category)
            }
        }
    }

    /// Reads and parses the script; nil if there is none.
    ///
    /// - Throws: a ``HostError`` of usage if the script cannot be read or parsed.
    package func script() throws(HostError) -> Script? {
        guard let scriptPath else { return nil }
        let text: String
        if scriptPath == "-" {
            guard let read = String(data: FileHandle.standardInput.readDataToEndOfFile(), encoding: .utf8) else {
                throw HostError(.usage("the script on standard input is not UTF-8 text"))
            }
            text = read
        } else {
            do {
                text = try String(contentsOf: URL(filePath: scriptPath), encoding: .utf8)
            } catch {
                throw HostError(.usage("cannot read the script LILT_SCRIPT=\(scriptPath): \(Self.reason(of: error))"))
            }
        }
        do throws(ScriptError) {
            return try Script(parsing: text, fileName: scriptPath == "-" ? "standard input" : scriptPath)
        } catch {
            throw HostError(.usage("\(error)"))
        }
    }

    private static func reason(of error: any Error) -> String {
        error.localizedDescription.split(separator: "\n").joined(separator: " ")
    }
}
