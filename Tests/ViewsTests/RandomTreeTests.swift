import AnimationCore
import Foundation
import Geometry
import LayerTree
import SeededNumbers
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// After random insertions, removals, moves and toggles under random animations, a tree at rest looks like one made
/// from its final state.
@MainActor struct RandomTreeTests {
    private struct Model: Equatable {
        var ids = [0, 1, 2, 3]
        var isWide = false
        var hasTitle = true
        var faded: Set<Int> = []
        var raised: Set<Int> = []
        var isRow = false

        mutating func change(by dice: inout SplitMix) {
            switch dice.roll(7) {
            case 0:
                if ids.count < 8, let new = (0..<12).first(where: { !ids.contains($0) }) {
                    ids.insert(new, at: dice.roll(ids.count + 1))
                }
            case 1: if !ids.isEmpty { ids.remove(at: dice.roll(ids.count)) }
            case 2: if ids.count > 1 { ids.swapAt(dice.roll(ids.count), dice.roll(ids.count)) }
            case 3: isWide.toggle()
            case 4: hasTitle.toggle()
            case 5: faded.formSymmetricDifference([dice.roll(12)])
            default: if dice.roll(3) == 0 { isRow.toggle() } else { raised.formSymmetricDifference([dice.roll(12)]) }
            }
        }
    }

    private struct Tree: View {
        let driver: Driver?
        @State private var own: Model

        init(_ model: Model, _ driver: Driver? = nil) {
            self.driver = driver
            _own = State(initialValue: model)
        }

        var body: some View {
            let model = own
            VStack(spacing: 4) {
                if model.hasTitle { Text("title").background { Color.green } }
                if model.isRow {
                    HStack(spacing: 2) { cells(model) }
                } else {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))], spacing: 3) { cells(model) }
                }
            }
            .onAppear { driver?.write = { own = $0 } }
        }

        private func cells(_ model: Model) -> some View {
            ForEach(model.ids, id: \.self) { id in
                Text(verbatim: "cell \(id)")
                    .frame(width: model.isWide ? 80 : 60, height: 30)
                    .overlay(alignment: .topTrailing) { Color.red.frame(width: 5, height: 5) }
                    .opacity(model.faded.contains(id) ? 0.25 : 1)
                    .scaleEffect(model.faded.contains(id) ? 0.5 : 1)
                    .transition(id % 3 == 0 ? .scale : id % 3 == 1 ? .slide : .opacity)
                    .zIndex(model.raised.contains(id) ? 1 : 0)
            }
        }
    }

    @MainActor private final class Driver {
        var write: (Model) -> Void = { _ in }
    }

    /// Everything visible of the layers. Layers that draw and change nothing are left out: a transition that has ended
    /// leaves such a layer.
    private func look(_ stage: ViewStage) -> [String] {
        var result: [String] = []
        func visit(_ layer: Layer, opacity: Double) {
            let opacity = opacity * layer.presentation.opacity
            if layer.viewName == "Text" || layer.viewName == "Color" {
                let frame = layer.frameInWindow
                let numbers = [frame.minX, frame.minY, frame.width, frame.height, opacity].map {
                    String(format: "%.3f", Double($0) + 0.0)
                }
                result.append("\(layer.viewName) \(layer.text ?? "") \(numbers.joined(separator: " "))")
            }
            for sublayer in layer.sublayers { visit(sublayer, opacity: opacity) }
        }
        visit(stage.host.layers.root, opacity: 1)
        return result
    }

    @Test(arguments: 1...40)
    func `at rest it looks like a fresh tree`(seed: UInt64) {
        var dice = SplitMix(seed: seed)
        var model = Model()
        let driver = Driver()
        let stage = ViewStage(Tree(model, driver))
        for _ in 0..<30 {
            for _ in 0...dice.roll(3) { model.change(by: &dice) }
            let animations: [Animation?] = [
                nil, .linear(duration: 0.3), .spring(duration: 0.4, bounce: 0.4), .easeIn(duration: 0.2).delay(0.1),
            ]
            withAnimation(animations[dice.roll(animations.count)]) { driver.write(model) }
            stage.frame()
            stage.advance(by: Double(dice.roll(5)) * 0.1)
        }
        stage.advance(by: 6)
        #expect(!stage.host.isAnimating, "seed \(seed)")
        let fresh = ViewStage(Tree(model))
        #expect(look(stage) == look(fresh), "seed \(seed)")
        #expect(stage.host.leavingBoxes == 0, "seed \(seed)")
        #expect(stage.problems.isEmpty, "seed \(seed)")
    }
}
