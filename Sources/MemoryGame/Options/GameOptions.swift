/// What the command line asks for: `--theme NAME`, `--pairs N`, `--seed N`, `--bonus-seconds S`.
struct GameOptions: Equatable, Sendable {
    var theme = Theme.all[0]
    var pairs = 8
    /// Fixes the order of the cards, and all later ones; nil: a new one each time.
    var seed: UInt64?
    /// Zero: no bonus.
    var bonusSeconds = 6.0

    /// Longer would be no bonus for being quick, and a number of that size is a slip of the finger.
    static let longestBonusInSeconds = 3600.0

    init() {}

    /// - Parameter arguments: without the program's name. An option's value follows it, or is joined to it by `=`;
    ///   of two values for one option the later one counts.
    /// - Throws: the first thing that is wrong, from left to right; what depends on several options comes last.
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

    /// The names of the options, in the order in which the program's messages list them.
    enum Option: String, CaseIterable {
        case theme = "--theme"
        case pairs = "--pairs"
        case seed = "--seed"
        case bonusSeconds = "--bonus-seconds"
    }

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
