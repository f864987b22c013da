import SwiftUI

/// A small window with a menu larger than the window. Each choice is reported on standard output.
@main struct MenusProgram: App {
    @State private var flavour = "mint"

    var body: some Scene {
        WindowGroup("Menus") {
            VStack {
                Menu("File") {
                    ForEach(1..<13) { number in Button("Item \(number)") { say("chose \(number)") } }
                    Menu("More") {
                        Button("Deep") { say("chose deep") }
                        Button("Deeper") { say("chose deeper") }
                    }
                }
                Picker("Flavour", selection: $flavour) {
                    ForEach(["mint", "lemon", "plum"], id: \.self) { Text($0) }
                }
                .onChange(of: flavour) { say("flavour \(flavour)") }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .contextMenu { Button("Here") { say("chose here") } }
        }
        .defaultSize(width: 400, height: 240)
    }
}

/// Writes one line without buffering, since the test waits for it.
@MainActor private func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
