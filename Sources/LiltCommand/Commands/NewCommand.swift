import CommandLineOptions
import Foundation
import Projects

/// `lilt new`.
enum NewCommand {
    /// - Throws: ``CommandFailure`` if the folder is there, or cannot be made.
    static func run(_ command: ParsedCommand, _ terminal: inout Terminal) throws(CommandFailure) {
        let folder = Files.absolute(command.operands.first ?? "")
        guard Files.kind(of: folder) == nil else { throw .unwritable("\(folder) is there already") }
        let name = ModuleName.from(folder.split(separator: "/").last.map(String.init) ?? "Hello")
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for (file, text) in files(of: name) {
                try text.write(toFile: "\(folder)/\(file)", atomically: true, encoding: .utf8)
            }
        } catch {
            throw .unwritable("\(folder) cannot be written: \(error.localizedDescription)")
        }
        terminal.say("made \(folder); lilt run \(command.operands.first ?? "") opens it")
    }

    private static func files(of name: String) -> [(file: String, text: String)] {
        [
            (
                "\(name)App.swift",
                """
                import SwiftUI

                @main struct \(name)App: App {
                    var body: some Scene {
                        WindowGroup { ContentView() }
                    }
                }

                """
            ),
            (
                "ContentView.swift",
                """
                import SwiftUI

                struct ContentView: View {
                    @State private var isLarge = false

                    var body: some View {
                        VStack(spacing: 24) {
                            Image(systemName: "star.fill")
                                .font(.largeTitle)
                                .foregroundStyle(.yellow)
                                .scaleEffect(isLarge ? 2 : 1)
                            Button(isLarge ? "Smaller" : "Larger") {
                                withAnimation(.bouncy) { isLarge.toggle() }
                            }
                        }
                        .padding(40)
                    }
                }

                #Preview { ContentView() }

                """
            ),
        ]
    }
}
