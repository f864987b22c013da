import Foundation
import Lilt
import SwiftUI

/// Plays a program in Lilt and in the model, and compares each frame: names in drawing order, corners, opacity.
@MainActor struct Comparison {
    /// In points, and in opacity.
    static let tolerances = (place: 0.01, opacity: 0.001)

    /// A frame in which the two differ.
    struct Difference: CustomStringConvertible {
        let frame: Int
        let text: String
        var description: String { "frame \(frame): \(text)" }
    }

    let program: Program

    /// The first difference; nil if there is none.
    func firstDifference() -> Difference? {
        let driver = ProgramDriver()
        let stage = Stage(size: CGSize(width: 400, height: 400)) { ProgramView(root: program.root, driver: driver) }
        var model = ModelRun(program)
        var events = program.events[...]
        for frame in 0..<program.frameCount {
            let time = Double(frame) / 60
            if frame > 0 { stage.advance(frames: 1) }
            var wanted = model.advance(to: time)
            while let event = events.first, event.frame <= frame {
                // An event between two frames shows at the time at which the clock stands.
                for write in event.writes { driver.perform(write) }
                model.perform(event.writes)
                wanted = model.advance(to: time)
                events = events.dropFirst()
            }
            let found = stage.layers.all.filter { $0.label?.hasPrefix("n") == true }
            if let text = difference(wanted, found.map { ($0.label ?? "", $0.quad, $0.opacity) }) {
                return Difference(frame: frame, text: text)
            }
        }
        return nil
    }

    private func difference(
        _ wanted: [ShownLeaf], _ found: [(name: String, quad: [CGPoint], opacity: Double)]
    ) -> String? {
        var index = 0
        var staying = wanted.count { !$0.isEnding }
        for leaf in wanted {
            if leaf.isEnding && found.count - index <= staying { continue }
            if !leaf.isEnding { staying -= 1 }
            guard index < found.count, found[index].name == leaf.name else {
                if leaf.isEnding { continue }
                return "the model has \(wanted.map(\.name)), Lilt \(found.map(\.name))"
            }
            let seen = found[index]
            let isThere = zip(leaf.quad, seen.quad).allSatisfy {
                abs($0.x - $1.x) <= Self.tolerances.place && abs($0.y - $1.y) <= Self.tolerances.place
            }
            let isAlike = isThere && abs(leaf.opacity - seen.opacity) <= Self.tolerances.opacity
            // What leaves in this frame may be gone, and the next one of that name another view.
            if leaf.isEnding && !isAlike { continue }
            index += 1
            if !isThere { return "\(leaf.name) is at \(words(seen.quad)), in the model at \(words(leaf.quad))" }
            if !isAlike { return "\(leaf.name) has opacity \(seen.opacity), in the model \(leaf.opacity)" }
        }
        return index == found.count ? nil : "the model has \(wanted.map(\.name)), Lilt \(found.map(\.name))"
    }

    private func words(_ quad: [CGPoint]) -> String {
        quad.map { String(format: "(%.3f, %.3f)", $0.x, $0.y) }.joined(separator: " ")
    }
}
