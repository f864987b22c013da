import AnimationCore
@_spi(Engine) import Controls
import Foundation
import LayerTree
import Observation
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Groups of controls, edit mode, and steppers that are held down.
@MainActor struct GroupTests {
    @MainActor @Observable final class Model {
        var isExpanded = false
        var count = 0
        var edits: [Bool] = []
        var mode = EditMode.inactive
    }

    private let model = Model()

    @Test func `a disclosure group shows its content when it is pressed`() throws {
        @Bindable var model = model
        let stage = ViewStage(
            VStack {
                DisclosureGroup("More", isExpanded: $model.isExpanded) { Text("Content") }
                DisclosureGroup("Own") { Text("Inside") }
            })
        #expect(stage.layer("Content") == nil)
        stage.tap("More")
        stage.advance(by: 1)
        #expect(model.isExpanded)
        let title = try #require(stage.layer("More")).frameInWindow
        let content = try #require(stage.layer("Content")).frameInWindow
        #expect(content.minY >= title.maxY)
        #expect(content.minX == title.minX)
        stage.tap("Own")
        stage.tap("More")
        stage.advance(by: 1)
        #expect(stage.layer("Content") == nil)
        #expect(stage.layer("Inside") != nil)
    }

    @Test func `a labelled value stands at the end of the line, and alone without labels`() throws {
        let stage = ViewStage(LabeledContent("Name", value: "Ada").frame(width: 300))
        let name = try #require(stage.layer("Name")).frameInWindow
        let value = try #require(stage.layer("Ada")).frameInWindow
        #expect(value.maxX - name.minX == 300)
        let bare = ViewStage(LabeledContent("Name", value: "Ada").labelsHidden())
        #expect(bare.layer("Name") == nil)
        let price = ViewStage(
            LabeledContent("Price", value: 7, format: .number.precision(.fractionLength(1)))
                .environment(\.locale, Locale(identifier: "en_US")))
        #expect(price.layer("Price") != nil && price.layer("7.0") != nil)
        #expect(bare.layer("Ada") != nil)
    }

    @Test func `a group box has its title above its content, on one ground`() throws {
        let stage = ViewStage(GroupBox("Title") { Text("Content") })
        let title = try #require(stage.layer("Title")).frameInWindow
        let content = try #require(stage.layer("Content")).frameInWindow
        #expect(content.minY > title.maxY)
        let ground = try #require(
            stage.all.first { layer in
                if case .shape = layer.content { return layer.frameInWindow.contains(title.union(content)) }
                return false
            })
        #expect(ground.frameInWindow.minX == title.minX - 14)
    }

    @Test func `the edit button changes the window's mode, or that of a view around`() {
        struct Screen: View {
            @Environment(\.editMode) private var mode
            var body: some View {
                VStack {
                    EditButton()
                    Text(mode?.wrappedValue.isEditing == true ? "editing" : "looking")
                    Color.red.frame(width: mode?.wrappedValue.isEditing == true ? 200 : 100, height: 10)
                }
            }
        }
        let stage = ViewStage(Screen())
        stage.host.provideEditMode()
        stage.frame()
        #expect(stage.layer("looking") != nil)
        stage.tap("Edit")
        stage.advance(by: 0.1)
        let width = stage.layer(ofView: "Color")?.presentation.geometry.size.width ?? 0
        #expect(width > 100 && width < 200, "what the mode changes moves")
        stage.advance(by: 1)
        #expect(stage.layer("editing") != nil)
        stage.tap("Done")
        stage.advance(by: 1)
        #expect(stage.layer("looking") != nil)

        struct Own: View {
            @Bindable var model: Model
            var body: some View { Screen().environment(\.editMode, $model.mode) }
        }
        let own = ViewStage(Own(model: model))
        own.tap("Edit")
        own.advance(by: 1)
        #expect(model.mode == .active)
        #expect(own.layer("editing") != nil)
    }

    @Test func `a stepper that is held goes on by itself until its bound, and a short press is one step`() throws {
        struct Counter: View {
            @Bindable var model: Model
            var body: some View { Stepper("Count", value: $model.count, in: 0...5) }
        }
        let stage = ViewStage(Counter(model: model))
        let plus = stage.centre("Increment")
        stage.tap(at: plus)
        #expect(model.count == 1)
        stage.host.pointer.pressed(at: plus, time: stage.time)
        stage.advance(by: 0.44)
        #expect(model.count == 1)
        // Steps at 0.45 s and 0.09 s later.
        stage.advance(by: 0.12)
        #expect(model.count == 3)
        stage.host.pointer.released(at: plus, time: stage.time)
        stage.advance(by: 1)
        #expect(model.count == 3, "the release adds nothing")
        stage.host.pointer.pressed(at: plus, time: stage.time)
        stage.advance(by: 2)
        stage.host.pointer.released(at: plus, time: stage.time)
        stage.frame()
        #expect(model.count == 5)
        #expect(stage.pass(1).isEmpty, "nothing wakes for it any more")
    }

    @Test func `a control group is one frame of buttons, each of which acts`() {
        let stage = ViewStage(
            ControlGroup {
                Button("Less") { model.count -= 1 }
                Button("More") { model.count += 10 }
            })
        stage.tap("More")
        stage.tap("Less")
        #expect(model.count == 9)
        let frames = ["Less", "More"].compactMap { stage.layer($0)?.frameInWindow }
        // Padding of both labels and the line between them.
        #expect(frames[1].minX - frames[0].maxX == 29)
    }

    @Test func `a group of controls in the style of menus opens them, and is a submenu in a menu`() {
        let group = ControlGroup {
            Button("Cut") {}
            Button("Paste") {}
        } label: {
            Text("Edit")
        }
        let stage = ViewStage(group.controlGroupStyle(.menu))
        #expect(stage.layer("Cut") == nil)
        stage.tap("Edit")
        stage.advance(by: 1)
        #expect(stage.layer("Cut") != nil && stage.centre("Cut").y < stage.centre("Paste").y)
        let compact = ViewStage(group.controlGroupStyle(.compactMenu))
        compact.tap("Edit")
        compact.advance(by: 1)
        #expect(compact.layer("Cut") != nil)
        let nested = ViewStage(Menu("More") { group.controlGroupStyle(.menu) })
        nested.tap("More")
        nested.advance(by: 1)
        #expect(nested.layer("Edit") != nil && nested.layer("Cut") == nil)
        let palette = ViewStage(Menu("More") { group.controlGroupStyle(.palette) })
        palette.tap("More")
        palette.advance(by: 1)
        #expect(palette.layer("Edit") == nil)
    }
}
