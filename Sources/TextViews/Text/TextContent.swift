@_spi(Engine) import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import LayerTree
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// A text as it was set for the given size.
struct PlacedText {
    let layout: any TextLayout
    let request: TextRequest
    /// Transition by which it replaced the text before.
    let transition: ContentTransition
}

/// Content of a text's layer while one text becomes another: parts of both texts as layers, which move and fade by
/// themselves (S14.1–S14.4).
@MainActor final class TextContent {
    /// A layer of the present text: one cell of it, or all.
    private struct Part {
        let layer: Layer
        /// Nil if the layer shows the whole text.
        let character: Character?
        var frame: CGRect
    }

    /// Identity of a character in a transition: two that look alike are equal.
    private struct Character: Equatable {
        let string: String
        let look: TextRun
    }

    private let layer: Layer
    /// Parts of the present text.
    private var parts: [Part] = []
    /// Parts of earlier texts, with the number of the transition that removed each.
    private var leaving: [(layer: Layer, transition: Int)] = []
    private var transitions = 0

    /// Greatest number of characters, of both texts together, that move singly; longer texts fade as a whole.
    private static let mostCells = 400

    /// The box of the text, which owns this object.
    private let box: Unretained<TextBox>

    init(of box: TextBox) {
        layer = box.ownLayer
        self.box = Unretained(box)
    }

    func setFill(_ fill: ResolvedColor, paint: LayerPaint?, transaction: Transaction) {
        for layer in layers {
            layer.setFill(fill, transaction: transaction)
            layer.setPaint(paint, transaction: transaction)
        }
    }

    /// Starts a transition to another text, after the layer has been placed.
    /// - Parameters:
    ///   - new: the text to show.
    ///   - old: the text shown before.
    ///   - start: the layer's geometry before this update; nil if the update did not change it.
    ///   - transaction: the transaction whose animation moves the parts.
    ///   - host: the host of the text.
    func show(
        _ new: PlacedText, after old: PlacedText, from start: LayerGeometry?, transaction: Transaction,
        in host: ViewHost
    ) {
        let (layout, request, transition) = (new.layout, new.request, new.transition)
        // Set anew with the same result: a running transition goes on.
        if isSame(new, as: old) {
            guard parts.isEmpty else { return }
            layer.content = .text(layout)
            if leaving.isEmpty { box.object.contentDidRest() }
            return
        }
        guard transaction.animation != nil, transition.kind != .identity, layer.isInTree else { return rest() }
        let change = TextChange(from: start ?? layer.geometry, to: layer.geometry)
        transitions += 1
        let number = transitions
        var transaction = transaction
        transaction.addAnimationCompletion(criteria: .removed) { [weak self, weak host] in
            MainActor.assumeIsolated { host?.enqueue(Transaction()) { self?.end(number) } }
        }
        host.completions.claim(of: transaction)
        let ended = transaction
        host.afterUpdate { ended.updateDidEnd() }
        let now = characters(of: layout, request)
        let then = parts.isEmpty ? characters(of: old.layout, old.request) : parts.compactMap(\.character)
        let roll = roll(from: old.transition, to: transition)
        if now.isEmpty || then.isEmpty || now.count + then.count > Self.mostCells || host.reducesMotion
            || transition.kind == .opacity
        {
            fade(to: layout, from: old.layout, change, transaction)
        } else {
            let matching =
                if roll != 0 {
                    CellMatching.byPlace(then, now) { $0.string.first?.isNumber ?? false }
                } else if then.map(\.string) == now.map(\.string) {
                    CellMatching(
                        steps: now.indices.map {
                            then[$0] == now[$0] ? .stays(old: $0, new: $0) : .changes(old: $0, new: $0)
                        })
                } else {
                    CellMatching.byOrder(then, now)
                }
            if parts.isEmpty { split(old.layout, then) }
            move(by: matching, to: layout, now, roll: roll, change, transaction)
        }
        layer.content = .none
        order()
    }

    /// Layers of all parts, back to front.
    var layers: [Layer] { leaving.map(\.layer) + parts.map(\.layer) }

    private func isSame(_ new: PlacedText, as old: PlacedText) -> Bool {
        guard new.request.runs == old.request.runs, new.layout.size == old.layout.size else { return false }
        return new.layout.cells.elementsEqual(old.layout.cells) { $0.frame == $1.frame && $0.string == $1.string }
    }

    /// +1 if characters roll upwards, −1 downwards, 0 if they do not (S14.3).
    private func roll(from old: ContentTransition, to new: ContentTransition) -> Double {
        switch new.kind {
        case .identity, .opacity, .interpolate: return 0
        case .numericText(let countsDown): return countsDown ? -1 : 1
        case .numericValue(let value):
            if case .numericValue(let before) = old.kind, value < before { return -1 }
            return 1
        }
    }

    private func characters(of layout: any TextLayout, _ request: TextRequest) -> [Character] {
        layout.cells.compactMap { cell in
            guard request.runs.indices.contains(cell.run) else { return nil }
            var look = request.runs[cell.run]
            look.string = ""
            return Character(string: cell.string, look: look)
        }
    }

    // MARK: Parts

    private func makeLayer(_ layout: any TextLayout, at frame: CGRect, _ transaction: Transaction) -> Layer {
        let part = layer.context.makeLayer()
        part.viewName = "TextCell"
        part.allowsHitTesting = false
        part.content = .text(layout)
        part.setGeometry(LayerGeometry(origin: frame.origin, size: frame.size), transaction: Transaction())
        part.setFill(layer.presentation.fill, transaction: Transaction())
        part.setFill(layer.fill, transaction: transaction)
        part.setPaint(layer.paint, transaction: Transaction())
        return part
    }

    /// Splits the text at rest into one layer per character.
    private func split(_ layout: any TextLayout, _ characters: [Character]) {
        parts = zip(layout.cells, characters).enumerated().map { index, cell in
            Part(
                layer: makeLayer(layout.layout(ofCell: index), at: cell.0.frame, Transaction()), character: cell.1,
                frame: cell.0.frame)
        }
    }

    private func leave(_ part: Part, to frame: CGRect, _ transaction: Transaction) {
        part.layer.setGeometry(LayerGeometry(origin: frame.origin, size: frame.size), transaction: transaction)
        part.layer.setOpacity(0, transaction: transaction)
        leaving.append((part.layer, transitions))
    }

    private func arrive(
        _ layout: any TextLayout, _ character: Character?, from start: CGRect, to end: CGRect,
        _ transaction: Transaction
    ) -> Part {
        let part = makeLayer(layout, at: start, transaction)
        part.setOpacity(0, transaction: Transaction())
        part.setGeometry(LayerGeometry(origin: end.origin, size: end.size), transaction: transaction)
        part.setOpacity(1, transaction: transaction)
        return Part(layer: part, character: character, frame: end)
    }

    // MARK: Fading as a whole

    private func fade(
        to layout: any TextLayout, from old: any TextLayout, _ change: TextChange, _ transaction: Transaction
    ) {
        if parts.isEmpty {
            let frame = CGRect(origin: .zero, size: old.size)
            parts = [Part(layer: makeLayer(old, at: frame, Transaction()), character: nil, frame: frame)]
        }
        let end = CGRect(origin: .zero, size: layout.size)
        // Equal words in equal lines, but larger or heavier: old and new text grow together (S14.15).
        let grows = old.string == layout.string && TextChange.haveSameLines(old, layout)
        let isWhole = parts.count == 1 && parts[0].character == nil
        for part in parts { leave(part, to: grows && isWhole ? end : change.leavingFrame(part.frame), transaction) }
        let start = grows && isWhole ? parts[0].frame : change.arrivingFrame(end)
        parts = [arrive(layout, nil, from: start, to: end, transaction)]
    }

    // MARK: Moving characters

    /// Moves characters by the steps of `matching`. Those that roll move by half a line's height (S14.3).
    private func move(
        by matching: CellMatching, to layout: any TextLayout, _ characters: [Character], roll: Double,
        _ change: TextChange, _ transaction: Transaction
    ) {
        let old = parts
        let cells = layout.cells
        var new: [Int: Part] = [:]
        func rolled(_ frame: CGRect, _ direction: Double) -> CGRect {
            frame.offsetBy(dx: 0, dy: direction * roll * frame.height / 2)
        }
        for step in matching.steps {
            switch step {
            case .stays(let from, let to):
                var part = old[from]
                part.frame = cells[to].frame
                part.layer.content = .text(layout.layout(ofCell: to))
                part.layer.setGeometry(
                    LayerGeometry(origin: part.frame.origin, size: part.frame.size), transaction: transaction)
                new[to] = part
            case .changes(let from, let to):
                let part = old[from]
                let place = cells[to].frame
                if roll == 0 {
                    leave(part, to: place, transaction)
                    new[to] = arrive(
                        layout.layout(ofCell: to), characters[to], from: part.frame, to: place, transaction)
                } else {
                    leave(part, to: rolled(part.frame.centred(in: place), -1), transaction)
                    new[to] = arrive(
                        layout.layout(ofCell: to), characters[to], from: rolled(place.centred(in: part.frame), 1),
                        to: place, transaction)
                }
            case .leaves(let from):
                leave(old[from], to: rolled(change.leavingFrame(old[from].frame), -1), transaction)
            case .arrives(let to):
                let place = cells[to].frame
                new[to] = arrive(
                    layout.layout(ofCell: to), characters[to], from: rolled(change.arrivingFrame(place), 1), to: place,
                    transaction)
            }
        }
        parts = cells.indices.compactMap { new[$0] }
    }

    // MARK: Coming to rest

    /// Removes the parts that transition `number` moved out; the last transition ends in rest.
    private func end(_ number: Int) {
        leaving.removeAll { $0.transition == number }
        if number == transitions { rest() } else { order() }
    }

    /// Ends the transition at once.
    func rest() {
        transitions += 1
        parts = []
        leaving = []
        if let placed = box.object.placed { layer.content = box.object.content(placed.layout) }
        order()
        box.object.contentDidRest()
    }

    private func order() { layer.setSublayers(box.object.overlays + layers) }
}

/// Change of a text's rectangle in an update, for mapping between old and new coordinates.
struct TextChange {
    private let growth: CGSize
    /// Fraction of the growth at the left and the top edge: 0…1.
    private let share: CGPoint

    init(from old: LayerGeometry, to new: LayerGeometry) {
        growth = CGSize(width: new.size.width - old.size.width, height: new.size.height - old.size.height)
        func share(_ growth: CGFloat, _ shift: CGFloat) -> CGFloat {
            growth == 0 ? 0 : min(max(shift / growth, 0), 1)
        }
        self.share = CGPoint(
            x: share(growth.width, old.origin.x - new.origin.x), y: share(growth.height, old.origin.y - new.origin.y))
    }

    /// Maps `frame` from the old rectangle to the new one, such that it stays in place on screen.
    func leavingFrame(_ frame: CGRect) -> CGRect {
        frame.offsetBy(dx: share.x * growth.width, dy: share.y * growth.height)
    }

    /// Maps `frame` from the new rectangle to the old one.
    func arrivingFrame(_ frame: CGRect) -> CGRect {
        frame.offsetBy(dx: -share.x * growth.width, dy: -share.y * growth.height)
    }

    /// True if both layouts appear to have the same number of lines: their baselines span an equal fraction of the
    /// height.
    @MainActor static func haveSameLines(_ a: any TextLayout, _ b: any TextLayout) -> Bool {
        func spread(_ layout: any TextLayout) -> Double {
            layout.size.height > 0 ? (layout.lastBaseline - layout.firstBaseline) / layout.size.height : 0
        }
        return abs(spread(a) - spread(b)) < 0.05
    }
}

extension CGRect {
    /// This rectangle moved to the horizontal centre and the bottom of `other`.
    fileprivate func centred(in other: CGRect) -> CGRect {
        CGRect(x: other.midX - width / 2, y: other.maxY - height, width: width, height: height)
    }
}
