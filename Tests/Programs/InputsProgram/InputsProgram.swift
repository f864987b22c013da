import SwiftUI

/// A text field above rows that scroll. Each change of the text, and of the rows' offset, is reported on standard output.
@main struct InputsProgram: App {
    @State private var text = ""

    var body: some Scene {
        WindowGroup("Inputs") {
            VStack(spacing: 0) {
                TextField("Text", text: $text)
                    .padding(10)
                    .frame(height: 60)
                    .onChange(of: text) { say("text \(text)") }
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { Text("row \($0)").frame(maxWidth: .infinity).frame(height: 30) }
                    }
                }
                .onScrollGeometryChange(for: Int.self) {
                    Int($0.contentOffset.y)
                } action: {
                    say("offset \($1)")
                }
            }
        }
        .defaultSize(width: 400, height: 300)
    }
}

/// Writes one line without buffering, since the test waits for it.
@MainActor private func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
