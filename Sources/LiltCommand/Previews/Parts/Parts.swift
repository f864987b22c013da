import Foundation
import ProgramPackages
import Projects
import SwiftSources

/// The parts of a source, and how they were written last.
///
/// A part whose declarations have only moved is not written anew, so that a line more above it does not have it compiled. Lines that it
/// names when it runs, such as those of a crash, are then those of its last compilation.
struct Parts {
    private let source: String
    private let division: SourceDivision
    private let folder: String
    private let groups: [Int: [SourceDivision.Group]]
    private let numbers: PartNumbers
    /// Digests of the last time.
    private let last: [Int: String]

    /// Facts that are kept in a file.
    private struct State: Codable {
        var numbers = PartNumbers()
        /// Content of each part, and of all on which it depends.
        var digests: [Int: String] = [:]

        var text: String {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            // Names and numbers have a form.
            do { return String(decoding: try encoder.encode(self), as: UTF8.self) } catch { return "" }
        }
    }

    /// Name of the file with its state.
    private static let list = "parts.json"

    /// Chooses the part of each declaration, as the last time where it was there. Nil if there is but one part.
    ///
    /// - Parameters:
    ///   - source: path of the source.
    ///   - division: its division.
    ///   - folder: folder for the parts.
    init?(of source: String, as division: SourceDivision, in folder: String) {
        let last = Self.state(at: "\(folder)/\(Self.list)")
        var numbers = last.numbers
        groups = numbers.distribute(division.groups)
        guard groups.count > 1 else { return nil }
        (self.source, self.division, self.folder) = (source, division, folder)
        (self.numbers, self.last) = (numbers, last.digests)
    }

    private static func state(at path: String) -> State {
        guard let data = FileManager.default.contents(atPath: path) else { return State() }
        do { return try JSONDecoder().decode(State.self, from: data) } catch {
            // Written by another version: the file is divided anew.
            return State()
        }
    }

    /// Beginning of the names of all parts.
    private var opening: String { "\((source.split(separator: "/").last ?? "").dropLast(6))+" }

    /// True for a source that could be taken for a part.
    func hasName(_ source: String) -> Bool { source.split(separator: "/").last?.hasPrefix(opening) ?? false }

    /// Writes the parts that have changed.
    ///
    /// - Throws: ``CommandFailure`` if the cache cannot be written.
    func write(_ dependencies: SourceDependencies) throws(CommandFailure) -> [DividedModule.Unit] {
        var units: [DividedModule.Unit] = []
        var state = State(numbers: numbers)
        do throws(CacheError) {
            var cache = CacheFolder(folder)
            for (number, groups) in groups {
                let place = "sources/\(opening)\(number).swift"
                let words = groups.reduce(into: Set()) { $0.formUnion($1.names.words) }
                let unit = DividedModule.Unit(path: "\(folder)/\(place)", interface: dependencies.interface(for: words))
                units.append(unit)
                state.digests[number] = ProgramCache.digest("\(division.content(of: groups))\0\(unit.interface)")
                let text = division.text(of: groups, in: source)
                if state.digests[number] == last[number], Files.isFile(unit.path), !text.contains("#line") {
                    cache.keep(place)
                } else {
                    try cache.write(text, to: place)
                }
            }
            try cache.removeOthers(below: "sources")
            try cache.write(state.text, to: Self.list)
        } catch {
            throw .unwritable("\(error)")
        }
        return units
    }
}
