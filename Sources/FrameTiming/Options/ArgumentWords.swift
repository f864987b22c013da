/// The words of a command line, option by option.
struct ArgumentWords {
    private var rest: ArraySlice<String>
    private var word = ""
    private var option = TimingOptions.Option.scene
    /// What stands behind a `=`.
    private var joined: String?

    init(_ arguments: [String]) { rest = arguments[...] }

    /// The next option; nil at the end.
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

    /// The value of the option that was last read.
    mutating func value() throws(OptionError) -> String {
        guard let value = joined ?? rest.popFirst() else { throw .missingValue(option) }
        return value
    }

    /// The option that was last read has none.
    func refuseValue() throws(OptionError) {
        if joined != nil { throw .surplusValue(word) }
    }
}
