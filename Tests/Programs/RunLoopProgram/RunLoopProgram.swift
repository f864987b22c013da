import SwiftUI

/// A program that waits in every way a program can: its texts say what has come.
@main struct RunLoopProgram: App {
    var body: some Scene {
        WindowGroup("Run loop") { Waiting() }
    }
}

private struct Waiting: View {
    @State private var model = Model()
    @State private var timerCame = false
    @State private var queueCame = false
    @State private var taskCame = false
    @State private var sleeperCame = false
    @State private var completionCame = false

    var body: some View {
        VStack {
            Text(timerCame ? "timer came" : "no timer")
            Text(queueCame ? "queue came" : "no queue")
            Text(taskCame ? "task came" : "no task")
            Text(sleeperCame ? "sleeper came" : "no sleeper")
            Text(completionCame ? "completion came" : "no completion")
            Text("observed \(model.count)")
        }
        .onAppear {
            _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
                MainActor.assumeIsolated { timerCame = true }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                queueCame = true
                model.count += 1
            }
            Task { @MainActor in taskCame = true }
            // Nothing is written, so nothing animates: the completion comes all the same.
            withAnimation(.linear(duration: 1)) {
            } completion: {
                completionCame = true
            }
        }
        .task {
            // What is tested: that a program's sleeping task wakes. Nothing waits for it in real time, and one that is
            // cancelled because its view has gone has nobody to tell.
            try? await Task.sleep(for: .milliseconds(700))
            sleeperCame = true
        }
    }
}

@Observable @MainActor private final class Model {
    var count = 0
}
