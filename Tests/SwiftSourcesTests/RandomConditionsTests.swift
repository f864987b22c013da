import SeededNumbers
import SwiftSources
import Testing

/// Random sources, compared with a model that evaluates the tree from which the text was made, for all values of what the
/// compiler decides.
struct RandomConditionsTests {
    /// Names that the compiler decides.
    private static let flags = ["A", "B", "C"]

    private indirect enum Tree {
        case question(String)
        case not(Tree)
        case both(Tree, Tree)
        case either(Tree, Tree)

        var text: String {
            switch self {
            case .question(let text): text
            case .not(let inner): "!(\(inner.text))"
            case .both(let left, let right): "(\(left.text)) && (\(right.text))"
            case .either(let left, let right): "(\(left.text)) || (\(right.text))"
            }
        }

        /// The value on an iPad, where the flags in `set` are true.
        func value(_ set: Set<String>) -> Bool {
            switch self {
            case .question("os(iOS)"), .question("canImport(UIKit)"): true
            case .question(let name): set.contains(name)
            case .not(let inner): !inner.value(set)
            case .both(let left, let right): left.value(set) && right.value(set)
            case .either(let left, let right): left.value(set) || right.value(set)
            }
        }
    }

    private indirect enum Node {
        case line(String)
        case branches([(condition: Tree?, body: [Node])])

        var lines: [String] {
            switch self {
            case .line(let text): [text]
            case .branches(let branches):
                branches.enumerated().flatMap { index, branch -> [String] in
                    let opening = branch.condition.map { "\(index == 0 ? "#if" : "#elseif") \($0.text)" } ?? "#else"
                    return [opening] + branch.body.flatMap(\.lines)
                } + ["#endif"]
            }
        }

        /// The lines that are compiled, with empty ones for all others.
        func compiled(_ set: Set<String>) -> [String] {
            switch self {
            case .line(let text): return [text]
            case .branches(let branches):
                var isDone = false
                return branches.flatMap { branch -> [String] in
                    let isTaken = !isDone && (branch.condition?.value(set) ?? true)
                    isDone = isDone || isTaken
                    let body = branch.body.flatMap { $0.compiled(set) }
                    return [""] + (isTaken ? body : body.map { _ in "" })
                } + [""]
            }
        }
    }

    private struct Maker {
        var numbers: SplitMix
        var count = 0

        mutating func tree(_ depth: Int) -> Tree {
            switch Int.random(in: 0..<(depth > 2 ? 1 : 4), using: &numbers) {
            case 1: return .not(tree(depth + 1))
            case 2: return .both(tree(depth + 1), tree(depth + 1))
            case 3: return .either(tree(depth + 1), tree(depth + 1))
            default:
                let questions = ["os(iOS)", "os(macOS)", "canImport(UIKit)", "targetEnvironment(simulator)"]
                let all = questions + RandomConditionsTests.flags
                return .question(all[Int.random(in: 0..<all.count, using: &numbers)])
            }
        }

        mutating func nodes(_ depth: Int) -> [Node] {
            (0..<Int.random(in: 0...3, using: &numbers)).map { _ in
                guard depth < 3, Bool.random(using: &numbers) else {
                    count += 1
                    // Decoys, whose directives are text.
                    return .line(["line\(count)", "\"#if A \(count)", "/* #endif */ \(count)"][count % 3])
                }
                var branches: [(condition: Tree?, body: [Node])] = [(tree(0), nodes(depth + 1))]
                for _ in 0..<Int.random(in: 0...2, using: &numbers) { branches.append((tree(0), nodes(depth + 1))) }
                if Bool.random(using: &numbers) { branches.append((nil, nodes(depth + 1))) }
                return .branches(branches)
            }
        }
    }

    /// Evaluates the directives that are left, by flags alone. Lines are those of the resolved text.
    private func compiled(_ text: String, _ set: Set<String>) throws -> [String] {
        var stack: [(isAround: Bool, isDone: Bool, isTaken: Bool)] = []
        return try text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let isAround = stack.last.map { $0.isAround && $0.isTaken } ?? true
            if line.hasPrefix("#if ") {
                let isTaken = try FlagCondition.value(String(line.dropFirst(4)), set)
                stack.append((isAround, isTaken, isTaken))
            } else if line.hasPrefix("#elseif ") || line == "#else" {
                let open = stack.popLast()
                var last = try #require(open)
                let value = line == "#else" ? true : try FlagCondition.value(String(line.dropFirst(8)), set)
                last.isTaken = !last.isDone && value
                last.isDone = last.isDone || last.isTaken
                stack.append(last)
            } else if line == "#endif" {
                let open = stack.popLast()
                _ = try #require(open)
            } else {
                return isAround ? String(line) : ""
            }
            return ""
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
    func `random sources mean the same before and after`(seed: UInt64) throws {
        var maker = Maker(numbers: SplitMix(seed: seed))
        for _ in 0..<200 {
            let nodes = maker.nodes(0)
            let text = nodes.flatMap(\.lines).joined(separator: "\n")
            let result = PlatformConditions.resolved(text, for: .ipad)
            #expect(!result.contains("os(") && !result.contains("canImport(U"))
            for bits in 0..<8 {
                let set = Set(Self.flags.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element))
                let expected = nodes.flatMap { $0.compiled(set) }.joined(separator: "\n")
                #expect(try compiled(result, set).joined(separator: "\n") == expected, "seed \(seed), \(set):\n\(text)")
            }
        }
    }
}

/// Value of a condition of flags, `!`, `&&`, `||` and parentheses, by replacing in the text until one word is left.
private enum FlagCondition {
    struct NotUnderstood: Error { let text: String }

    static func value(_ text: String, _ set: Set<String>) throws -> Bool {
        var rest = text.replacing(" ", with: "")
        for flag in ["A", "B", "C"] { rest = rest.replacing(flag, with: set.contains(flag) ? "1" : "0") }
        // In the order of precedence: a rule counts only where none before it does.
        let rules = [
            ("!0", "1"), ("!1", "0"), ("(0)", "0"), ("(1)", "1"), ("0&&0", "0"), ("0&&1", "0"), ("1&&0", "0"),
            ("1&&1", "1"),
            ("0||0", "0"), ("0||1", "1"), ("1||0", "1"), ("1||1", "1"),
        ]
        while rest.count > 1 {
            guard let rule = rules.first(where: { rest.contains($0.0) }) else { throw NotUnderstood(text: text) }
            rest = rest.replacing(rule.0, with: rule.1, maxReplacements: 1)
        }
        return rest == "1"
    }
}
