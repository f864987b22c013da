import SwiftSources
import Testing

struct SourceOutlineTests {
    @Test func `finds the program and the views that a window could show`() {
        let outline = SourceOutline(
            of: """
                import SwiftUI
                // @main struct No: View {
                let text = "struct Text: View {"
                struct First: Equatable, SwiftUI.View { struct Inner: View {} }
                private struct Hidden: View {}
                struct Generic<Content>: View where Content: View {}
                extension First: View {}
                public struct Second: View {}
                @MainActor final class Third: View {}
                """)
        #expect(outline.views == ["First", "Second", "Third"])
        #expect(!outline.hasEntryPoint)
        #expect(SourceOutline(of: "@main\nstruct A: App {}").hasEntryPoint)
        #expect(SourceOutline(of: "@UIApplicationMain class A {}").hasEntryPoint)
        #expect(!SourceOutline(of: "struct A { @main struct B {} }").hasEntryPoint)
    }

    @Test func `finds types with previews`() {
        let outline = SourceOutline(
            of: """
                struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
                private enum More: SwiftUI.PreviewProvider {}
                extension Old: PreviewProvider {}
                struct Card: View { struct Inner: PreviewProvider {} }
                """)
        #expect(outline.previewProviders == ["Card_Previews", "More"])
        #expect(outline.views == ["Card"])
    }

    @Test func `a text without braces takes no time`() {
        #expect(SourceOutline(of: String(repeating: "struct A: ", count: 30_000)).views.isEmpty)
    }
}
