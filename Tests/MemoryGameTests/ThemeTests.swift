import Foundation
import Testing

@testable import MemoryGame

struct ThemeTests {
    @Test func `offers several, with names of their own`() {
        #expect(Theme.all.count >= 6)
        #expect(Set(Theme.all.map { $0.name.lowercased() }).count == Theme.all.count)
    }

    @Test(arguments: Theme.all)
    func `has emoji for a full deck of 52, each one once`(theme: Theme) {
        #expect(theme.emoji.count >= 26)
        #expect(Set(theme.emoji).count == theme.emoji.count)
    }

    @Test(arguments: Theme.all)
    func `needs no variation selector to be drawn in colour`(theme: Theme) {
        for emoji in theme.emoji {
            let scalars = emoji.unicodeScalars
            #expect(scalars.count == 1 && scalars.allSatisfy(\.properties.isEmojiPresentation), "\(emoji)")
        }
    }

    @Test(arguments: Theme.all)
    func `has a colour within the wheel`(theme: Theme) {
        #expect((0..<1).contains(theme.hue) && (0...1).contains(theme.saturation))
    }

    @Test func `is found in small and capital letters`() {
        #expect(Theme.named("fOOD")?.name == "Food")
        #expect(Theme.named("") == nil)
    }

    @Test func `is the same in the program and in assets`() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../assets/themes/themes.json").standardized
        #expect(try JSONDecoder().decode([Theme].self, from: Data(contentsOf: file)) == Theme.all)
    }
}
