import SwiftUI

/// Number whose digits roll, by the rules of the article's text (S14.5 to S14.9).
struct RollingNumber: View {
    /// The number as displayed, with separators.
    let text: String
    /// Height of a cell, in points.
    var height: CGFloat = 60
    /// Duration of a roll, in seconds.
    var duration = 0.6

    /// Glyph, identified by its distance from the trailing end: digits of one place value keep their cell whatever the
    /// length of the number.
    private struct Cell: Identifiable {
        let id: Int
        let glyph: String
    }

    private var cells: [Cell] {
        text.enumerated().map { Cell(id: text.count - 1 - $0.offset, glyph: String($0.element)) }
    }

    var body: some View {
        HStack(spacing: 0) {
            ForEach(cells) { cell in
                RollingCell(glyph: cell.glyph, height: height, duration: duration)
            }
        }
    }
}

/// Direction in which an arriving glyph moves.
enum RollDirection {
    case up, down

    /// The direction for a change of glyph; nil if nothing changes.
    ///
    /// - Parameters:
    ///   - old: previous glyph; nil for a new cell.
    ///   - new: arriving glyph.
    init?(from old: String?, to new: String) {
        guard old != new else { return nil }
        if let old, let before = Int(old), let after = Int(new) {
            self = after > before ? .up : .down
        } else if old == nil || old == "," || new == "," {
            self = .up
        } else {
            self = .down
        }
    }

    /// Start offset of the arriving glyph, in cells below its final position.
    var weight: Double { self == .up ? 1 : -1 }
}

/// One cell: the old glyph leaves while the new one arrives, both clipped to the cell.
private struct RollingCell: View {
    let glyph: String
    let height: CGFloat
    let duration: Double

    @State private var leaving = ""
    @State private var leavingOffset = 0.0
    @State private var arrivingOffset = 0.0

    var body: some View {
        ZStack {
            Text(verbatim: leaving).offset(y: leavingOffset)
            Text(verbatim: glyph).offset(y: arrivingOffset)
        }
        .frame(height: height)
        .clipped()
        .onAppear { roll(from: nil, to: glyph) }
        .onChange(of: glyph) { old, new in roll(from: old, to: new) }
    }

    private func roll(from old: String?, to new: String) {
        guard let direction = RollDirection(from: old, to: new) else { return }
        leaving = new == "," ? "" : old ?? ""
        leavingOffset = 0
        arrivingOffset = height * direction.weight
        // Other characters than digits do not roll: they show their end values at once.
        withAnimation(Int(new) == nil ? nil : .linear(duration: duration)) {
            leavingOffset = -height * direction.weight
            arrivingOffset = 0
        }
    }
}
