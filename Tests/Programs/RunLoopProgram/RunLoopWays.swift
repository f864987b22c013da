import Foundation
import SwiftUI

/// Ways in which programs use the main run loop, each with a text that tells whether its event came.
struct RunLoopWays: View {
    static let names = [
        "perform", "common timer", "nested timer", "nested queue", "other mode", "thread", "process", "detached task",
    ]

    @State private var came: Set<String> = []
    @State private var turns = false
    @State private var isNesting = false

    var body: some View {
        VStack {
            ForEach(Self.names, id: \.self) { Text(came.contains($0) ? "\($0) came" : "no \($0)") }
            // Frames go on while everything else happens.
            Rectangle().frame(width: 20, height: 20).rotationEffect(.degrees(turns ? 360 : 0))
        }
        .onAppear {
            withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { turns = true }
            perform()
            useModes()
            nest()
            useThreads()
        }
    }

    private func perform() {
        RunLoop.main.perform { MainActor.assumeIsolated { note("perform") } }
    }

    private func useModes() {
        let common = Timer(timeInterval: 0.2, repeats: false) { _ in
            MainActor.assumeIsolated { note("common timer") }
        }
        RunLoop.main.add(common, forMode: .common)
        let mode = RunLoop.Mode("a mode of the program")
        _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
            let inner = Timer(timeInterval: 0.05, repeats: false) { _ in MainActor.assumeIsolated { note("other mode") }
            }
            RunLoop.main.add(inner, forMode: mode)
            _ = RunLoop.main.run(mode: mode, before: Date(timeIntervalSinceNow: 1))
        }
    }

    /// A timer's handler runs the loop itself until a timer and a block of the main queue have come.
    private func nest() {
        _ = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in
            MainActor.assumeIsolated {
                _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
                    MainActor.assumeIsolated { if isNesting { note("nested timer") } }
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { if isNesting { note("nested queue") } }
                // Events that come after the nested loop do not count.
                isNesting = true
                // A block ends the run of the loop, which a timer does not.
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isNesting = false }
                while isNesting, !came.isSuperset(of: ["nested timer", "nested queue"]) {
                    _ = RunLoop.main.run(mode: .default, before: .distantFuture)
                }
                isNesting = false
            }
        }
    }

    private func useThreads() {
        Thread.detachNewThread { DispatchQueue.main.async { note("thread") } }
        Task.detached { await note("detached task") }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/true")
        process.terminationHandler = { _ in DispatchQueue.main.async { note("process") } }
        do { try process.run() } catch { print("RunLoopProgram: /bin/true does not run: \(error)") }
    }

    @MainActor private func note(_ name: String) { came.insert(name) }
}
