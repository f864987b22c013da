/// Parsed command line: `--theme NAME`, `--pairs N`, `--seed N`, `--bonus-seconds S`.
struct GameOptions: Equatable, Sendable {
    var theme = Theme.all[0]
    var pairs = 8
    /// Seed of this and all later card orders; nil draws a new one.
    var seed: UInt64?
    /// Duration of a card's bonus, in seconds; 0 for no bonus.
    var bonusSeconds = 6.0

    /// Upper limit of `--bonus-seconds`: a longer bonus would reward no speed and is surely a typing error.
    static let longestBonusInSeconds = 3600.0

    init() {}

    /// Parses the command line.
    ///
    /// - Parameter arguments: the arguments without the program's name. A value follows its option or is joined to it
    ///   by `=`; the last value of an option counts.
    /// - Throws: the first error from left to right; errors that depend on several options come last.
    init(arguments: [String]) throws(OptionError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let option = parts.first.flatMap({ Option(rawValue: String($0)) }) else {
                throw .unknownOption(argument)
            }
            guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
                throw .missingValue(option.rawValue)
            }
            try set(option, to: value)
        }
        guard pairs <= theme.emoji.count else { throw .tooManyPairs(pairs, theme) }
    }

    /// Names of the options, in the order in which messages list them.
    enum Option: String, CaseIterable {
        case theme = "--theme"
        case pairs = "--pairs"
        case seed = "--seed"
        case bonusSeconds = "--bonus-seconds"
    }

    /// Sets the option from its text.
    ///
    /// - Throws: `OptionError` if `value` is not valid for `option`.
    private mutating func set(_ option: Option, to value: String) throws(OptionError) {
        switch option {
        case .theme:
            guard let theme = Theme.named(value) else { throw .unknownTheme(value) }
            self.theme = theme
        case .pairs:
            guard let pairs = Int(value), pairs >= 1 else {
                throw .badValue(option.rawValue, value, wanted: "a whole number from 1")
            }
            self.pairs = pairs
        case .seed:
            guard let seed = UInt64(value) else {
                throw .badValue(option.rawValue, value, wanted: "a whole number from 0 to \(UInt64.max)")
            }
            self.seed = seed
        case .bonusSeconds:
            let range = 0...Self.longestBonusInSeconds
            guard let seconds = Double(value), range.contains(seconds) else {
                throw .badValue(option.rawValue, value, wanted: "a number of seconds from 0 to 3600")
            }
            bonusSeconds = seconds
        }
    }
}
