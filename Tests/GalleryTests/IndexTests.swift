import Foundation
import ProgramSupport
import Testing

@testable import Gallery

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

    @Test func `every page shows by day and by night, and comes to rest or goes on without a word`() async throws {
        for page in await MainActor.run(body: { PageList.pages.map(\.name) }) {
            for appearance in ["light", "dark"] {
                let run = try await GalleryRun.shown(
                    page, "at 0.1 capture a.png", framesPerSecond: 20, environment: ["LILT_APPEARANCE": appearance])
                #expect(run.files == ["a.png"], "\(page)")
            }
        }
    }
}
