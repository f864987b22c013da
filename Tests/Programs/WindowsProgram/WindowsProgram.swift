import SwiftUI

/// Opens a second window at once, and a third for a value. When the third appears, the first closes itself, in a later
/// frame; when that has gone, the third closes the others. Each step is reported on standard output.
@main struct WindowsProgram: App {
    @State private var count = 0

    var body: some Scene {
        WindowGroup("First") { First(count: $count) }
            .defaultSize(width: 400, height: 300)
        Window("Second", id: "second") { Second(count: $count) }
            .defaultSize(width: 300, height: 200)
            .windowResizability(.contentSize)
        WindowGroup("Third", for: Int.self) { number in Third(number: number, count: $count) }
            .defaultSize(width: 320, height: 240)
    }
}

/// Writes one line without buffering, since the test waits for it.
@MainActor private func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

private struct First: View {
    @Binding var count: Int
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        Text("First \(count)")
            .onAppear {
                say("first is there")
                openWindow(id: "second")
            }
            .onChange(of: count) {
                say("first sees \(count)")
                if count == 1 { openWindow(value: 7) }
                if count == 2 { dismissWindow() }
            }
            .onDisappear {
                say("first is gone")
                count = 3
            }
    }
}

private struct Second: View {
    @Binding var count: Int

    var body: some View {
        Text("Second \(count)")
            .frame(width: 300, height: 200)
            .onAppear {
                say("second is there")
                count = 1
            }
    }
}

private struct Third: View {
    @Binding var number: Int?
    @Binding var count: Int
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        Text("Third")
            .onAppear {
                say("third is there, for \(number ?? 0)")
                count = 2
            }
            .onChange(of: count) {
                guard count == 3 else { return }
                say("third goes on")
                dismissWindow(id: "second")
                dismissWindow(value: 7)
            }
    }
}
