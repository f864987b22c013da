import Foundation
import Lilt
import SwiftUI

/// Plays a program in Lilt and in the model, and compares each frame: names in drawing order, corners, opacity.
@MainActor struct Comparison {
    /// Largest accepted differences: `place` in points, `opacity` from 0 to 1.
    static let tolerances = (place: 0.01, opacity: 0.001)

    /// First frame in which Lilt and the model differ, with a description of the difference.
    struct Difference: CustomStringConvertible {
        let frame: Int
        let text: String
        var description: String { "frame \(frame): \(text)" }
    }

    let program: Program

    /// First difference between Lilt and the model; nil if there is none, or if the program does something that no rule
    /// covers.
    func firstDifference() -> Difference? {
        let driver = ProgramDriver()
        let stage = Stage(size: CGSize(width: 400, height: 400)) { ProgramView(program, driver: driver) }
        var model = ModelRun(program)
        var pointer = TestPointer()
        var events = program.events[...]
        var pagePlace: CGPoint?
        for frame in 0..<program.frameCount {
            let time = Double(frame) / 60
            driver.frame = frame
            if frame > 0 { stage.advance(frames: 1) }
            var wanted = model.advance(to: time, frame: frame)
            while let event = events.first, event.frame <= frame {
                // An event between two frames is shown at the time of the frame before it.
                pointer.perform(event.action, stage, driver)
                model.perform(event.action)
                wanted = model.advance(to: time, frame: frame)
                events = events.dropFirst()
            }
            if model.isBeyondRules { return nil }
            let found = stage.layers.all.filter { $0.label?.hasPrefix("n") == true }
            if let text = difference(wanted, found) ?? pageDifference(model, stage.layers, frame, &pagePlace) {
                return Difference(frame: frame, text: text)
            }
        }
        // An `onDisappear` in the last frame is not compared: it may be reported in that frame or in the one after.
        func isDue(_ note: ModelRun.Note) -> Bool { note.frame < program.frameCount - 1 || !note.text.hasPrefix("-") }
        return NoteComparison(wanted: model.notes.filter(isDue), found: driver.notes.filter(isDue)).firstDifference
    }

    private func difference(_ wanted: [ShownLeaf], _ found: [LayerSnapshot]) -> String? {
        var index = 0
        var staying = wanted.count { !$0.isEnding }
        for leaf in wanted {
            if leaf.isEnding && found.count - index <= staying { continue }
            if !leaf.isEnding { staying -= 1 }
            guard index < found.count, found[index].label == leaf.name else {
                if leaf.isEnding { continue }
                return "the model has \(wanted.map(\.name)), Lilt \(found.map { $0.label ?? "" })"
            }
            let seen = found[index]
            // The newest text on the layer that bears the label; an older one may be fading out below it.
            let text = seen.all.last { $0.text != nil }
            let quad = leaf.text == nil ? seen.quad : [middle(of: text?.quad ?? seen.quad)]
            let isThere = zip(leaf.quad, quad).allSatisfy {
                abs($0.x - $1.x) <= Self.tolerances.place && abs($0.y - $1.y) <= Self.tolerances.place
            }
            let isAlike = isThere && abs(leaf.opacity - seen.opacity) <= Self.tolerances.opacity
            if let wanted = leaf.text, wanted != text?.text {
                return "\(leaf.name) says \(text?.text ?? "nothing"), in the model \(wanted)"
            }
            // A view removed in this frame may already be gone, and this layer may be the next view of that name.
            if leaf.isEnding && !isAlike { continue }
            index += 1
            if !isThere { return "\(leaf.name) is at \(words(quad)), in the model at \(words(leaf.quad))" }
            if !isAlike { return "\(leaf.name) has opacity \(seen.opacity), in the model \(leaf.opacity)" }
        }
        return index == found.count ? nil : "the model has \(wanted.map(\.name)), Lilt \(found.map { $0.label ?? "" })"
    }

    func middle(of quad: [CGPoint]) -> CGPoint {
        CGPoint(x: quad.reduce(0) { $0 + $1.x } / 4, y: quad.reduce(0) { $0 + $1.y } / 4)
    }

    private func words(_ quad: [CGPoint]) -> String {
        quad.map { String(format: "(%.3f, %.3f)", $0.x, $0.y) }.joined(separator: " ")
    }
}
