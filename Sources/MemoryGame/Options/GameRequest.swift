/// The request of the command line: a game, or a text to be printed.
enum GameRequest: Equatable, Sendable {
    case play(GameOptions)
    case help
    case version

    /// - Parameter arguments: the command line without the program's name. `--help` counts wherever it stands, then
    ///   `--version`.
    /// - Throws: ``OptionError`` for the first option that is not understood.
    init(arguments: [String]) throws(OptionError) {
        if arguments.contains("--help") {
            self = .help
        } else if arguments.contains("--version") {
            self = .version
        } else {
            self = .play(try GameOptions(arguments: arguments))
        }
    }
}
