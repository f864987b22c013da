import SwiftUI

/// Plot of a specimen with its title and code.
struct CurveCard: View {
    let specimen: CurveSpecimen
    let recording: CurveRecording
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let palette = Palette(colorScheme)
        VStack(alignment: .leading, spacing: 12) {
            VStack(alignment: .leading, spacing: 3) {
                HStack(alignment: .firstTextBaseline, spacing: 10) {
                    Text(verbatim: specimen.title).font(.system(size: 13, weight: .semibold))
                        .foregroundStyle(palette.ink)
                    Spacer(minLength: 0)
                    Text(verbatim: Self.ending(of: recording)).font(.system(size: 11)).monospacedDigit()
                        .foregroundStyle(palette.fadedInk)
                        .fixedSize()
                }
                .lineLimit(1)
                Text(verbatim: specimen.code)
                    .font(.system(size: 10, design: .monospaced))
                    .foregroundStyle(palette.accent)
                    .lineLimit(2)
                    .frame(height: 26, alignment: .topLeading)
            }
            CurvePlot(specimen: specimen, recording: recording)
        }
        .padding(.vertical, 12)
        .padding(.leading, 12)
        .padding(.trailing, 20)
    }

    /// End time of a recording, for display: "0.5 s", or "no end".
    static func ending(of recording: CurveRecording) -> String {
        recording.end.map { "\(decimal($0)) s" } ?? "no end"
    }
}
