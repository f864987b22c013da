import SwiftUI

/// Grid of specimens whose rows share the height. It scrolls where the rows would be too low.
struct CurveGrid: View {
    let specimens: [CurveSpecimen]
    let open: (String) -> Void

    private static let spacing: CGFloat = 12
    /// Width of a card that shows its longest line of code.
    @ScaledMetric private var narrowestCard: CGFloat = 230
    @ScaledMetric private var lowestCard: CGFloat = 150

    var body: some View {
        GeometryReader { proxy in
            let columns = columns(in: proxy.size.width)
            let rows = (specimens.count + columns - 1) / columns
            let height = (proxy.size.height + Self.spacing) / CGFloat(rows) - Self.spacing
            if height < lowestCard {
                ScrollView { grid(columns, rows, height: lowestCard) }
            } else {
                grid(columns, rows, height: height)
            }
        }
    }

    private func columns(in width: CGFloat) -> Int {
        let most = specimens.count.isMultiple(of: 4) ? 4 : 3
        return min(max(Int((width + Self.spacing) / (narrowestCard + Self.spacing)), 1), most)
    }

    private func grid(_ columns: Int, _ rows: Int, height: CGFloat) -> some View {
        VStack(spacing: Self.spacing) {
            ForEach(0..<rows, id: \.self) { row in
                HStack(spacing: Self.spacing) {
                    ForEach(specimens.dropFirst(row * columns).prefix(columns)) { specimen in
                        Button {
                            open(specimen.id)
                        } label: {
                            CurveCard(specimen: specimen, recording: CurveRecordings.of(specimen))
                        }
                        .buttonStyle(CardButtonStyle())
                        .accessibilityLabel(specimen.id)
                    }
                }
                .frame(height: height)
            }
        }
    }
}

/// Cache of recordings, for the program's lifetime: bodies ask for them in each evaluation.
@MainActor enum CurveRecordings {
    private static var made: [String: CurveRecording] = [:]

    static func of(_ specimen: CurveSpecimen) -> CurveRecording {
        if let recording = made[specimen.id] { return recording }
        let recording = CurveRecording(specimen)
        made[specimen.id] = recording
        return recording
    }
}
