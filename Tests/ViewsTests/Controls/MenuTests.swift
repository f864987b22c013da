import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
import LayerTree
import Observation
@_spi(Engine) import Presentations
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Menus, opened and used by pointer and by keys.
@MainActor struct MenuTests {
    @MainActor @Observable final class Model {
        var chosen: [String] = []
        var isOn = false
        var flavour = "mint"
        var hasMore = false
    }

    private struct FileMenu: View {
        let model: Model

        var body: some View {
            Menu("File") {
                Button("Open") { model.chosen.append("open") }
                Button("Save") { model.chosen.append("save") }
                Button("Print") { model.chosen.append("print") }.disabled(true)
                Divider()
                Menu("Export") {
                    Button("Picture") { model.chosen.append("picture") }
                    Button("Text") { model.chosen.append("text") }
                }
                Button("Delete", role: .destructive) { model.chosen.append("delete") }
                if model.hasMore { Button("More") { model.chosen.append("more") } }
            }
        }
    }

    private let model = Model()

    @Test func `menus have an indicator only if they are told to`() {
        func width(_ view: some View, _ visibility: Visibility) -> CGFloat {
            let stage = ViewStage(
                HStack(spacing: 0) {
                    view.menuIndicator(visibility)
                    Color.red.frame(width: 10).accessibilityLabel("after")
                })
            // The row is in the middle of a stage that is 400 points wide.
            return 2 * (stage.centre("after").x - 200)
        }
        let menu = Menu("File") { Button("Open") {} }
        #expect(width(menu, .automatic) == width(menu, .hidden) && width(menu, .hidden) < width(menu, .visible))
    }

    private func stage(size: CGSize = CGSize(width: 400, height: 300)) -> ViewStage {
        ViewStage(size: size, FileMenu(model: model))
    }

    /// Titles of the items shown in all panels, from the top.
    private func items(_ stage: ViewStage) -> [String] {
        stage.layers(ofView: "MenuRowBox").compactMap { row in
            @MainActor func text(_ layer: Layer) -> String? {
                if let text = layer.text { return text }
                for layer in layer.sublayers { if let text = text(layer) { return text } }
                return nil
            }
            return text(row)
        }
    }

    /// Titles of the highlighted items.
    private func highlighted(_ stage: ViewStage) -> [String] {
        zip(items(stage), stage.layers(ofView: "MenuRowBox")).filter { $1.presentation.fill.opacity > 0 }.map(\.0)
    }

    // MARK: By pointer

    @Test func `a click opens it, a click on an item chooses and closes`() {
        let stage = stage()
        #expect(items(stage).isEmpty, "nothing is made before it is open")
        stage.tap("File")
        stage.advance(by: 0.5)
        #expect(items(stage) == ["Open", "Save", "Print", "Export", "Delete"])
        #expect(model.chosen.isEmpty)
        stage.tap("Save")
        #expect(model.chosen == ["save"])
        stage.advance(by: 0.5)
        #expect(items(stage).isEmpty)
        #expect(stage.host.presentations.count == 0)
    }

    @Test func `the button may be held on the way to an item`() {
        let stage = stage()
        let start = stage.centre("File")
        stage.host.pointer.pressed(at: start, time: stage.time)
        stage.advance(by: 0.3)
        #expect(items(stage).count == 5, "it opens by the press")
        stage.move(to: stage.centre("Open"))
        #expect(highlighted(stage) == ["Open"])
        let save = stage.centre("Save")
        stage.move(to: save)
        #expect(highlighted(stage) == ["Save"])
        stage.host.pointer.released(at: save, time: stage.time)
        stage.frame()
        #expect(model.chosen == ["save"])
    }

    @Test func `released beside it after a way, it closes and chooses nothing`() {
        let stage = stage()
        stage.host.pointer.pressed(at: stage.centre("File"), time: stage.time)
        stage.advance(by: 0.3)
        stage.move(to: stage.centre("Open"))
        stage.move(to: CGPoint(x: 5, y: 295))
        #expect(highlighted(stage).isEmpty)
        stage.host.pointer.released(at: CGPoint(x: 5, y: 295), time: stage.time)
        stage.advance(by: 0.5)
        #expect(model.chosen.isEmpty)
        #expect(items(stage).isEmpty)
    }

    @Test func `a press beside it closes it and does nothing else`() {
        var taps = 0
        let stage = ViewStage(
            VStack {
                FileMenu(model: model)
                Color.red.frame(width: 50, height: 250).onTapGesture { taps += 1 }
            })
        stage.tap("File")
        stage.advance(by: 0.5)
        stage.tap(at: CGPoint(x: 200, y: 280))
        stage.advance(by: 0.5)
        #expect(items(stage).isEmpty)
        #expect(taps == 0)
        stage.tap(at: CGPoint(x: 200, y: 280))
        #expect(taps == 1, "when it has gone, it keeps nothing from what was behind")
    }

    @Test func `a disabled item is not highlighted, not chosen, and keeps the menu open`() {
        let stage = stage()
        stage.tap("File")
        stage.advance(by: 0.5)
        stage.move(to: stage.centre("Print"))
        #expect(highlighted(stage).isEmpty)
        stage.tap("Print")
        stage.advance(by: 0.5)
        #expect(model.chosen.isEmpty)
        #expect(items(stage).count == 5)
    }

    @Test func `a submenu opens when the pointer rests on its item, and closes when it goes to another`() {
        let stage = stage()
        stage.tap("File")
        stage.advance(by: 0.5)
        stage.move(to: stage.centre("Export"))
        #expect(stage.layer("Picture") == nil)
        stage.advance(by: 0.3)
        #expect(stage.layer("Picture") != nil)
        // A move straight down does not lead towards the submenu.
        stage.move(to: stage.centre("Delete"))
        stage.advance(by: 0.5)
        #expect(stage.layer("Picture") == nil)
        #expect(items(stage).count == 5)
    }

    @Test func `on the way to an open submenu the pointer may cross other items`() {
        let stage = stage()
        stage.tap("File")
        stage.advance(by: 0.5)
        stage.move(to: stage.centre("Export"))
        stage.advance(by: 0.3)
        let start = stage.centre("Export")
        let text = stage.centre("Text")
        // A diagonal move, across the item Delete below.
        stage.move(to: CGPoint(x: start.x + 40, y: start.y + 16))
        #expect(highlighted(stage) == ["Export"])
        stage.move(to: text)
        #expect(highlighted(stage) == ["Export", "Text"])
        stage.tap(at: text)
        #expect(model.chosen == ["text"])
        stage.advance(by: 0.5)
        #expect(items(stage).isEmpty, "all panels close")
    }

    // MARK: By keys

    @Test func `keys open it, go through what can be chosen, and choose`() {
        let stage = stage()
        stage.press("Tab")
        stage.press("Return")
        stage.advance(by: 0.5)
        #expect(highlighted(stage) == ["Open"])
        // From Open past Save to Export: Print is disabled.
        for _ in 0..<2 { stage.press("Down") }
        #expect(highlighted(stage) == ["Export"])
        stage.press("Right")
        stage.advance(by: 0.5)
        #expect(highlighted(stage) == ["Export", "Picture"])
        stage.press("Left")
        stage.advance(by: 0.5)
        #expect(highlighted(stage) == ["Export"])
        stage.press("Right")
        stage.press("Down")
        stage.press("Return")
        #expect(model.chosen == ["text"])
        stage.advance(by: 0.5)
        #expect(items(stage).isEmpty)
    }

    @Test(arguments: [("Down", "Open"), ("Up", "Delete"), ("space", "Open")])
    func `arrows open it at one end or the other`(key: String, item: String) {
        let stage = stage()
        stage.press("Tab")
        stage.press(key)
        stage.advance(by: 0.5)
        #expect(highlighted(stage) == [item])
    }

    @Test func `Home, End and what is typed find items; Escape closes, and the focus is where it was`() {
        let stage = stage()
        stage.press("Tab")
        let focused = stage.host.focus.focused
        stage.press("Down")
        stage.advance(by: 0.5)
        stage.press("End")
        #expect(highlighted(stage) == ["Delete"])
        stage.press("Home")
        #expect(highlighted(stage) == ["Open"])
        stage.press("e")
        #expect(highlighted(stage) == ["Export"])
        stage.press("p")
        #expect(
            highlighted(stage) == ["Export"], "p goes on with e, to no title: it begins anew, but Print is disabled")
        stage.press("s")
        #expect(highlighted(stage) == ["Save"])
        stage.press("Escape")
        stage.advance(by: 0.5)
        #expect(items(stage).isEmpty)
        #expect(stage.host.focus.focused === focused)
        #expect(model.chosen.isEmpty)
    }

    // MARK: Content

    @Test func `toggles and pickers show what is on, and change it`() {
        @Bindable var model = model
        let stage = ViewStage(
            Menu("View") {
                Toggle("Grid", isOn: $model.isOn)
                Picker("Flavour", selection: $model.flavour) {
                    ForEach(["mint", "lime"], id: \.self) { Text($0) }
                }
            })
        func marked() -> [Int] {
            stage.layers(ofView: "MenuRowBox").enumerated().filter { row in
                row.element.sublayers.contains { $0.viewName == "MenuGlyph" }
            }.map(\.offset)
        }
        stage.tap("View")
        stage.advance(by: 0.5)
        #expect(items(stage) == ["Grid", "mint", "lime"])
        #expect(marked() == [1])
        stage.tap("Grid")
        stage.advance(by: 0.5)
        #expect(model.isOn)
        stage.tap("View")
        stage.advance(by: 0.5)
        #expect(marked() == [0, 1])
        stage.tap("lime")
        #expect(model.flavour == "lime")
    }

    @Test func `it changes while it is open`() {
        let stage = stage()
        stage.tap("File")
        stage.advance(by: 0.5)
        model.hasMore = true
        stage.advance(by: 0.5)
        #expect(items(stage).last == "More")
        stage.tap("More")
        #expect(model.chosen == ["more"])
    }

    @Test func `items that keep it open can be chosen again and again`() {
        let stage = ViewStage(
            Menu("Zoom") {
                Button("In") { model.chosen.append("in") }.menuActionDismissBehavior(.disabled)
            })
        stage.tap("Zoom")
        stage.advance(by: 0.5)
        stage.tap("In")
        stage.tap("In")
        #expect(model.chosen == ["in", "in"])
        #expect(items(stage) == ["In"])
    }

    @Test func `titles are in line, with icons and without, and a line stands between sections`() throws {
        let stage = ViewStage(
            Menu("Edit") {
                Button("Copy", systemImage: "plus") {}
                Button("Paste") {}
                Section("More") { Button("Trash", systemImage: "trash") {} }
            })
        stage.tap("Edit")
        stage.advance(by: 0.5)
        let titles = try ["Copy", "Paste", "Trash"].map { try #require(stage.layer($0)).frameInWindow }
        #expect(titles.allSatisfy { $0.minX == titles[0].minX })
        #expect(titles[1].midY - titles[0].midY == 28)
        let header = try #require(stage.layer("More")).frameInWindow
        #expect(header.minY > titles[1].midY + 14, "the section's header stands below the line")
        #expect(header.maxY < titles[2].minY)
    }

    // MARK: Placement and closing

    @Test func `it opens upwards where there is no room below, and scrolls if it is too tall`() throws {
        let stage = ViewStage(
            size: CGSize(width: 300, height: 200),
            FileMenu(model: model).frame(maxHeight: .infinity, alignment: .bottom))
        stage.tap("File")
        stage.advance(by: 0.5)
        let file = try #require(stage.layer("File")).frameInWindow
        let panel = try #require(stage.layer(ofView: "PresentedContentBox")).frameInWindow
        #expect(panel.maxY <= file.minY)
        let small = ViewStage(size: CGSize(width: 300, height: 90), FileMenu(model: model))
        small.tap("File")
        small.advance(by: 0.5)
        let whole = try #require(small.layer(ofView: "PresentedContentBox")).frameInWindow
        #expect(whole == CGRect(x: whole.minX, y: 6, width: whole.width, height: 78))
        small.press("End")
        small.advance(by: 0.5)
        let last = try #require(small.layer("Delete")).frameInWindow
        #expect(whole.contains(last), "keys bring items into view")
    }

    @Test(arguments: [MenuOrder.automatic, .priority])
    func `by priority the first item of a menu that opens upwards is the lowest`(order: MenuOrder) {
        let stage = ViewStage(
            size: CGSize(width: 300, height: 250),
            FileMenu(model: model).menuOrder(order).frame(maxHeight: .infinity, alignment: .bottom))
        stage.tap("File")
        stage.advance(by: 0.5)
        let isReversed = stage.centre("Open").y > stage.centre("Delete").y
        #expect(isReversed == (order == .priority))
        stage.press("Down")
        #expect(highlighted(stage) == [isReversed ? "Delete" : "Open"], "keys go by what is seen")
    }

    @Test func `from right to left all of it is the mirror image`() throws {
        let stage = ViewStage(FileMenu(model: model).environment(\.layoutDirection, .rightToLeft))
        stage.tap("File")
        stage.advance(by: 0.5)
        let control = try #require(stage.layer("File")).frameInWindow
        let panel = try #require(stage.layer(ofView: "PresentedContentBox")).frameInWindow
        #expect(panel.midX < control.midX, "its right side is in line with that of the control")
        let titles = ["Open", "Save"].compactMap { stage.layer($0)?.frameInWindow.maxX }
        #expect(titles == [panel.maxX - 14, panel.maxX - 14])
        stage.press("End")
        stage.press("Up")
        // The forward direction is to the left.
        stage.press("Left")
        stage.advance(by: 0.5)
        let sub = try #require(stage.layer("Picture")).frameInWindow
        #expect(sub.maxX < panel.minX)
    }

    @Test func `it closes when its control leaves`() {
        struct Leaving: View {
            let model: Model
            var body: some View { if !model.isOn { FileMenu(model: model) } }
        }
        let stage = ViewStage(Leaving(model: model))
        stage.tap("File")
        stage.advance(by: 0.5)
        model.isOn = true
        stage.advance(by: 0.5)
        #expect(items(stage).isEmpty)
        #expect(stage.host.presentations.count == 0)
    }

    @Test func `when it has closed, nothing of it is left`() {
        let stage = stage()
        func openAndClose() {
            stage.tap("File")
            stage.advance(by: 0.5)
            stage.move(to: stage.centre("Export"))
            stage.advance(by: 0.5)
            stage.press("Escape")
            stage.advance(by: 1)
        }
        openAndClose()
        let before = ViewHoldings(of: stage.host)
        let layers = stage.all.count
        openAndClose()
        #expect(ViewHoldings(of: stage.host) == before)
        #expect(stage.all.count == layers)
    }

    @Test func `a control with an action of its own does that by a click, and opens when it is held`() {
        let stage = ViewStage(
            Menu {
                Button("Folder") { model.chosen.append("folder") }
            } label: {
                Text("Add")
            } primaryAction: {
                model.chosen.append("add")
            })
        stage.tap("Add")
        #expect(model.chosen == ["add"])
        #expect(items(stage).isEmpty)
        stage.host.pointer.pressed(at: stage.centre("Add"), time: stage.time)
        stage.pass(0.6)
        stage.host.pointer.released(at: stage.centre("Add"), time: stage.time)
        stage.advance(by: 0.5)
        #expect(items(stage) == ["Folder"])
        stage.tap("Folder")
        #expect(model.chosen == ["add", "folder"])
    }

    @Test func `no body runs while the pointer goes over items, and no frame is asked for when it rests`() {
        let stage = stage()
        stage.tap("File")
        stage.advance(by: 1)
        let bodies = stage.host.counters.bodies
        for name in ["Open", "Save", "Delete"] { stage.move(to: stage.centre(name)) }
        #expect(stage.host.counters.bodies == bodies)
        #expect(stage.pass(1).isEmpty)
    }
}
