import CommandLineOptions

extension LiltCommands {
    /// `lilt tree`, with the options of a build.
    static func tree(_ building: [OptionDescription]) -> CommandDescription {
        CommandDescription(
            name: "tree", summary: "Print what a screen reader reads of a program, and audit it",
            discussion: [
                "The program is built, unless PATH is an executable, and run offscreen in its own time. Each element of its "
                    + "window is a line: role, name, value, states in brackets, and actions.",
                "--audit looks for controls without a name, weak contrasts, small targets, controls that keys do not reach, "
                    + "a wrong order, and texts that are cut or lie over one another.",
            ],
            operands: [
                OperandDescription(
                    name: "PATH", meaning: "executable, folder, Xcode project, package, playground or Swift file [.]",
                    values: .path)
            ],
            options: [
                OptionDescription(name: "--json", meaning: "print JSON"),
                OptionDescription(
                    name: "--audit", meaning: "say what is wrong, on standard error; the status is then 1"),
                OptionDescription(
                    name: "--after", value: "SECONDS",
                    meaning: "time at which the window is read [a second after the last tap, at least 2]"),
                OptionDescription(
                    name: "--tap", value: "NAME",
                    meaning:
                        "tap the view with this label or text, at half a second; may be repeated, each a second later"),
            ] + building, rest: "ARGUMENT")
    }
}
