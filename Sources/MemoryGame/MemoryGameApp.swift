import SwiftUI

@main
struct MemoryGameApp: App {
    private let game: EmojiMemoryGame

    /// `--help`, `--version` and a wrong command line end the program here, before any window opens.
    init() {
        do throws(OptionError) {
            switch try GameRequest(arguments: Array(CommandLine.arguments.dropFirst())) {
            case .play(let options): game = EmojiMemoryGame(options)
            case .help:
                print(GameHelp.help)
                exit(0)
            case .version:
                print(GameHelp.version)
                exit(0)
            }
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
