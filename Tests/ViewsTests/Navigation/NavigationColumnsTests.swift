import AnimationCore
@_spi(Engine) import Controls
import Foundation
import LayerTree
@_spi(Engine) import Navigation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// `NavigationView` with several views, which are its columns.
@MainActor struct NavigationColumnsTests {
    private struct Mail<Style: NavigationViewStyle>: View {
        let style: Style

        var body: some View {
            NavigationView {
                VStack { NavigationLink("open") { Text("letter") } }.navigationTitle("Inbox")
                Text("nothing chosen")
            }
            .navigationViewStyle(style)
        }
    }

    private func texts(_ stage: ViewStage) -> Set<String> {
        Set(stage.all.filter { !$0.isHidden && $0.presentation.opacity > 0 }.compactMap(\.text))
    }

    private func stage(width: CGFloat, _ view: some View) -> ViewStage {
        ViewStage(size: CGSize(width: width, height: 700), view)
    }

    @Test func `two views are two columns, and a link in the first fills the second`() {
        let stage = stage(width: 1000, Mail(style: .columns))
        #expect(texts(stage).isSuperset(of: ["Inbox", "open", "nothing chosen"]))
        #expect(stage.centre("open").x < 330 && stage.centre("nothing chosen").x > 500)
        stage.tap("open")
        stage.advance(by: 1)
        #expect(texts(stage).isSuperset(of: ["open", "letter"]) && !texts(stage).contains("nothing chosen"))
    }

    @Test func `as a stack it shows one page at a time at any width`() {
        let stage = stage(width: 1000, Mail(style: .stack))
        #expect(texts(stage) == ["Inbox", "open"])
        #expect(stage.centre("open").x == 500)
    }

    @Test func `three views are three columns`() {
        let stage = stage(
            width: 1400,
            NavigationView {
                Text("one")
                Text("two")
                Text("three")
            })
        #expect(texts(stage).isSuperset(of: ["one", "two", "three"]))
        #expect(stage.centre("one").x < stage.centre("two").x && stage.centre("two").x < stage.centre("three").x)
    }

    @Test func `in a narrow window two views are one stack, and widening it keeps the page that was opened`() {
        let stage = stage(width: 400, Mail(style: .columns))
        #expect(stage.centre("open").x == 200 && stage.centre("nothing chosen").x > 400)
        stage.tap("open")
        stage.advance(by: 3)
        #expect(stage.centre("letter").x == 200)
        stage.host.size = CGSize(width: 1000, height: 700)
        stage.advance(by: 3)
        #expect(texts(stage).isSuperset(of: ["open", "letter"]) && !texts(stage).contains("nothing chosen"))
        stage.host.size = CGSize(width: 400, height: 700)
        stage.advance(by: 3)
        #expect(stage.centre("letter").x == 200)
        stage.press("Escape")
        stage.advance(by: 3)
        #expect(stage.centre("open").x == 200 && stage.centre("letter").x > 400)
    }
}
