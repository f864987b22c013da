import Foundation
import ProgramSupport

extension ReleaseGame {
    /// What a deal in the release game looked like, and what the machine let it be.
    struct Deal {
        let compositor: Compositor
        let rate: Int
        /// For which it was watched.
        let seconds: Double
        /// By the compositor's count.
        let frames: Int
        let missed: Int
        /// From the time that was drawn to the time that was seen, in milliseconds; nil where nobody tells.
        let error: Double?
        /// Of the processor's time, for a frame, in milliseconds.
        let cost: Double
        /// For how long somebody on the machine waited for a processor while cards flew, in milliseconds.
        let waited: Double

        /// What can be asked of a program on this machine, as it was.
        enum Judgement: Equatable {
            /// Every refresh has to bring a frame: where `LILT_STRICT_PACING` is 1, for a machine that is known to do nothing
            /// else, and a frame costs less than a third of the time between two refreshes.
            case strict
            /// One refresh in ten may bring nothing new. What a virtual machine's host takes from it shows nowhere in it.
            case lenient
            /// Others needed the processors too: nothing can be said.
            case busyMachine
        }

        /// Of the time in which the deal was watched. Tools that inject input and count frames, and threads that change places,
        /// wait for a twentieth of it on a machine that does nothing else.
        private static let waitingOfAQuietMachine = 0.1
        private static let isStrict = ProcessInfo.processInfo.environment["LILT_STRICT_PACING"] == "1"

        var judgement: Judgement {
            if waited > Self.waitingOfAQuietMachine * seconds * 1000 { return .busyMachine }
            return Self.isStrict && cost * Double(rate) <= 1000 / 3 ? .strict : .lenient
        }

        /// Whether the frames are as they have to be; nil where the machine does not let one tell.
        var isInOrder: Bool? {
            let refreshes = seconds * Double(rate)
            // Each was drawn for the moment at which it was seen. There are but two hundred: the first of a deal, which takes
            // longest, may be a refresh late.
            if Double(frames) >= 0.8 * refreshes && missed == 0 && error ?? 0 <= 1000 / Double(rate) + 1 { return true }
            switch judgement {
            case .strict: return false
            case .lenient: return Double(frames) >= 0.7 * refreshes && (0...frames / 10).contains(missed)
            case .busyMachine: return nil
            }
        }

        /// The figures, for whoever keeps them.
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
