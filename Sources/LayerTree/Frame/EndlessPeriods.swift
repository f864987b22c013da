@_spi(Engine) package import AnimationCore

/// Periods of several endless animations: a period is the time after which an animation repeats itself.
package struct EndlessPeriods {
    /// Shortest and longest period, in seconds.
    private(set) var shortest = Double.infinity
    private(set) var longest = 0.0
    private(set) var isEmpty = true
    /// False if the period of one of the animations is not known.
    private(set) var areKnown = true

    package init() {}

    package mutating func insert(_ period: EndlessPeriod) {
        isEmpty = false
        switch period {
        case .seconds(let seconds): (shortest, longest) = (min(shortest, seconds), max(longest, seconds))
        case .unknown: areKnown = false
        }
    }

    /// True if all periods are equal up to rounding.
    var comeRoundTogether: Bool { isEmpty || longest - shortest <= 1e-9 * longest }
}
