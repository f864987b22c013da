import SwiftUI

@main
struct MemoryGameApp: App {
    private let game: EmojiMemoryGame

    /// A wrong command line ends the program here, before any window opens, with the exit status for wrong usage.
    init() {
        do throws(OptionError) {
            game = EmojiMemoryGame(try GameOptions(arguments: Array(CommandLine.arguments.dropFirst())))
        } catch {
            FileHandle.standardError.write(Data("memory-game: \(error)\n".utf8))
            exit(64)  // EX_USAGE of sysexits.h
        }
    }

    var body: some Scene {
        WindowGroup("Memory") {
            EmojiMemoryGameView(game: game)
        }
        .defaultSize(width: 960, height: 720)
    }
}
