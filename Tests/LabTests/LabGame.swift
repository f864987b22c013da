import CairoRenderer
import Foundation
import LayerTree
import ProgramSupport
import Testing

/// Positions of the game's views and its pictures, from an offscreen run, which draws the same as under a compositor.
enum LabGame {
    static let size = "640x480"
    static let arguments = ["--seed", "7", "--pairs", "4", "--bonus-seconds", "0"]

    /// Environment of a run that neither reads nor writes anything of the user's.
    static func environment(home: TemporaryFolder) -> [String: String?] {
        [
            // Without the desktop's settings as well.
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "HOME": home.url.path, "XDG_CONFIG_HOME": nil,
            "LILT_HOST": nil, "LILT_SIZE": size, "LILT_SCALE": nil,
            "LILT_HUD": nil, "LILT_SLOW": nil, "LILT_REDUCE_MOTION": nil, "LILT_APPEARANCE": nil, "LILT_LOCALE": nil,
            "LILT_LOG": nil, "LILT_ACCESSIBILITY": nil, "LILT_RECONNECT": nil, "LILT_FULLSCREEN": nil,
            "LILT_REPORT": nil, "LILT_SCRIPT": nil,
        ]
    }

    /// Reads the centre of each view that has a label, by label, from a snapshot.
    ///
    /// - Throws: if the file cannot be read or is no snapshot.
    static func places(in snapshot: URL) throws -> [String: CGPoint] {
        struct Record: Decodable {
            let label: String?
            let frame: [Double]
            let children: [Record]
        }
        var places: [String: CGPoint] = [:]
        func visit(_ record: Record) {
            if let label = record.label, places[label] == nil {
                let frame = record.frame
                places[label] = CGPoint(x: frame[0] + frame[2] / 2, y: frame[1] + frame[3] / 2)
            }
            record.children.forEach(visit)
        }
        visit(try JSONDecoder().decode(Record.self, from: Data(contentsOf: snapshot)))
        return places
    }

    /// A game that is played by clicks: points to click, and the pictures that must result.
    struct Plan {
        let deck: CGPoint
        let first: CGPoint
        let second: CGPoint
        let dealt: ImagePixels
        let flipped: ImagePixels
        let matched: ImagePixels
    }

    /// Plays the game offscreen to find the plan.
    ///
    /// - Throws: if the game fails, or its files cannot be read.
    static func plan() async throws -> Plan {
        let look = try await offscreen(
            """
            at 0 tap "Deck"
            at 3 layers table.json
            at 3 tap "Card 1, face down"
            at 4 layers one.json
            """)
        let table = try places(in: look.url("table.json"))
        let face = try #require(
            places(in: look.url("one.json")).keys.first { $0.hasPrefix("Card 1, ") }?.dropFirst(8).description)
        // The other card of that face is found by turning each card, in a new game each time.
        for number in 2...8 {
            let label = "Card \(number), face down"
            let folder = try await offscreen(
                """
                at 0 tap "Deck"
                at 3 capture dealt.png
                at 3 tap "Card 1, face down"
                at 4 capture flipped.png
                at 4 tap "\(label)"
                at 5 layers two.json
                at 9 capture matched.png
                """)
            guard try places(in: folder.url("two.json"))["Card \(number), \(face)"] != nil else { continue }
            return Plan(
                deck: try #require(table["Deck"]), first: try #require(table["Card 1, face down"]),
                second: try #require(table[label]), dealt: try PNGFile.read(folder.url("dealt.png").path),
                flipped: try PNGFile.read(folder.url("flipped.png").path),
                matched: try PNGFile.read(folder.url("matched.png").path))
        }
        throw CocoaError(.featureUnsupported)
    }

    /// Runs a script offscreen and returns the folder with its files.
    ///
    /// - Throws: if the game fails.
    private static func offscreen(_ script: String) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        var game = Program(product: "memory-game", arguments)
        game.environment = environment(home: folder)
        game.environment["LILT_HOST"] = "offscreen"
        game.environment["LILT_FPS"] = "10"
        game.environment["LILT_SCRIPT"] = "-"
        game.environment["LILT_OUT"] = folder.url.path
        game.input = Data(script.utf8)
        let result = try await game.run()
        try #require(result.ending == .exited(0), "\(result.errorText)")
        return folder
    }

    /// Fraction of pixels in which two pictures differ visibly; 1 if their sizes differ.
    static func difference(_ a: ImagePixels, _ b: ImagePixels) -> Double {
        guard a.width == b.width, a.height == b.height else { return 1 }
        let different = zip(a.pixels, b.pixels).count { x, y in
            [16, 8, 0].contains { abs(Int(x >> $0 & 255) - Int(y >> $0 & 255)) > 8 }
        }
        return Double(different) / Double(a.pixels.count)
    }
}
