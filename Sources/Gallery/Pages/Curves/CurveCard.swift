import SwiftUI

/// Plot of a specimen with its title and code.
struct CurveCard: View {
    let specimen: CurveSpecimen
    let recording: CurveRecording
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let palette = Palette(colorScheme)
        let isLarge = textSize.isAccessibilitySize
        let heading = Self.heading(isLarge: isLarge)
        VStack(alignment: .leading, spacing: 12) {
            VStack(alignment: .leading, spacing: 3) {
                heading {
                    Text(verbatim: specimen.title).textFont(13, weight: .semibold)
                        .foregroundStyle(palette.ink)
                    if !isLarge { Spacer(minLength: 0) }
                    Text(verbatim: Self.ending(of: recording)).textFont(11).monospacedDigit()
                        .foregroundStyle(palette.fadedInk)
                        .fixedSize()
                }
                .lineLimit(isLarge ? nil : 1)
                Text(verbatim: specimen.code)
                    .textFont(10, design: .monospaced)
                    .foregroundStyle(palette.accent)
                    .lineLimit(isLarge ? nil : 2)
                    .frame(height: isLarge ? nil : 26, alignment: .topLeading)
            }
            CurvePlot(specimen: specimen, recording: recording)
        }
        .padding(.vertical, 12)
        .padding(.leading, 12)
        .padding(.trailing, 20)
    }

    /// Layout of a title and the time beside it; below it, where texts are large.
    private static func heading(isLarge: Bool) -> AnyLayout {
        isLarge
            ? AnyLayout(VStackLayout(alignment: .leading))
            : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 10))
    }

    /// End time of a recording, for display: "0.5 s", or "no end".
    static func ending(of recording: CurveRecording) -> String {
        recording.end.map { "\(decimal($0)) s" } ?? "no end"
    }
}
