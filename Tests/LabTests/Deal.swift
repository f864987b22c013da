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

        /// How the machine was, which decides what can be asked of a program on it.
        enum Judgement: Equatable {
            /// Every refresh has to bring a frame.
            case strict
            /// A frame costs more than a third of the time between two refreshes, so that one which costs thrice as much as most
            /// is late: one in ten may be missing.
            case slowMachine
            /// Others needed the processors too: nothing can be said.
            case busyMachine
        }

        /// Of the time in which the deal was watched. Tools that inject input and count frames, and threads that change places,
        /// wait for a twentieth of it on a machine that does nothing else.
        private static let waitingOfAQuietMachine = 0.1

        var judgement: Judgement {
            if waited > Self.waitingOfAQuietMachine * seconds * 1000 { return .busyMachine }
            return cost * Double(rate) > 1000 / 3 ? .slowMachine : .strict
        }

        /// Whether the frames are as they have to be; nil where the machine does not let one tell.
        var isInOrder: Bool? {
            guard frames >= 2 * rate, missed >= 0 else { return judgement == .busyMachine ? nil : false }
            // Each was drawn for the moment at which it was seen. There are but two hundred: the first of a deal, which takes
            // longest, may be a refresh late.
            if missed == 0 && error ?? 0 <= 1000 / Double(rate) + 1 { return true }
            switch judgement {
            case .strict: return false
            case .slowMachine: return missed * 10 <= frames
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
