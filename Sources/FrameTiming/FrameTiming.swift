import Foundation
import Platform
import Runtime

/// Runs the benchmark's scenes and prints their figures.
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
            return show(figures.json, as: figures.table, options)
        case .tree:
            return measureTree(options)
        case .cold:
            let updates = ColdUpdates.measured()
            return show(updates.json, as: updates.table, options)
        case .frames:
            let figures = FrameFigures.measured(cards: options.cards ?? CardScene.flip.usualCount)
            return show(figures.json, as: figures.table, options)
        case .scene(let scene): return play(scene, options)
        case .compare: return compare(options)
        case .against(let program, let scene): return measure(against: program, scene, options)
        case .help:
            print(TimingHelp.help)
            return .success
        case .version:
            print(TimingHelp.version)
            return .success
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
            return show(report, as: ReportTable.text(report), options)
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
        return show(comparison.json, as: options.printsMarkdown ? comparison.markdown : comparison.table, options)
    }

    private static func measure(
        against program: OtherProgram, _ scene: CardScene?, _ options: TimingOptions
    ) -> ExitStatus {
        var against = Against(program, scene: scene, options: options)
        do throws(ChildError) {
            try against.run()
        } catch {
            return ExitStatus(code: error.status, message: error.message)
        }
        return show(against.json, as: options.printsMarkdown ? against.markdown : against.table, options)
    }

    private static func measureTree(_ options: TimingOptions) -> ExitStatus {
        do throws(ChildError) {
            let report = try TreeReport.measured(keeping: options.keptFolder)
            return show(report.json, as: options.printsMarkdown ? report.markdown : report.table, options)
        } catch {
            return ExitStatus(code: error.status, message: error.message)
        }
    }

    /// Prints the figures as JSON or as the table.
    private static func show(_ figures: [String: Any], as table: String, _ options: TimingOptions) -> ExitStatus {
        do {
            print(options.printsJSON ? try JSONLine.text(figures) : table)
            return .success
        } catch {
            return ExitStatus(code: 70, message: "the figures have no form in JSON: \(error)")
        }
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
