package import CommandLineOptions
import PreviewMessages
import SwiftSources

/// Description of the command line of `lilt`.
package enum LiltCommands {
    package static let version = "0.1.0"

    package static let program = CommandDescription(
        name: "lilt", summary: "Build and run programs that are written for SwiftUI",
        discussion: [
            "PATH is a folder, an Xcode project, a package, a playground or a Swift file [the current folder]. "
                + "Nothing is written there: copies, builds and the built library are in $XDG_CACHE_HOME/lilt.",
            "LILT_TOOLCHAIN names the folder of a Swift toolchain [the one in PATH], LILT_LIBRARY that of a built library "
                + "[the installed one].",
        ],
        commands: [
            run, preview, build, test, film(path, building), tree(building), clean, new, doctor, library, completions,
            manual, help,
        ])

    private static let path = OperandDescription(
        name: "PATH", meaning: "folder, Xcode project, package, playground or Swift file [.]", values: .path)

    private static let building = [
        OptionDescription(
            name: "--as", value: "SYSTEM",
            meaning:
                "system whose parts of the sources are taken, as in #if os(iOS): ipad, macos, or linux for what the "
                + "compiler itself makes of them [ipad]", values: .words(SourcePlatform.allCases.map(\.rawValue))),
        OptionDescription(
            name: "--target", value: "NAME", meaning: "application target of the project [the first one]"),
        OptionDescription(name: "--release", meaning: "optimise the program"),
        OptionDescription(name: "--verbose", meaning: "print all that the build prints"),
    ]

    private static let run = CommandDescription(
        name: "run", summary: "Build a program and open it",
        discussion: [
            "The program takes the place of lilt: it reads the terminal, and its exit status is that of lilt."
        ],
        operands: [path], options: building, rest: "ARGUMENT")

    private static let preview = CommandDescription(
        name: "preview", summary: "Show the previews of a Swift file, and again when it is saved",
        discussion: [
            "Each #Preview and each view of a PreviewProvider in FILE is shown. Saved files of its program are compiled, and "
                + "replace what is shown; states of views, and positions of scroll views, are kept where their types are. "
                + "Errors are shown over the last picture. For each picture a line is printed, such as 'shown 2 in 0.9 s'.",
            "The program is that of the folder around FILE with an Xcode project, a package or a playground, or with an App; "
                + "else FILE alone.",
        ],
        operands: [
            OperandDescription(name: "FILE", meaning: "Swift file with previews", values: .path, isRequired: true)
        ],
        options: [
            OptionDescription(
                name: "--pictures", value: "FOLDER",
                meaning: "write each preview to FOLDER as a PNG file, print the paths, and end", values: .path),
            OptionDescription(
                name: "--project", value: "PATH", meaning: "program to which FILE belongs", values: .path),
            OptionDescription(
                name: "--device", value: "NAME", meaning: "\(names(PreviewLook.Device.self)) [phone]",
                values: .words(PreviewLook.Device.allCases.map(\.rawValue))),
            OptionDescription(
                name: "--appearance", value: "NAME", meaning: "\(names(PreviewLook.Appearance.self)) [light]",
                values: .words(PreviewLook.Appearance.allCases.map(\.rawValue))),
            OptionDescription(
                name: "--text-size", value: "NAME", meaning: "\(names(PreviewLook.TextSize.self)) [standard]",
                values: .words(PreviewLook.TextSize.allCases.map(\.rawValue))),
            OptionDescription(name: "--locale", value: "NAME", meaning: "language and region, such as de_DE [en_US]"),
            OptionDescription(name: "--right-to-left", meaning: "lay views out from right to left"),
        ] + building.filter { $0.name != "--release" })

    private static func names<Choice: CaseIterable & RawRepresentable<String>>(_: Choice.Type) -> String {
        Choice.allCases.map(\.rawValue).joined(separator: ", ")
    }

    private static let build = CommandDescription(
        name: "build", summary: "Build a program and print the path of its executable", operands: [path],
        options: building)

    private static let test = CommandDescription(
        name: "test", summary: "Build a program's tests and run them", operands: [path], options: building,
        rest: "OPTION-OF-SWIFT-TEST")

    private static let clean = CommandDescription(
        name: "clean", summary: "Remove what the cache has of a program", operands: [path],
        options: [OptionDescription(name: "--all", meaning: "remove all programs, and the built library")])

    private static let new = CommandDescription(
        name: "new", summary: "Make a folder with a small program",
        operands: [OperandDescription(name: "NAME", meaning: "folder to make", values: .path, isRequired: true)])

    private static let doctor = CommandDescription(
        name: "doctor", summary: "Say what is missing on this machine, and how to get it")

    private static let library = CommandDescription(
        name: "library", summary: "Build the library that programs are compiled against, and print its folder",
        discussion: ["The other commands do this when they need to. scripts/install uses it for a folder of its own."],
        options: [
            OptionDescription(
                name: "--into", value: "FOLDER", meaning: "folder to write the library to [one in the cache]",
                values: .path),
            OptionDescription(
                name: "--configuration", value: "NAME", meaning: "debug or release [release]",
                values: .words(["debug", "release"])),
            OptionDescription(
                name: "--scratch", value: "FOLDER", meaning: "folder of the build [one in the cache]", values: .path),
        ])

    private static let completions = CommandDescription(
        name: "completions", summary: "Print completions for a shell",
        operands: [
            OperandDescription(
                name: "SHELL", meaning: Completions.allCases.map(\.rawValue).joined(separator: ", "),
                values: .words(Completions.allCases.map(\.rawValue)), isRequired: true)
        ])

    private static let manual = CommandDescription(name: "manual", summary: "Print the manual page, for man")

    private static let help = CommandDescription(
        name: "help", summary: "Print help on a command",
        operands: [OperandDescription(name: "COMMAND", meaning: "one of the commands", values: .text)])

    /// Exit statuses, as of sysexits.h where there is one.
    package static let statuses: [(status: Int32, meaning: String)] = [
        (0, "done; of run, film and tree, the status is the program's"),
        (1, "the program does not compile, a test fails, or an audit finds faults"),
        (64, "the command line is wrong"),
        (65, "the project cannot be read, or has no program"),
        (69, "something is missing on this machine; lilt doctor tells"),
        (73, "a file cannot be written"),
        (130, "interrupted"),
    ]
}
