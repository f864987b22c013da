import Foundation
import ProgramSupport
import Testing

/// Recipes of docs/extending.md: each fits the sources and compiles.
@Suite(.serialized) struct RecipeTests {
    static let recipes: [Recipe] = {
        let page = PackageFolder.url.appending(path: "docs/extending.md")
        return (try? String(contentsOf: page, encoding: .utf8)).map(Recipe.all) ?? []
    }()

    @Test func `there are recipes for what people add most`() {
        let titles = Self.recipes.map(\.title)
        #expect(
            titles == [
                "A modifier", "A transition", "A control", "An animatable layer property", "A Wayland protocol",
            ])
    }

    @Test(arguments: recipes) func `a recipe compiles`(_ recipe: Recipe) async throws {
        let folder = try TemporaryFolder()
        let compiler = RecipeCompiler(copy: folder.url)
        let touched = ModuleTable.entries.filter { module in
            recipe.paths.contains { $0.hasPrefix("\(module.folder)/") }
        }
        #expect(!touched.isEmpty, "no module has the files \(recipe.paths)")
        for module in touched { try compiler.copySources(of: module) }
        try recipe.apply(in: folder.url)
        for module in touched {
            let messages = try await compiler.compile(module)
            #expect(messages.isEmpty, "\(module.module): \(messages)")
        }
    }

    // MARK: Reading

    private static let page = """
        # Page
        ## Without files
        ```sh
        true
        ```
        ## With files
        ```swift New/New.swift
        let new = 1
        ```
        ```diff
        --- a/Old/Old.swift
        +++ b/Old/Old.swift
        @@ first @@
         a
        -b
        +c
        ```
        """

    @Test func `listings with files are read, others are left`() throws {
        let recipes = Recipe.all(in: Self.page)
        #expect(recipes.map(\.title) == ["With files"])
        let recipe = try #require(recipes.first)
        #expect(recipe.additions == ["New/New.swift": "let new = 1\n"])
        #expect(recipe.paths == ["New/New.swift", "Old/Old.swift"])
    }

    @Test(arguments: [("a\nb\n", true), ("a\nd\n", false), ("a\nb\na\nb\n", false)])
    func `a passage has to be in its file once`(text: String, fits: Bool) throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "Old/Old.swift")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
        let recipe = try #require(Recipe.all(in: Self.page).first)
        if fits {
            try recipe.apply(in: folder.url)
            #expect(try String(contentsOf: file, encoding: .utf8) == "a\nc\n")
        } else {
            #expect(throws: RecipeError.self) { try recipe.apply(in: folder.url) }
        }
    }
}
