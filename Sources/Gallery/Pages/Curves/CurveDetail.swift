import SwiftUI

/// One specimen, large: plot, purpose, source, and a ball that moves with its animation.
struct CurveDetail: View {
    let specimen: CurveSpecimen
    let recording: CurveRecording
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isCompact) private var isCompact

    var body: some View {
        let palette = Palette(colorScheme)
        if isCompact {
            CurveCard(specimen: specimen, recording: recording).background(palette.card)
        } else {
            VStack(alignment: .leading, spacing: 14) {
                CurveCard(specimen: specimen, recording: recording)
                    .background(palette.card, in: outline)
                    .overlay { outline.strokeBorder(palette.rim, lineWidth: 1) }
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: specimen.purpose).textFont(14).foregroundStyle(palette.ink)
                    Text(verbatim: specimen.source).textFont(12).foregroundStyle(palette.fadedInk)
                }
                CurveTrack(animation: specimen.changes.last?.animation)
            }
        }
    }

    private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: 12) }
}
