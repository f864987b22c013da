import Foundation
import ProgramSupport
import Testing

@testable import Gallery

/// The gallery's command line, as specified in docs/contracts.md.
struct CommandLineTests {
    @Test func `--list prints every page, one a line, its name first`() async throws {
        let run = try await GalleryRun(["--list"])
        #expect(run.result.ending == .exited(0))
        #expect(run.result.errors.isEmpty && run.files.isEmpty)
        let names = run.result.outputText.split(separator: "\n").map { $0.prefix { $0 != " " } }
        let pages = await MainActor.run { PageList.pages.map(\.name) }
        #expect(!pages.isEmpty && names.map(String.init) == pages)
    }

    @Test func `--help and --version are printed`() async throws {
        try await HelpTexts(of: "gallery").check(naming: ["PAGE", "--list"])
    }

    @Test(arguments: [["no-such-page"], ["--colour"], ["curves", "curves"], ["--list", "curves"], ["Curves\n"], [""]])
    func `what is wrong is said in one line, before anything is shown`(arguments: [String]) async throws {
        let run = try await GalleryRun(arguments)
        #expect(run.result.ending == .exited(64), "\(run.result.errorText)")
        #expect(run.result.errorLines.count == 1 && run.result.errorText.hasPrefix("gallery: "))
        #expect(run.result.output.isEmpty && run.files.isEmpty)
    }

    @Test @MainActor func `names are those of a command line, and no two pages share one`() {
        let names = PageList.pages.map(\.name)
        #expect(Set(names).count == names.count)
        for name in names {
            #expect(name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-" || $0 == ".") })
        }
    }
}
