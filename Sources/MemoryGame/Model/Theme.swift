/// Theme of the cards: name, emoji on the faces, and colour of backs and table.
struct Theme: Identifiable, Hashable, Codable, Sendable {
    let name: String
    /// Hue, 0 to 1: 0 is red, ⅓ green, ⅔ blue.
    let hue: Double
    /// Saturation, 0 to 1.
    let saturation: Double
    /// Different emoji, each a single scalar that is drawn in colour without a variation selector.
    let emoji: [String]

    var id: String { name }

    /// The theme called `name`, ignoring case.
    static func named(_ name: String) -> Theme? {
        all.first { $0.name.lowercased() == name.lowercased() }
    }
}
