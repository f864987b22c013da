import SwiftUI

/// Track with a ball that moves to the place clicked, with the specimen's animation; it can be retargeted at any time.
struct CurveTrack: View {
    let animation: Animation?
    @State private var place: CGFloat = 0.1
    @Environment(\.colorScheme) private var colorScheme

    private let ball: CGFloat = 28

    var body: some View {
        let palette = Palette(colorScheme)
        GeometryReader { proxy in
            let room = max(1, proxy.size.width - ball)
            ZStack(alignment: .leading) {
                Capsule().fill(palette.accentGround)
                Text(verbatim: "Click anywhere, and again while it moves")
                    .textFont(12).foregroundStyle(palette.fadedInk)
                    .frame(maxWidth: .infinity)
                Circle().fill(palette.accent).frame(width: ball, height: ball).offset(x: place * room)
            }
            .contentShape(Capsule())
            .onTapGesture { location in
                withAnimation(animation) { place = min(max((location.x - ball / 2) / room, 0), 1) }
            }
        }
        .frame(height: 40)
    }
}
