/// Condition of `#if` or `#elseif`.
package indirect enum Condition: Hashable, Sendable {
    case literal(Bool)
    /// A question such as `os(iOS)`: the name, and the argument without spaces.
    case question(String, argument: String)
    /// Text that only the compiler understands, such as `DEBUG` or `swift(>=6)`.
    case other(String)
    case not(Condition)
    case and(Condition, Condition)
    case or(Condition, Condition)

    /// The condition with everything decided that `platform` decides.
    ///
    /// Complete if it is a literal; otherwise it holds nothing that is decided.
    package func simplified(for platform: SourcePlatform) -> Condition {
        switch self {
        case .literal, .other: return self
        case .question(let name, let argument):
            let answer =
                switch name {
                case "os": platform.isOperatingSystem(argument)
                case "targetEnvironment": platform.isEnvironment(argument)
                case "canImport": platform.canImport(argument)
                default: Bool?.none
                }
            return answer.map(Condition.literal) ?? self
        case .not(let inner):
            let inner = inner.simplified(for: platform)
            switch inner {
            case .literal(let value): return .literal(!value)
            // Written out, `!!` would be another operator.
            case .not(let innermost): return innermost
            default: return .not(inner)
            }
        case .and(let left, let right):
            let (left, right) = (left.simplified(for: platform), right.simplified(for: platform))
            switch (left, right) {
            case (.literal(false), _), (_, .literal(false)): return .literal(false)
            case (.literal(true), let rest), (let rest, .literal(true)): return rest
            default: return .and(left, right)
            }
        case .or(let left, let right):
            let (left, right) = (left.simplified(for: platform), right.simplified(for: platform))
            switch (left, right) {
            case (.literal(true), _), (_, .literal(true)): return .literal(true)
            case (.literal(false), let rest), (let rest, .literal(false)): return rest
            default: return .or(left, right)
            }
        }
    }

    /// The condition as source text.
    package var text: String {
        switch self {
        case .literal(let value): "\(value)"
        case .question(let name, let argument): "\(name)(\(argument))"
        case .other(let text): text
        case .not(let inner): "!\(inner.operand)"
        case .and(let left, let right): "\(left.operand) && \(right.operand)"
        case .or(let left, let right): "\(left.operand) || \(right.operand)"
        }
    }

    private var operand: String {
        switch self {
        case .and, .or: "(\(text))"
        default: text
        }
    }
}
