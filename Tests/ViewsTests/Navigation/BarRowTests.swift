@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import Navigation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Places of what a navigation bar's row contains. Each character of the stage's texts is 10 points wide.
@MainActor struct BarRowTests {
    struct Page: View {
        let title: String
        var leading = ""
        var trailing = ""
        var principal = ""

        var body: some View {
            NavigationStack {
                Color.clear.navigationTitle(title).navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        if !leading.isEmpty { ToolbarItem(placement: .navigation) { Button(leading) {} } }
                        if !principal.isEmpty { ToolbarItem(placement: .principal) { Text(principal) } }
                        if !trailing.isEmpty { ToolbarItem(placement: .primaryAction) { Button(trailing) {} } }
                    }
            }
        }
    }

    private func stage(_ page: some View, width: CGFloat = 320) -> ViewStage {
        ViewStage(size: CGSize(width: width, height: 400), page)
    }

    private func isShown(_ layer: Layer) -> Bool {
        !layer.isHidden && (layer.superlayer.map { isShown($0) } ?? true)
    }

    private func frame(_ name: String, _ stage: ViewStage) throws -> CGRect {
        try #require(stage.layer(name)?.frameInWindow, "there is no \(name)")
    }

    @Test func `a title that fits is centred in the bar, whatever lies at its ends`() throws {
        let stage = stage(Page(title: "Title", leading: "Cancel", trailing: "Go"))
        #expect(try frame("Title", stage).midX == 160)
        #expect(try frame("Cancel", stage).minX == 14)
        #expect(try frame("Go", stage).maxX == 306)
    }

    @Test func `a longer title lies between the items, as near to the middle as they let it`() throws {
        // 292 points, of which 60 and 20 are the items' and twice 12 are gaps, leave 188.
        let stage = stage(Page(title: "Sixteen letters.", leading: "Cancel", trailing: "Go"))
        let title = try frame("Sixteen letters.", stage)
        #expect(title.width == 160)
        #expect(abs(title.minX - (14 + 60 + 12)) < 0.01)
        #expect(try title.maxX <= frame("Go", stage).minX - 12)
    }

    @Test func `a title without room is cut, and never lies over an item`() throws {
        let long = "A title that is much longer than the bar"
        let stage = stage(Page(title: long, leading: "Cancel", trailing: "Done"))
        let title = try frame(long, stage)
        #expect(try frame("Cancel", stage).width == 60)
        #expect(try title.minX == frame("Cancel", stage).maxX + 12)
        #expect(try title.maxX <= frame("Done", stage).minX - 12)
    }

    @Test func `a view in place of the title is placed as the title is`() throws {
        let stage = stage(Page(title: "Title", trailing: "Done", principal: "Middle"))
        #expect(try frame("Middle", stage).midX == 160)
        #expect(stage.layer("Title") == nil)
    }

    @Test func `the row is mirrored where layout runs from right to left`() throws {
        let stage = stage(
            Page(title: "Sixteen letters.", leading: "Cancel", trailing: "Go")
                .environment(\.layoutDirection, .rightToLeft))
        #expect(try frame("Cancel", stage).maxX == 306)
        #expect(try abs(frame("Sixteen letters.", stage).maxX - (306 - 60 - 12)) < 0.01)
        #expect(try frame("Go", stage).minX == 14)
    }

    @Test func `a back button does without its label before the title is cut`() throws {
        struct Stack: View {
            let title: String
            @State private var path = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    Color.clear.navigationTitle("Previous")
                        .navigationDestination(for: Int.self) { _ in
                            Color.clear.navigationTitle(title).navigationBarTitleDisplayMode(.inline)
                                .toolbar { Button("Save it") {} }
                        }
                }
            }
        }
        func label(_ title: String) -> String? {
            let stage = stage(Stack(title: title))
            return ["Previous", "Back"].first { name in
                stage.all.contains { $0.text == name && $0.frameInWindow.minY < 48 && isShown($0) }
            }
        }
        #expect(label("Short") == "Previous")
        #expect(label("Of sixteen chars") == nil)
        #expect(try frame("Of sixteen chars", stage(Stack(title: "Of sixteen chars"))).width == 160)
    }

    @Test func `a back button whose title is too long is called Back, and is no wider than that`() throws {
        let title = "A previous page"
        let stage = stage(
            NavigationStack(path: .constant([1])) {
                Color.clear.navigationTitle(title)
                    .navigationDestination(for: Int.self) { _ in
                        Color.clear.navigationTitle("Here").navigationBarTitleDisplayMode(.inline)
                    }
            }, width: 500)
        stage.advance(by: 1)
        let shown = stage.all.filter { $0.frameInWindow.minY < 48 && isShown($0) }
        #expect(shown.contains { $0.text == "Back" })
        #expect(!shown.contains { $0.text == title && $0.frameInWindow.width > 0 && $0.frameInWindow.minY >= 0 })
    }

    @Test func `content that is higher than the page leaves the bar in view`() throws {
        let stage = stage(
            NavigationView {
                Color.red.frame(width: 100, height: 900).navigationTitle("Title").toolbar { Button("Go") {} }
                    .navigationBarTitleDisplayMode(.inline)
            })
        #expect(try frame("Title", stage).minY > 0)
        #expect(try frame("Go", stage).maxY <= 48)
    }
}
