import SwiftUI

/// A program that waits by timer, queue, task, sleep and completion; its texts show which of them have fired.
@main struct RunLoopProgram: App {
    var body: some Scene {
        WindowGroup("Run loop") {
            HStack {
                Waiting()
                RunLoopWays()
            }
        }
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
            // Nothing changes, so nothing animates, but the completion must run.
            withAnimation(.linear(duration: 1)) {
            } completion: {
                completionCame = true
            }
        }
        .task {
            // Proves that a program's sleeping task wakes up. Tests do not wait for it in real time. It throws only if
            // it is cancelled with its view, and then there is nothing to show.
            try? await Task.sleep(for: .milliseconds(700))
            sleeperCame = true
        }
    }
}

@Observable @MainActor private final class Model {
    var count = 0
}
