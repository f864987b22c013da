/// A pack of cards: its name, the emoji on the faces, and the colour of the backs and of the table.
struct Theme: Identifiable, Hashable, Codable, Sendable {
    let name: String
    /// Of the colour wheel, 0 … 1: 0 is red, ⅓ green, ⅔ blue.
    let hue: Double
    /// How colourful its colours are, 0 … 1.
    let saturation: Double
    /// Each one differs from all others, is one scalar, and is drawn in colour without a variation selector.
    let emoji: [String]

    var id: String { name }

    /// The theme with that name, in small or capital letters.
    static func named(_ name: String) -> Theme? {
        all.first { $0.name.lowercased() == name.lowercased() }
    }
}
