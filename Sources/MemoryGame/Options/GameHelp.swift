#if canImport(Lilt)
    import Lilt
#endif

/// The texts that `--help` and `--version` print.
enum GameHelp {
    static var help: String {
        """
        Turn two cards at a time and find all pairs.

        usage: memory-game [OPTION…]

          --theme NAME       cards' theme: \(Theme.all.map(\.name).joined(separator: ", ")) [\(Theme.all[0].name)]
          --pairs N          number of pairs, from 1 to as many as the theme has [\(GameOptions().pairs)]
          --seed N           whole number that fixes the order of the cards [another one each time]
          --bonus-seconds S  seconds in which a match earns a bonus, 0 to 3600 [6]
          --help             print this text and exit
          --version          print the version and exit
        \(environment)
        """
    }

    static var version: String { "memory-game\(library)" }

    #if canImport(Lilt)
        private static var environment: String { "\nVariables of the environment:\n\n\(LiltLibrary.environmentHelp)" }
        private static var library: String { " \(LiltLibrary.version)" }
    #else
        private static var environment: String { "" }
        private static var library: String { "" }
    #endif
}
