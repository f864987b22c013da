import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import Navigation
import Tabs
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Backgrounds, titles and menus of bars.
@MainActor struct BarLookTests {
    private struct Page<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { NavigationStack { content } }
    }

    private func hasColor(_ stage: ViewStage, _ color: Color) -> Bool {
        let wanted = color.resolve(in: EnvironmentValues())
        return stage.all.contains { !$0.isHidden && $0.fill == wanted }
    }

    @Test func `a bar is filled with the background that its page sets, or is clear`() {
        let red = ViewStage(Page { Text("a").navigationTitle("b").toolbarBackground(.red, for: .navigationBar) })
        let plain = ViewStage(Page { Text("a").navigationTitle("b") })
        #expect(hasColor(red, .red) && !hasColor(plain, .red))
        let hidden = ViewStage(
            Page {
                Text("a").navigationTitle("b").toolbarBackground(.red, for: .navigationBar)
                    .toolbarBackground(.hidden, for: .navigationBar)
            })
        #expect(!hasColor(hidden, .red))
    }

    @Test func `a tab's content sets the background of the tab bar`() {
        let tabs = ViewStage(
            TabView {
                Tab("One", systemImage: "star") { Text("a").toolbarBackground(.red, for: .tabBar) }
                Tab("Two", systemImage: "heart") { Text("b") }
            })
        #expect(hasColor(tabs, .red))
        tabs.tap("Two")
        tabs.advance(by: 1)
        #expect(!hasColor(tabs, .red))
    }

    private struct SchemeButton: View {
        let name: String
        @Environment(\.colorScheme) private var scheme
        var body: some View { Button("\(name) \(scheme == .dark ? "dark" : "light")") {} }
    }

    @Test func `a menu of a bar with an appearance of its own has that of the window`() {
        let stage = ViewStage(
            Page {
                Text("a").navigationTitle("b").toolbarColorScheme(.dark, for: .navigationBar)
                    .toolbar {
                        SchemeButton(name: "bar")
                        Menu("More") { SchemeButton(name: "menu") }
                    }
            })
        #expect(stage.layer("bar dark") != nil)
        stage.tap("More")
        stage.advance(by: 1)
        #expect(stage.layer("menu light") != nil)
    }

    @Test func `labels in a bar show their icons alone, unless they have a style`() {
        func texts(_ item: some View, _ placement: ToolbarItemPlacement? = .primaryAction) -> [String] {
            ViewStage(
                Page {
                    Text("a").toolbar { if let placement { ToolbarItem(placement: placement) { item } } }
                        .safeAreaInset(edge: .bottom) { if placement == nil { item } }
                }
            ).all.filter { !$0.isHidden }.compactMap(\.text).filter { $0 != "a" }
        }
        #expect(texts(Button("Add", systemImage: "plus") {}) == [])
        #expect(texts(Button("Add", systemImage: "plus") {}, nil) == ["Add"])
        #expect(texts(Button("Add") {}) == ["Add"])
        #expect(texts(Label("Add", systemImage: "plus").labelStyle(.titleAndIcon)) == ["Add"])
        #expect(texts(Label("Add", systemImage: "plus"), .principal) == ["Add"])
    }

    @Test func `the items of a menu in a bar have titles`() {
        let stage = ViewStage(
            Page {
                Text("a").toolbar { Menu("More", systemImage: "ellipsis") { Button("Add", systemImage: "plus") {} } }
            })
        #expect(stage.layer("Add") == nil)
        stage.tap("More")
        stage.advance(by: 1)
        #expect(stage.all.contains { $0.text == "Add" && !$0.isHidden })
    }

    @Test func `labels of a page and a sheet that open from a bar have titles`() {
        let stage = ViewStage(
            Page {
                Text("a").toolbar {
                    NavigationLink("Go") { Label("Far", systemImage: "star") }
                    Toggling()
                }
            })
        stage.tap("Go")
        stage.advance(by: 1)
        #expect(stage.all.contains { $0.text == "Far" && !$0.isHidden })
        stage.tap("Back")
        stage.advance(by: 1)
        stage.tap("Ask")
        stage.advance(by: 1)
        #expect(stage.all.contains { $0.text == "Near" && !$0.isHidden })
    }

    private struct Toggling: View {
        @State private var isOpen = false
        var body: some View {
            Button("Ask", systemImage: "questionmark") { isOpen = true }
                .sheet(isPresented: $isOpen) { Label("Near", systemImage: "star") }
        }
    }

    @Test func `a role moves the title to the leading end`() {
        func title(_ role: ToolbarRole) -> CGFloat {
            ViewStage(
                Page { Text("a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbarRole(role) }
            ).centre("Title").x
        }
        #expect(title(.automatic) == 200 && title(.editor) < 100)
        let large = ViewStage(Page { Text("a").navigationTitle("Title").toolbarTitleDisplayMode(.inlineLarge) })
        #expect(large.centre("Title").x < 100 && large.centre("Title").y < 48)
    }

    @Test func `a title with a menu opens it, and one that is bound can be renamed`() {
        struct Document: View {
            @State var name = "Draft"
            var body: some View {
                Text("named \(name)").navigationTitle($name).navigationBarTitleDisplayMode(.inline)
                    .toolbarTitleMenu { Button("Duplicate") { name = "Copy" } }
            }
        }
        let stage = ViewStage(Page { Document() })
        stage.tap("Draft")
        stage.advance(by: 1)
        stage.tap("Duplicate")
        stage.advance(by: 1)
        #expect(stage.all.contains { $0.text == "named Copy" })
        stage.tap("Copy")
        stage.advance(by: 1)
        #expect(stage.all.contains { $0.text == "Rename" })
    }

    @Test func `parts of a bar are removed, and lines are added`() {
        let removed = ViewStage(Page { Text("a").navigationTitle("Title").toolbar(removing: .title) })
        #expect(!removed.all.contains { $0.text == "Title" })
        let added = ViewStage(Page { Text("a").navigationTitle("Title").navigationSubtitle("below") })
        #expect(added.centre("below").y > added.centre("Title").y)
    }

    struct Failing: View {
        enum Failure: LocalizedError {
            case low
            var errorDescription: String? { "Too low" }
            var recoverySuggestion: String? { "Go up" }
        }
        @State var isShown = true
        @State var failure: Failure? = .low
        var body: some View {
            Text(isShown ? "failing" : "well").alert(isPresented: $isShown, error: failure) { _ in
                Button("Yes") {}
            } message: {
                Text($0.recoverySuggestion ?? "")
            }
        }
    }

    @Test func `an alert tells of an error`() {
        let stage = ViewStage(Failing())
        stage.advance(by: 1)
        #expect(stage.all.contains { $0.text == "Too low" } && stage.all.contains { $0.text == "Go up" })
        stage.tap("Yes")
        stage.advance(by: 1)
        #expect(stage.all.contains { $0.text == "well" })
        #expect(!ViewStage(Failing(failure: nil)).all.contains { $0.text == "Too low" })
    }

    struct Behind: View {
        let interaction: PresentationBackgroundInteraction
        @State var count = 0
        @State var isShown = true
        var body: some View {
            VStack {
                Button("Count") { count += 1 }
                Text("counted \(count)")
                Spacer()
            }
            .sheet(isPresented: $isShown) {
                Text("sheet").presentationDetents([.height(200), .large])
                    .presentationBackgroundInteraction(interaction)
            }
        }
    }

    private func counted(_ interaction: PresentationBackgroundInteraction) -> String? {
        let stage = ViewStage(size: CGSize(width: 400, height: 600), Behind(interaction: interaction))
        stage.advance(by: 2)
        let place = stage.centre("Count")
        stage.host.pointer.pressed(at: place, time: stage.time)
        stage.advance(by: 0.1)
        stage.host.pointer.released(at: place, time: stage.time)
        stage.advance(by: 1)
        return stage.all.compactMap(\.text).first { $0.hasPrefix("counted") }
    }

    @Test func `the pointer reaches what is behind a sheet where the sheet lets it`() {
        #expect(counted(.automatic) == "counted 0")
        #expect(counted(.disabled) == "counted 0")
        #expect(counted(.enabled) == "counted 1")
        #expect(counted(.enabled(upThrough: .height(200))) == "counted 1")
    }

    @Test func `a page is filled with the background of its container, under its bars as well`() {
        let stage = ViewStage(
            Page { Text("a").navigationTitle("b").containerBackground(.red, for: .navigation) })
        let red = Color.red.resolve(in: EnvironmentValues())
        let size = stage.host.size
        #expect(stage.all.contains { $0.fill == red && $0.frameInWindow == CGRect(origin: .zero, size: size) })
        let view = ViewStage(
            Page {
                Text("a").navigationTitle("b").containerBackground(for: .navigation, alignment: .bottomTrailing) {
                    Text("behind")
                }
            })
        #expect(view.layer("behind")?.frameInWindow.maxX == 400 && view.layer("behind")?.frameInWindow.maxY == 300)
    }

    @Test func `hidden items are not in a bar, and the menu of a title may be an item`() {
        struct Items: View {
            @State private var hides = true
            var body: some View {
                Page {
                    Button("Show") { hides = false }.navigationTitle("b").toolbar {
                        ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }.hidden(hides)
                        ToolbarTitleMenu { Button("Copy") {} }
                    }
                    .navigationBarTitleDisplayMode(.inline)
                }
            }
        }
        let stage = ViewStage(Items())
        #expect(stage.layer("Edit") == nil)
        stage.tap("Show")
        stage.advance(by: 1)
        #expect(stage.layer("Edit") != nil)
        stage.tap("b")
        stage.advance(by: 1)
        #expect(stage.layer("Copy") != nil)
    }
}
