import AnimationCore
import Foundation
import Geometry
import LayerTree
import Observation
import SeededNumbers
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Transitions of a text's characters when the text changes: S14.1 to S14.11. Characters are 10 points wide and 20
/// high.
@MainActor struct ContentTransitionTests {
    @Observable final class Model {
        var string: String
        var value = 0.0

        init(_ string: String) { self.string = string }
    }

    private struct Counter: View {
        let model: Model
        let transition: (Model) -> ContentTransition?
        var body: some View {
            VStack(alignment: .leading) {
                if let transition = transition(model) {
                    Text(model.string).contentTransition(transition)
                } else {
                    Text(model.string)
                }
                Color.black.frame(width: 200, height: 1)
            }
        }
    }

    /// A text whose layer's left edge is fixed, on a stage.
    @MainActor private final class Scene {
        let model: Model
        let stage: ViewStage

        init(_ string: String, _ transition: @escaping (Model) -> ContentTransition?) {
            model = Model(string)
            stage = ViewStage(Counter(model: model, transition: transition))
        }

        convenience init(_ string: String, _ transition: ContentTransition?) { self.init(string) { _ in transition } }

        var text: Layer { get throws { try #require(stage.layer(ofView: "Text")) } }

        /// Characters that are moving: `character@left,top*opacity`, in drawing order, removed ones first.
        var cells: [String] {
            get throws {
                try text.sublayers.map { layer in
                    guard case .text(let layout) = layer.content else { return "?" }
                    let place = layer.presentation
                    func number(_ value: Double) -> String { String(format: "%g", (value * 1000).rounded() / 1000) }
                    let left = number(place.geometry.origin.x)
                    return "\(layout.string)@\(left),\(number(place.geometry.origin.y))*\(number(place.opacity))"
                }
            }
        }

        func change(to string: String, value: Double = 0, _ animation: Animation? = .linear(duration: 1)) {
            withAnimation(animation) {
                model.string = string
                model.value = value
            }
            stage.frame()
        }

        var isAtRest: Bool {
            get throws {
                guard case .text(let layout) = try text.content else { return false }
                return try layout.string == model.string && text.sublayers.isEmpty
            }
        }
    }

    @Test func `a changed digit rolls up by half a line while it fades, the others stay (S14.3, S14.8)`() throws {
        let scene = Scene("12", .numericText())
        #expect(try scene.isAtRest)
        scene.change(to: "13")
        #expect(try scene.cells == ["2@10,0*1", "1@0,0*1", "3@10,10*0"])
        scene.stage.advance(by: 0.5)
        #expect(try scene.cells == ["2@10,-5*0.5", "1@0,0*1", "3@10,5*0.5"])
        scene.stage.advance(by: 0.6)
        #expect(try scene.isAtRest)
        #expect(!scene.stage.host.isAnimating && !scene.stage.host.needsUpdate)
    }

    @Test func `all digits roll at the same time, by the transaction's animation (S14.4)`() throws {
        let scene = Scene("123", .numericText())
        scene.change(to: "456")
        for elapsed in [0.25, 0.5, 0.75] {
            scene.stage.advance(by: 0.25)
            let fade = "*\(elapsed)"
            let arriving = try scene.cells.filter { "456".contains($0.first ?? " ") }
            #expect(arriving.count == 3 && arriving.allSatisfy { $0.hasSuffix(fade) })
        }
    }

    @Test func `counting down it rolls the other way (S14.3)`() throws {
        let scene = Scene("3", .numericText(countsDown: true))
        scene.change(to: "2")
        scene.stage.advance(by: 0.5)
        #expect(try scene.cells == ["3@0,5*0.5", "2@0,-5*0.5"])
    }

    @Test func `by a value it rolls as the value goes (S14.3)`() throws {
        let scene = Scene("5") { .numericText(value: $0.value) }
        scene.change(to: "7", value: 2)
        scene.stage.advance(by: 0.5)
        #expect(try scene.cells == ["5@0,-5*0.5", "7@0,5*0.5"])
        scene.stage.advance(by: 1)
        scene.change(to: "6", value: 1)
        scene.stage.advance(by: 0.5)
        #expect(try scene.cells == ["7@0,5*0.5", "6@0,-5*0.5"])
    }

    @Test func `digits are matched by their place: 5,000 to 15,000 adds one in front and keeps the rest (S14.6)`()
        throws
    {
        let scene = Scene("5,000", .numericText())
        scene.change(to: "15,000")
        scene.stage.advance(by: 0.5)
        #expect(
            try scene.cells == ["1@0,5*0.5", "5@5,0*1", ",@15,0*1", "0@25,0*1", "0@35,0*1", "0@45,0*1"])
        scene.stage.advance(by: 1)
        scene.change(to: "5,000")
        scene.stage.advance(by: 0.5)
        #expect(
            try scene.cells == ["1@0,-5*0.5", "5@5,0*1", ",@15,0*1", "0@25,0*1", "0@35,0*1", "0@45,0*1"])
    }

    @Test func `words before a number stay where they are`() throws {
        let scene = Scene("No 9", .numericText())
        scene.change(to: "No 10")
        scene.stage.advance(by: 0.5)
        #expect(
            try scene.cells == [
                "9@35,-5*0.5", "N@0,0*1", "o@10,0*1", " @20,0*1", "1@30,5*0.5", "0@35,5*0.5",
            ])
    }

    @Test func `no body, no layout and no text engine runs while digits roll`() throws {
        let scene = Scene("12", .numericText())
        scene.change(to: "13")
        let counters = scene.stage.host.counters
        scene.stage.advance(by: 0.9)
        #expect(scene.stage.host.counters.bodies == counters.bodies)
        #expect(scene.stage.host.counters.layouts == counters.layouts)
        #expect(scene.stage.host.counters.measures == counters.measures)
    }

    @Test func `without an animation nothing moves (S14.1)`() throws {
        for transition in [ContentTransition.numericText(), .opacity, .interpolate, .identity] {
            let scene = Scene("12", transition)
            scene.change(to: "13", nil)
            #expect(try scene.isAtRest)
            #expect(!scene.stage.host.isAnimating)
        }
    }

    @Test func `identity shows the new text at once (S14.2)`() throws {
        let scene = Scene("12", .identity)
        scene.change(to: "13")
        #expect(try scene.isAtRest)
    }

    @Test func `the whole text fades for the opacity transition, and where none is set (S14.2, S1.14)`() throws {
        for transition in [ContentTransition.opacity, nil] {
            let scene = Scene("ab", transition)
            scene.change(to: "cde")
            #expect(try scene.cells == ["ab@0,0*1", "cde@0,0*0"])
            scene.stage.advance(by: 0.5)
            #expect(try scene.cells == ["ab@0,0*0.5", "cde@0,0*0.5"])
            scene.stage.advance(by: 0.6)
            #expect(try scene.isAtRest)
        }
    }

    @Test func `interpolating, what both texts have glides and the rest fades in its place (S14.2)`() throws {
        let scene = Scene("cat", .interpolate)
        scene.change(to: "coat")
        scene.stage.advance(by: 0.5)
        #expect(try scene.cells == ["c@0,0*1", "o@10,0*0.5", "a@15,0*1", "t@25,0*1"])
    }

    @Test func `a change during the roll goes on from where it is (S14.11)`() throws {
        let scene = Scene("1", .numericText())
        scene.change(to: "2")
        scene.stage.advance(by: 0.5)
        scene.change(to: "3")
        #expect(try scene.cells == ["1@0,-5*0.5", "2@0,5*0.5", "3@0,10*0"])
        scene.stage.advance(by: 0.6)
        scene.stage.advance(by: 0.6)
        #expect(try scene.isAtRest)
    }

    @Test func `a plain change during the roll is there at once`() throws {
        let scene = Scene("1", .numericText())
        scene.change(to: "2")
        scene.stage.advance(by: 0.3)
        scene.change(to: "9", nil)
        #expect(try scene.isAtRest)
        scene.stage.advance(by: 2)
        #expect(try scene.isAtRest)
    }

    @Test func `with less motion characters fade (S22.2)`() throws {
        let scene = Scene("1", .numericText())
        scene.stage.host.reducesMotion = true
        scene.change(to: "2")
        scene.stage.advance(by: 0.5)
        #expect(try scene.cells == ["1@0,0*0.5", "2@0,0*0.5"])
    }

    @Test func `a centred text's characters stay on screen where they stand while it grows`() throws {
        let model = Model("ab")
        let stage = ViewStage(Centred(model: model))
        withAnimation(.linear(duration: 1)) { model.string = "abcd" }
        stage.frame()
        stage.advance(by: 0.5)
        let text = try #require(stage.layer(ofView: "Text"))
        #expect(text.sublayers.map(\.frameInWindow.minX) == [190, 180])
        #expect(text.sublayers.map(\.frameInWindow.midX) == [200, 200])
    }

    private struct Centred: View {
        let model: Model
        var body: some View { Text(model.string) }
    }

    @Test func `the same words in another font grow and fade into each other (S14.15)`() throws {
        let model = Model("ab")
        let stage = ViewStage(Bolder(model: model))
        withAnimation(.linear(duration: 1)) { model.value = 1 }
        stage.frame()
        stage.advance(by: 0.5)
        let text = try #require(stage.layer(ofView: "Text"))
        #expect(text.sublayers.map(\.presentation.opacity) == [0.5, 0.5])
        #expect(text.sublayers.map(\.presentation.geometry.size.width) == [20, 20])
    }

    private struct Bolder: View {
        let model: Model
        var body: some View { Text(model.string).fontWeight(model.value > 0 ? .bold : .regular) }
    }

    @Test func `a text that goes while it rolls leaves nothing behind`() throws {
        let scene = Scene("1", .numericText())
        scene.change(to: "2")
        scene.model.string = "3"
        scene.stage.advance(by: 2)
        #expect(try scene.isAtRest)
        #expect(scene.stage.host.layers.runningCount == 0)
    }

    @Test func `every sequence of changes ends with the last text at rest (seeded)`() throws {
        var random = SplitMix(seed: 1403)
        for transition in [ContentTransition.numericText(), .opacity, .interpolate] {
            let scene = Scene("0", transition)
            for _ in 0..<40 {
                scene.change(
                    to: String(random.roll(4) == 0 ? 1 : random.roll(20_000)),
                    random.roll(4) == 0 ? nil : random.roll(2) == 0 ? .spring() : .linear(duration: 0.4))
                scene.stage.advance(by: Double(random.roll(30)) / 60)
            }
            scene.stage.advance(by: 5)
            #expect(try scene.isAtRest)
            #expect(!scene.stage.host.isAnimating)
        }
    }

    @Test func `digits that change together roll in step (S14.4)`() throws {
        let scene = Scene("111", .numericText())
        scene.change(to: "222")
        scene.stage.advance(by: 0.3)
        #expect(
            try scene.cells == ["1@0,-3*0.7", "1@10,-3*0.7", "1@20,-3*0.7", "2@0,7*0.3", "2@10,7*0.3", "2@20,7*0.3"])
    }

    private struct Refreshed: View {
        let model: Model
        var body: some View {
            Text(model.string).contentTransition(.numericText()).lineLimit(model.value > 0 ? 7 : 8)
        }
    }

    @Test func `a text set anew that comes to the same goes on rolling`() throws {
        let model = Model("1")
        let stage = ViewStage(Refreshed(model: model))
        withAnimation(.linear(duration: 1)) { model.string = "2" }
        stage.frame()
        stage.advance(by: 0.5)
        model.value = 1
        stage.frame()
        let text = try #require(stage.layer(ofView: "Text"))
        #expect(text.sublayers.map(\.presentation.opacity) == [0.5, 0.5])
        stage.advance(by: 0.6)
        #expect(text.sublayers.isEmpty)
    }
}
