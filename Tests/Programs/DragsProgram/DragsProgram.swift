import SwiftUI

/// A view to drag, and two drop destinations. Each drop is reported on standard output.
@main struct DragsProgram: App {
    @State private var isTargeted = false

    var body: some Scene {
        WindowGroup("Drags") {
            HStack(spacing: 0) {
                Text("from here").padding(40).background(Color.yellow)
                    .draggable("a text")
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                Text("texts").frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(isTargeted ? Color.green : Color.gray)
                    .dropDestination(for: String.self) { texts, place in
                        say("text \(texts) at \(Int(place.x)) \(Int(place.y))")
                        return true
                    } isTargeted: {
                        isTargeted = $0
                    }
                Text("files").frame(maxWidth: .infinity, maxHeight: .infinity)
                    .dropDestination(for: URL.self) { urls, _ in
                        say("files \(urls.map(\.path))")
                        return true
                    }
            }
        }
        .defaultSize(width: 600, height: 300)
    }
}

/// Writes one line without buffering, since the test waits for it.
@MainActor private func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
