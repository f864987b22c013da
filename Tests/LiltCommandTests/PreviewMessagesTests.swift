import PreviewMessages
import Testing

/// Lines between `lilt preview` and the program that shows previews.
struct PreviewMessagesTests {
    @Test(arguments: [
        PreviewRequest.load(
            LoadRequest(library: "/a b/1.so", modules: ["A"], file: "A/\"x\"\n.swift", providers: ["P"], number: 3)),
        .problems([CompilerProblem(place: "A.swift:1:2", text: "no\nthing")]), .script("tap \"Plus\""),
    ])
    func `requests are one line, and read as they were`(request: PreviewRequest) {
        #expect(!request.line.contains("\n") && PreviewRequest(line: request.line) == request)
    }

    @Test(arguments: [PreviewAnswer.shown(12), .failed("no previews"), .problemsShown, .done])
    func `answers are read as they were`(answer: PreviewAnswer) { #expect(PreviewAnswer(line: answer.line) == answer) }

    @Test(arguments: ["", "shown 3", "lilt-preview: shown", "lilt-preview: shown x", "lilt-preview: else", "{}"])
    func `lines that previews print are no messages`(line: String) {
        #expect(PreviewAnswer(line: line) == nil && PreviewRequest(line: line) == nil)
    }

    @Test func `a reason of several lines stays one line`() {
        #expect(PreviewAnswer.failed("a\nb").line == PreviewAnswer.failed("a b").line)
    }

    @Test func `errors of a compiler have a place and a text`() {
        let problem = CompilerProblem(line: "My Card.swift:3:14: error: cannot find 'a: error: b' in scope")
        #expect(problem == CompilerProblem(place: "My Card.swift:3:14", text: "cannot find 'a: error: b' in scope"))
        #expect(CompilerProblem(line: "error: link failed") == CompilerProblem(place: "", text: "link failed"))
        #expect(CompilerProblem(line: "Card.swift:3:14: warning: unused") == nil)
    }
}
