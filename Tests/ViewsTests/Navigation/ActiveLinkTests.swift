@_spi(Engine) import Controls
import LayerTree
@_spi(Engine) import Navigation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Links that a binding follows, in the forms of NavigationView's time (S20.1).
@MainActor struct ActiveLinkTests {
    @MainActor final class Choice {
        var tag: String?
        var isOpen = false
    }

    struct Program: View {
        let choice: Choice
        @State private var tag: String?
        @State private var isOpen = false
        @State private var isOpenToo = false

        var body: some View {
            NavigationView {
                VStack {
                    NavigationLink("first", destination: Text("page one"), tag: "one", selection: $tag)
                    NavigationLink("second", tag: "two", selection: $tag) { Text("page two") }
                    NavigationLink(destination: Text("page three"), tag: "three", selection: $tag) { Text("third") }
                    NavigationLink("open", destination: Text("opened"), isActive: $isOpen)
                    NavigationLink("open too", isActive: $isOpenToo) { Text("opened too") }
                    Button("choose two") { tag = "two" }
                    Button("none") { tag = nil }
                }
            }
            .onChange(of: tag) { _, tag in choice.tag = tag }
            .onChange(of: isOpen) { _, isOpen in choice.isOpen = isOpen }
        }
    }

    private func shows(_ text: String, _ stage: ViewStage) -> Bool { stage.layer(text) != nil }

    @Test func `of two links that follow one binding the first shows its page, and one step leads back`() {
        struct Twins: View {
            @State private var isOpen = false
            @State private var count = 0
            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink("left", destination: Text("left page \(count)"), isActive: $isOpen)
                        NavigationLink("right", destination: Text("right page \(count)"), isActive: $isOpen)
                        Text(isOpen ? "open" : "closed")
                    }
                    .onChange(of: isOpen) { count += 1 }
                }
            }
        }
        let stage = ViewStage(Twins())
        stage.tap("right")
        stage.advance(by: 2)
        #expect(shows("left page 1", stage) && !shows("right page 1", stage) && shows("open", stage))
        stage.press("Escape")
        stage.advance(by: 2)
        #expect(!shows("left page 2", stage) && !shows("right page 2", stage) && shows("closed", stage))
    }

    @Test(arguments: [("first", "one"), ("second", "two"), ("third", "three")])
    func `a link with a tag writes it and shows its page`(link: String, tag: String) {
        let choice = Choice()
        let stage = ViewStage(Program(choice: choice))
        stage.tap(link)
        stage.advance(by: 2)
        #expect(choice.tag == tag)
        #expect(shows("page \(tag)", stage))
    }

    @Test func `a tag that the program writes shows the page, and nil takes it away`() {
        let choice = Choice()
        let stage = ViewStage(Program(choice: choice))
        stage.tap("choose two")
        stage.advance(by: 2)
        #expect(shows("page two", stage) && choice.tag == "two")
        stage.press("Escape")
        stage.advance(by: 2)
        #expect(!shows("page two", stage) && choice.tag == nil)
    }

    @Test func `a link with a truth writes true`() {
        let choice = Choice()
        let stage = ViewStage(Program(choice: choice))
        stage.tap("open")
        stage.advance(by: 2)
        #expect(choice.isOpen && shows("opened", stage))
        stage.press("Escape")
        stage.advance(by: 2)
        #expect(!choice.isOpen)
        stage.tap("open too")
        stage.advance(by: 2)
        #expect(!choice.isOpen && shows("opened too", stage))
    }
}
