/// Reader of a command line, option by option.
struct ArgumentWords {
    private var rest: ArraySlice<String>
    private var word = ""
    private var option = TimingOptions.Option.scene
    /// Value joined to the option by `=`.
    private var joined: String?

    init(_ arguments: [String]) { rest = arguments[...] }

    /// Reads the next option; nil at the end.
    ///
    /// - Throws: `OptionError.unknownOption` if the next word names no option.
    mutating func next() throws(OptionError) -> TimingOptions.Option? {
        guard let next = rest.popFirst() else { return nil }
        word = next
        let parts = next.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let known = parts.first.flatMap({ TimingOptions.Option(rawValue: String($0)) }) else {
            throw .unknownOption(next)
        }
        option = known
        joined = parts.count > 1 ? String(parts[1]) : nil
        return known
    }

    /// Reads the value of the current option.
    ///
    /// - Throws: `OptionError.missingValue` if the command line ends before the value.
    mutating func value() throws(OptionError) -> String {
        guard let value = joined ?? rest.popFirst() else { throw .missingValue(option) }
        return value
    }

    /// Takes all words that are left; the reading then ends.
    mutating func remaining() -> [String] {
        defer { rest = [] }
        return Array(rest)
    }

    /// Checks that the current option has no value.
    ///
    /// - Throws: `OptionError.surplusValue` if a value is joined to the option by `=`.
    func refuseValue() throws(OptionError) {
        if joined != nil { throw .surplusValue(word) }
    }
}
