package import SwiftSources

/// Numbers of the parts into which a file is divided: the declarations of a part stay in it while the file changes, so that the
/// other parts need not be compiled again.
package struct PartNumbers: Codable, Equatable {
    /// Part of each group, by the group's name.
    private var parts: [String: Int] = [:]

    /// Lines after which a part takes no further declarations. Each part costs as much as a few lines.
    private static let fullLines = 40

    package init() {}

    /// Chooses the parts of groups. A group that is new joins the one before it, or begins a part.
    ///
    /// - Parameter groups: groups of a file, in the order of the text.
    /// - Returns: the groups of each part, by its number.
    package mutating func distribute(_ groups: [SourceDivision.Group]) -> [Int: [SourceDivision.Group]] {
        var result: [Int: [SourceDivision.Group]] = [:]
        var lines: [Int: Int] = [:]
        func place(_ group: SourceDivision.Group, in part: Int) {
            result[part, default: []].append(group)
            lines[part, default: 0] += group.lines
        }
        let known = groups.filter { parts[$0.name] != nil }
        for group in known { parts[group.name].map { place(group, in: $0) } }
        var numbers = parts.filter { entry in known.contains { $0.name == entry.key } }
        var last: Int?
        for group in groups {
            if let number = numbers[group.name], result[number]?.contains(group) == true {
                last = number
                continue
            }
            let isFull = last.map { lines[$0, default: 0] >= Self.fullLines } ?? true
            let free = (1...(lines.count + 1)).first { lines[$0] == nil } ?? lines.count + 1
            let number = numbers[group.name] ?? (isFull ? free : last ?? free)
            place(group, in: number)
            numbers[group.name] = number
            last = number
        }
        parts = numbers
        return result
    }
}
