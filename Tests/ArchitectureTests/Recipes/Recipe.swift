import Foundation
import ProgramSupport
import Testing

/// One section of docs/extending.md with its listings: files that it adds, and changes of files that are there.
struct Recipe: CustomTestStringConvertible {
    let title: String
    /// Text of each new file, by its path from the package's folder.
    private(set) var additions: [String: String] = [:]
    private(set) var changes: [Change] = []

    var testDescription: String { title }

    /// Paths of all files that the recipe touches.
    var paths: [String] { additions.keys.sorted() + changes.map(\.path) }

    /// Change of a file: each passage of the old text, which has to be there once, with its new text.
    struct Change {
        let path: String
        var passages: [(old: String, new: String)] = []
    }

    /// The recipes of a page, in its order: its second-level sections with at least one listing that names a file.
    static func all(in page: String) -> [Recipe] {
        var recipes: [Recipe] = []
        var recipe: Recipe?
        var fence: (kind: String, lines: [Substring])?
        func finish() { if let recipe, !recipe.paths.isEmpty { recipes.append(recipe) } }
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if let open = fence {
                if line == "```" {
                    recipe?.take(open.lines, kind: open.kind)
                    fence = nil
                } else {
                    fence = (open.kind, open.lines + [line])
                }
            } else if line.hasPrefix("```") {
                fence = (String(line.dropFirst(3)), [])
            } else if line.hasPrefix("## ") {
                finish()
                recipe = Recipe(title: String(line.dropFirst(3)))
            }
        }
        finish()
        return recipes
    }

    private mutating func take(_ lines: [Substring], kind: String) {
        let words = kind.split(separator: " ")
        if words.first == "diff" {
            takeChanges(lines)
        } else if words.count == 2 {
            additions[String(words[1])] = lines.joined(separator: "\n") + "\n"
        }
    }

    /// Reads a listing of changes: `+++ b/PATH` begins a file, `@@` a passage.
    private mutating func takeChanges(_ lines: [Substring]) {
        for line in lines where !line.hasPrefix("--- ") {
            if line.hasPrefix("+++ b/") {
                changes.append(Change(path: String(line.dropFirst(6))))
            } else if line.hasPrefix("@@") {
                changes[changes.count - 1].passages.append(("", ""))
            } else {
                let text = line.dropFirst() + "\n"
                let (file, passage) = (changes.count - 1, changes[changes.count - 1].passages.count - 1)
                if !line.hasPrefix("+") { changes[file].passages[passage].old += text }
                if !line.hasPrefix("-") { changes[file].passages[passage].new += text }
            }
        }
    }

    /// Carries the recipe out in a copy of the package's sources.
    ///
    /// - Parameter folder: folder of the copy, which has the files that the recipe changes.
    /// - Throws: ``RecipeError`` if a new file is there already, or a passage is not in its file exactly once; errors of
    ///   reading and writing files.
    func apply(in folder: URL) throws {
        for (path, text) in additions {
            let file = folder.appending(path: path)
            guard !FileManager.default.fileExists(atPath: file.path) else { throw RecipeError.fileIsThere(path) }
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        for change in changes {
            let file = folder.appending(path: change.path)
            var text = try String(contentsOf: file, encoding: .utf8)
            for passage in change.passages {
                let places = text.ranges(of: passage.old)
                guard places.count == 1 else {
                    throw RecipeError.passage(path: change.path, count: places.count, text: passage.old)
                }
                text.replaceSubrange(places[0], with: passage.new)
            }
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }
}

/// Error of a recipe that does not fit the sources.
enum RecipeError: Error, CustomStringConvertible {
    case fileIsThere(String)
    case passage(path: String, count: Int, text: String)

    var description: String {
        switch self {
        case .fileIsThere(let path): "the recipe adds \(path), which is there already"
        case .passage(let path, let count, let text):
            "a passage of the recipe is in \(path) \(count) times instead of once:\n\(text)"
        }
    }
}
