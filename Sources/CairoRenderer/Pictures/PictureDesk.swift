import Foundation
import Synchronization

/// Counts of a loader's pictures since it was made.
package struct PictureCounts: Equatable, Sendable {
    /// Times that a picture was decoded, drawn from vectors or reduced.
    package var decoded = 0
    /// Those of them that happened on the main thread.
    package var decodedOnMainThread = 0
    /// Times that a picture was drawn before it was decoded, in another size or not at all.
    package var missed = 0
}

/// Rules by which drawing waits for the pictures of one loader, and messages from the threads that decode them.
final class PictureDesk: Sendable {
    private struct State {
        var deadline: Date?
        var counts = PictureCounts()
        var missing: [LoadedPicture] = []
        var arrived: [LoadedPicture] = []
        var failures: [String] = []
    }

    private let state = Mutex(State())
    /// Called on any thread: a picture that was missed is decoded, or a picture is unreadable.
    private let onNews: @Sendable () -> Void

    init(onNews: @escaping @Sendable () -> Void) { self.onNews = onNews }

    /// Time until which drawing waits for a picture; nil: as long as it takes.
    var deadline: Date? {
        get { state.withLock { $0.deadline } }
        set { state.withLock { $0.deadline = newValue } }
    }

    var counts: PictureCounts { state.withLock { $0.counts } }

    func noteDecoding() {
        let isMain = Thread.isMainThread
        state.withLock { state in
            state.counts.decoded += 1
            if isMain { state.counts.decodedOnMainThread += 1 }
        }
    }

    /// Notes that a picture was drawn before it was decoded.
    func missed(_ picture: LoadedPicture) {
        state.withLock { state in
            state.counts.missed += 1
            if !state.missing.contains(where: { $0 === picture }) { state.missing.append(picture) }
        }
    }

    /// Pictures that were drawn before they were decoded, and have not arrived since.
    var missing: [LoadedPicture] { state.withLock { $0.missing + $0.arrived } }

    /// Notes that a picture that was missed is decoded now.
    func arrived(_ picture: LoadedPicture) {
        state.withLock { state in
            state.missing.removeAll { $0 === picture }
            state.arrived.append(picture)
        }
        onNews()
    }

    /// Notes that a picture cannot be decoded, and why.
    func failed(_ reason: String) {
        state.withLock { $0.failures.append(reason) }
        onNews()
    }

    /// Takes the pictures that have arrived.
    func takeArrived() -> [LoadedPicture] {
        state.withLock { state in
            defer { state.arrived = [] }
            return state.arrived
        }
    }

    /// Takes the messages about unreadable pictures.
    func takeFailures() -> [String] {
        state.withLock { state in
            defer { state.failures = [] }
            return state.failures
        }
    }
}
