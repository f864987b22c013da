import Foundation

/// Environment variables that every program of this library obeys, as a table for users.
package enum EnvironmentVariables {
    /// One variable: its name, and its meaning with the accepted values and, in brackets, the default.
    package struct Row: Sendable {
        package let name: String
        package let meaning: String
    }

    /// All variables that ``RuntimeOptions`` reads, in the order of docs/first-program.md.
    package static let rows = [
        Row(name: "LILT_HOST", meaning: "wayland or offscreen [wayland]"),
        Row(name: "LILT_SCRIPT", meaning: "file with a script of input and captures; - is standard input"),
        Row(name: "LILT_OUT", meaning: "folder for what a script captures [the current one]"),
        Row(name: "LILT_STORE", meaning: "folder for defaults and scene storage [your home; offscreen none]"),
        Row(name: "LILT_SIZE", meaning: "size of the window in points, such as 1280x800 [the scene's]"),
        Row(name: "LILT_SCALE", meaning: "pixels per point offscreen, 0.25 to 8 [1]"),
        Row(name: "LILT_FPS", meaning: "frames a second offscreen, 1 to 1000 [60]"),
        Row(name: "LILT_DATE", meaning: "date at which an offscreen run begins, such as 2025-06-09T09:41:00Z [now]"),
        Row(name: "LILT_FULLSCREEN", meaning: "1 asks for fullscreen at start [0]"),
        Row(name: "LILT_REPORT", meaning: "file for the frame report at exit; - is standard error"),
        Row(name: "LILT_RECONNECT", meaning: "seconds to wait for a compositor that went away, 0 to 86400 [60]"),
        Row(name: "LILT_HUD", meaning: "1 shows figures of each frame over the window [0]"),
        Row(name: "LILT_SLOW", meaning: "factor by which animations take longer, 0.001 to 1000 [1]"),
        Row(name: "LILT_REDUCE_MOTION", meaning: "1 replaces motion by fades [the desktop's setting]"),
        Row(name: "LILT_ACCESSIBILITY", meaning: "1 always serves screen readers, 0 never [the desktop's setting]"),
        Row(name: "LILT_CONTRAST", meaning: "standard or increased [the desktop's setting]"),
        Row(name: "LILT_OPAQUE", meaning: "1 makes backgrounds opaque [0]"),
        Row(
            name: "LILT_WITHOUT_COLOR",
            meaning: "1 shows states by shapes too [the desktop's setting]"),
        Row(name: "LILT_TEXT_WEIGHT", meaning: "regular or bold [regular]"),
        Row(name: "LILT_INVERT_COLORS", meaning: "1 tells views that colours are inverted [0]"),
        Row(name: "LILT_APPEARANCE", meaning: "light or dark [the desktop's setting]"),
        Row(name: "LILT_LOCALE", meaning: "locale, such as en_US [the process's]"),
        Row(name: "LILT_TEXT_SIZE", meaning: "size of text, xSmall to accessibility5 [the desktop's setting]"),
        Row(name: "LILT_DIRECTION", meaning: "leftToRight or rightToLeft [the language's]"),
        Row(name: "LILT_LOG", meaning: "\(logNames), several joined by commas, to standard error"),
    ]

    private static let logNames = LogCategory.allCases.map(\.rawValue).joined(separator: ", ")

    /// ``rows`` as lines of text: two spaces, the name, and the meaning in a column of its own.
    package static var text: String {
        let width = rows.map(\.name.count).max() ?? 0
        return rows.map { row in
            "  " + row.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + row.meaning
        }.joined(separator: "\n")
    }
}
