/// Look of the cards, shared by all idioms: lengths as fractions of a card's width, colours as 0xRRGGBB.
enum CardLook {
    static let table = 0x14532D
    static let face = 0xFAFAF5
    static let edge = 0xA0A0A0
    static let back = 0x2B4C9B
    static let pattern = 0x4F74D1

    static let cornerRadius = 0.1
    static let patternInset = 0.08
    static let patternCornerRadius = 0.07
    static let emojiSize = 0.55
    /// Line width of the edge, in points, inside the outline.
    static let edgeWidth = 1.0

    /// The emoji of a card.
    static func emoji(of index: Int) -> String { String(emoji[index % emoji.count]) }

    private static let emoji = Array("🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦🐤🦆🦅🦉🦇🐺🐗🐴🦄🐝🐛🦋🐌🐞🐜🐢🐍🦎🐙🦑🦐🦀🐡🐠🐟🐬🐳🐊🐅🐆🦓🦍🐘🦏")
}
