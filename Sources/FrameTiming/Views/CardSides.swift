import SwiftUI

/// Front of a card, with its emoji.
struct CardFace: View {
    let index: Int
    let size: CGSize

    var body: some View {
        let outline = RoundedRectangle(cornerRadius: CardLook.cornerRadius * size.width, style: .circular)
        ZStack {
            outline.fill(Color(hex: CardLook.face))
            outline.strokeBorder(Color(hex: CardLook.edge), lineWidth: CardLook.edgeWidth)
            Text(verbatim: CardLook.emoji(of: index))
                .font(.system(size: CardLook.emojiSize * size.width))
                .fixedSize()
        }
        .frame(width: size.width, height: size.height)
    }
}

/// Back of a card, the same for all.
struct CardBack: View {
    let size: CGSize

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: CardLook.cornerRadius * size.width, style: .circular)
                .fill(Color(hex: CardLook.back))
            RoundedRectangle(cornerRadius: CardLook.patternCornerRadius * size.width, style: .circular)
                .fill(Color(hex: CardLook.pattern))
                .padding(CardLook.patternInset * size.width)
        }
        .frame(width: size.width, height: size.height)
    }
}

extension Color {
    /// An opaque colour from 0xRRGGBB.
    init(hex: Int) {
        func channel(_ shift: Int) -> Double { Double(hex >> shift & 0xFF) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0))
    }
}
