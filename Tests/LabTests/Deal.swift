import Foundation
import ProgramSupport

extension ReleaseGame {
    /// Figures of a deal in the release build of the game, and of the machine meanwhile.
    struct Deal {
        let compositor: Compositor
        let rate: Int
        /// Seconds for which it was watched.
        let seconds: Double
        /// Frames, counted by the compositor.
        let frames: Int
        let missed: Int
        /// Milliseconds from the time that was drawn to the time that was seen; nil without presentation feedback.
        let error: Double?
        /// Milliseconds of processor time for a frame.
        let cost: Double
        /// Milliseconds in which some thread on the machine waited for a processor during the deal.
        let waited: Double

        /// Requirement that a program can meet on this machine.
        enum Judgement: Equatable {
            /// Every refresh has to show a frame: where `LILT_STRICT_PACING` is 1, for a machine that does nothing
            /// else, and a frame costs less than a third of the time between two refreshes.
            case strict
            /// One refresh in ten may show nothing new: time that a virtual machine's host takes is not visible in it.
            case lenient
            /// Other processes needed the processors as well: nothing is required.
            case busyMachine
        }

        /// Part of the time watched in which threads may wait for a processor. Tools that inject input and count frames
        /// wait for a twentieth of it on a machine that does nothing else.
        private static let waitingOfAQuietMachine = 0.1
        private static let isStrict = ProcessInfo.processInfo.environment["LILT_STRICT_PACING"] == "1"

        var judgement: Judgement {
            if waited > Self.waitingOfAQuietMachine * seconds * 1000 { return .busyMachine }
            return Self.isStrict && cost * Double(rate) <= 1000 / 3 ? .strict : .lenient
        }

        /// True if the frames meet the requirement; nil where there is none.
        var isInOrder: Bool? {
            let refreshes = seconds * Double(rate)
            // Each was drawn for the time at which it was seen. Of two hundred the first of a deal, which takes
            // longest, may be a refresh late.
            if Double(frames) >= 0.8 * refreshes && missed == 0 && error ?? 0 <= 1000 / Double(rate) + 1 { return true }
            switch judgement {
            case .strict: return false
            case .lenient: return Double(frames) >= 0.7 * refreshes && (0...frames / 10).contains(missed)
            case .busyMachine: return nil
            }
        }

        /// The figures in one line.
        func say() {
            let error = error.map { String(format: "%.2f ms", $0) } ?? "not told"
            let line =
                "pacing: \(compositor.rawValue), \(rate) Hz: \(frames) frames, \(missed) missed, p99 error \(error), "
                + String(format: "%.1f ms of CPU a frame, %.1f ms waited for a processor", cost, waited)
                + " (\(judgement))\n"
            FileHandle.standardError.write(Data(line.utf8))
        }
    }
}
