import Foundation

/// Plays the benchmark's scenes and says what they cost.
@main struct FrameTiming {
    static func main() {
        do throws(OptionError) {
            let options = try TimingOptions(arguments: Array(CommandLine.arguments.dropFirst()))
            print(play(options))
        } catch {
            FileHandle.standardError.write(Data("frame-timing: \(error)\n".utf8))
            exit(64)  // EX_USAGE of sysexits.h
        }
    }

    private static func play(_ options: TimingOptions) -> String {
        switch options.scene {
        case .core:
            let figures = CoreFigures.measured()
            return options.printsJSON ? figures.json : figures.table
        }
    }
}
