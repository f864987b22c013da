import SwiftUI

/// Grid of specimens whose rows share the height.
struct CurveGrid: View {
    let specimens: [CurveSpecimen]
    let open: (String) -> Void

    private var columns: Int { specimens.count.isMultiple(of: 4) ? 4 : 3 }

    var body: some View {
        VStack(spacing: 12) {
            ForEach(0..<(specimens.count + columns - 1) / columns, id: \.self) { row in
                HStack(spacing: 12) {
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
