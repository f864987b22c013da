import Foundation
import Lilt
import ProgramSupport
import SwiftUI
import Testing

@testable import Gallery

/// The index page, and every page in light and dark appearance.
struct IndexTests {
    @Test func `a press on a card opens its page, and escape leads back`() async throws {
        let script = """
            at 0 capture index.png
            at 0.1 tap "Curves and springs"
            at 2 capture page.png
            at 2.1 key Escape
            at 4 capture back.png
            """
        let run = try await GalleryRun([], script: script, framesPerSecond: 20)
        try #require(run.result.ending == .exited(0), "\(run.result.errorText)")
        let direct = try await GalleryRun.shown("curves", "at 0 capture page.png")
        let samePage = try run.data("page.png") == direct.data("page.png")
        let sameIndex = try run.data("back.png") == run.data("index.png")
        #expect(samePage && sameIndex)
    }

    @Test @MainActor func `every page shows by day and by night, without a word of complaint`() throws {
        for page in PageList.pages {
            let pictures = [ColorScheme.light, .dark].map { scheme in
                let stage = Stage(size: CGSize(width: 660, height: 480), framesPerSecond: 10, colorScheme: scheme) {
                    GalleryView(page: page)
                }
                stage.advance(by: 0.2)
                #expect(stage.problems.isEmpty, "\(page.name): \(stage.problems)")
                return stage.image
            }
            #expect(pictures[0] != pictures[1], "\(page.name)")
        }
    }

    @Test(arguments: [CGSize(width: 900, height: 700), CGSize(width: 400, height: 500)])
    @MainActor func `who scrolls by an action reads every page, without a frame in between`(size: CGSize) throws {
        let stage = Stage(size: size, framesPerSecond: 10) { GalleryView(page: nil) }
        var names: Set<String> = []
        for _ in 0..<40 {
            let tree = stage.accessibilityTree
            names.formUnion(tree.all.filter { $0.role == .button }.map(\.label))
            let area = try #require(tree.all.first { $0.role == .scrollArea })
            guard area.actions.contains(where: { $0.kind == .increment }) else { break }
            #expect(stage.perform(.perform(.increment), on: "index"))
        }
        let missing = PageList.pages.filter { page in !names.contains { $0.hasPrefix(page.title) } }
        #expect(missing.isEmpty, "\(missing.map(\.name))")
    }
}
