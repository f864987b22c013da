import Foundation
import SeededNumbers

/// One view of a random program. Its kind is constant, its look depends on the model.
final class ProgramNode: CustomStringConvertible {
    enum Kind: CaseIterable {
        // Leaves.
        case text, plainColor, shape, trimmed, ownState, ownObject, animatable, button
        // Containers.
        case vertical, horizontal, stacked, grid, group, radial
        // Structure.
        case optional, optionalText, either, choice, forEach, identified, erased, equatable
        // Modifiers.
        case effects, turned, framed, padded, appearance, overlaid, environment, scoped, edited, matched, reader
        case lifecycle

        static let leaves: [Kind] = [
            .text, .plainColor, .shape, .trimmed, .ownState, .ownObject, .animatable, .button, .optionalText,
        ]
        var childCount: ClosedRange<Int> {
            switch self {
            case _ where Self.leaves.contains(self): 0...0
            case .vertical, .horizontal, .stacked, .grid, .group, .radial: 1...3
            case .either, .overlaid, .matched: 2...2
            case .choice: 3...3
            default: 1...1
            }
        }
    }

    let kind: Kind
    /// Number of the place in the program.
    let number: Int
    /// Indices of the parts of the model that the view reads.
    let flag: Int
    let otherFlag: Int
    let choice: Int
    let list: Int
    let transition: Int
    let animation: Int
    let children: [ProgramNode]

    init(_ dice: inout SplitMix, depth: Int, counter: inout Int, allowed: [Kind] = Kind.allCases) {
        let isLeaf = depth <= 0 || counter > 30
        let kinds = isLeaf ? Kind.leaves : allowed
        let kind = kinds[dice.roll(kinds.count)]
        self.kind = kind
        number = counter
        counter += 1
        flag = dice.roll(ProgramModel.flagCount)
        otherFlag = dice.roll(ProgramModel.flagCount)
        choice = dice.roll(ProgramModel.choiceCount)
        list = dice.roll(ProgramModel.listCount)
        transition = dice.roll(ProgramTransition.count)
        animation = dice.roll(ProgramAnimation.count)
        let range = kind.childCount
        let count = range.lowerBound + dice.roll(range.count)
        var children: [ProgramNode] = []
        for _ in 0..<count { children.append(ProgramNode(&dice, depth: depth - 1, counter: &counter)) }
        self.children = children
    }

    /// The program as an outline, for the report of a failure.
    var description: String { outline(indentation: "") }

    private func outline(indentation: String) -> String {
        let own =
            "\(indentation)\(kind) #\(number) flag \(flag)/\(otherFlag) choice \(choice) list \(list) "
            + "transition \(transition) animation \(animation)\n"
        return own + children.map { $0.outline(indentation: indentation + "  ") }.joined()
    }
}
