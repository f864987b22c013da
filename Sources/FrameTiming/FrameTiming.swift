import Foundation
import Platform
import Runtime

/// Plays the benchmark's scenes and says what they cost.
@main @MainActor struct FrameTiming {
    static func main() {
        do throws(OptionError) {
            let options = try TimingOptions(arguments: Array(CommandLine.arguments.dropFirst()))
            end(with: run(options))
        } catch {
            end(with: .usage("\(error)"))
        }
    }

    private static func run(_ options: TimingOptions) -> ExitStatus {
        switch options.job {
        case .core:
            let figures = CoreFigures.measured()
            print(options.printsJSON ? JSONLine.text(figures.json) : figures.table)
            return .success
        case .tree:
            let figures = TreeFigures.measured()
            print(options.printsJSON ? JSONLine.text(figures.json) : figures.table)
            return .success
        case .scene(let scene): return play(scene, options)
        case .compare: return compare(options)
        }
    }

    private static func play(_ scene: CardScene, _ options: TimingOptions) -> ExitStatus {
        do throws(HostError) {
            var runtime = try RuntimeOptions(environment: ProcessInfo.processInfo.environment)
            if let host = options.host { runtime.host = host }
            let run = SceneRun(
                play: Play(scene: scene, count: options.cards ?? scene.usualCount), idiom: options.idiom ?? .layers,
                options: runtime, seconds: options.seconds)
            let (report, status) = run.run()
            guard status == .success else { return status }
            print(options.printsJSON ? JSONLine.text(report) : ReportTable.text(report))
            return .success
        } catch {
            return error.status
        }
    }

    private static func compare(_ options: TimingOptions) -> ExitStatus {
        var comparison = Comparison(options)
        do throws(ChildError) {
            try comparison.run()
        } catch {
            return ExitStatus(code: error.status, message: error.message)
        }
        print(options.printsJSON ? JSONLine.text(comparison.json) : comparison.table)
        return .success
    }

    private static func end(with status: ExitStatus) -> Never {
        if let message = status.message {
            let line = message.hasPrefix("frame-timing: ") ? message : "frame-timing: \(message)"
            FileHandle.standardError.write(Data("\(line)\n".utf8))
        }
        fflush(nil)
        exit(status.code)
    }
}
