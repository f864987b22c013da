import SwiftUI

/// A bracelet of beads on a string.
struct Bracelet: Identifiable, Hashable {
    /// The colour of a bead.
    enum Bead: String, CaseIterable, Hashable {
        case coral, amber, lemon, mint, sky, violet, rose, pearl

        var color: Color {
            switch self {
            case .coral: Color(red: 0.96, green: 0.42, blue: 0.38)
            case .amber: Color(red: 0.98, green: 0.65, blue: 0.27)
            case .lemon: Color(red: 0.97, green: 0.84, blue: 0.36)
            case .mint: Color(red: 0.37, green: 0.79, blue: 0.62)
            case .sky: Color(red: 0.36, green: 0.65, blue: 0.93)
            case .violet: Color(red: 0.56, green: 0.45, blue: 0.88)
            case .rose: Color(red: 0.95, green: 0.55, blue: 0.72)
            case .pearl: Color(red: 0.93, green: 0.92, blue: 0.89)
            }
        }
    }

    let id: Int
    let name: String
    var beads: [Bead]
    /// Background: two colours, from top to bottom.
    let ground: [Color]

    /// Number of beads of a bracelet.
    static let beadCount = 14

    private init(_ id: Int, _ name: String, _ pattern: [Bead], _ top: UInt32, _ bottom: UInt32) {
        self.id = id
        self.name = name
        beads = (0..<Self.beadCount).map { pattern[$0 % pattern.count] }
        ground = [Color(hex: top), Color(hex: bottom)]
    }

    static let all = [
        Bracelet(0, "Sunrise", [.coral, .amber, .lemon], 0xFFF1E0, 0xFFD9C7),
        Bracelet(1, "Lagoon", [.mint, .sky, .pearl], 0xE2F6F4, 0xC4E6EF),
        Bracelet(2, "Orchid", [.violet, .rose], 0xF3EAFC, 0xE3D2F5),
        Bracelet(3, "Meadow", [.mint, .lemon, .mint, .pearl], 0xEEF8E6, 0xD6EDC9),
        Bracelet(4, "Candy", [.rose, .pearl, .sky, .pearl], 0xFDEAF1, 0xF6D3E2),
        Bracelet(5, "Ember", [.coral, .coral, .amber], 0xFCE7DF, 0xF3C9BC),
        Bracelet(6, "Tide", [.sky, .violet, .sky, .pearl], 0xE6EFFC, 0xCBDCF6),
        Bracelet(7, "Carnival", [.coral, .lemon, .mint, .sky, .violet, .rose], 0xF5F3EE, 0xE6E1D6),
        Bracelet(8, "Moon", [.pearl, .pearl, .violet], 0xECECF4, 0xD5D6E6),
    ]
}

extension Color {
    /// A colour from 0xRRGGBB.
    init(hex: UInt32) {
        self.init(
            red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
    }
}
