@_spi(Engine) package import AnimationCore

/// What is known together of when several endless animations have shown everything that they ever will.
package struct EndlessPeriods {
    /// The shortest and the longest of them, in seconds.
    private(set) var shortest = Double.infinity
    private(set) var longest = 0.0
    private(set) var isEmpty = true
    /// False if nobody can say of one of them.
    private(set) var areKnown = true

    package init() {}

    package mutating func insert(_ period: EndlessPeriod) {
        isEmpty = false
        switch period {
        case .seconds(let seconds): (shortest, longest) = (min(shortest, seconds), max(longest, seconds))
        case .unknown: areKnown = false
        }
    }

    /// Whether all come round at the same times, but for what rounding makes of them.
    var comeRoundTogether: Bool { isEmpty || longest - shortest <= 1e-9 * longest }
}
