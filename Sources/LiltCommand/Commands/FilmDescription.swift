import CommandLineOptions

extension LiltCommands {
    /// `lilt film`, with the options of a build.
    static func film(_ path: OperandDescription, _ building: [OptionDescription]) -> CommandDescription {
        CommandDescription(
            name: "film", summary: "Build a program, run it offscreen, and make a film of it",
            discussion: [
                "A .png has all pictures in rows, each with its time below. A .gif or a .webm is made by ffmpeg. The program "
                    + "runs in its own time, so that the same film comes out on every machine with the same fonts."
            ],
            operands: [path],
            options: [
                OptionDescription(
                    name: "--out", value: "FILE", meaning: "the film: a .png, .gif or .webm [film.png]", values: .path),
                OptionDescription(
                    name: "--script", value: "FILE", meaning: "script of taps, keys and more, as of LILT_SCRIPT",
                    values: .path),
                OptionDescription(
                    name: "--tap", value: "NAME",
                    meaning:
                        "tap the view with this label or text, at half a second; may be repeated, each a second later"),
                OptionDescription(name: "--every", value: "SECONDS", meaning: "time between two pictures [0.1]"),
                OptionDescription(
                    name: "--seconds", value: "SECONDS",
                    meaning: "length of the film [a second after the last command, at least 2]"),
            ] + building, rest: "ARGUMENT")
    }
}
