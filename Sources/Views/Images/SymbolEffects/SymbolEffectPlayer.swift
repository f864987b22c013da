import AnimationCore
import Foundation
@_spi(Engine) import ViewGraph

/// Replacement of one symbol by another, as a content transition states it.
struct SymbolReplacement: Hashable, Sendable {
    let motion: SymbolMotion.Replacement
    let speed: Double
}

/// Plays the effects of one symbol: each has a timeline of its own, and the symbol's look is that of all of them.
@MainActor final class SymbolEffectPlayer: RunningAttribute {
    fileprivate struct Track {
        var request: SymbolEffectRequest
        var playback: KeyframePlayback<SymbolPose>
        /// Rounds that follow the one being played; nil is endlessly many.
        var roundsLeft: Int?
    }

    private var tracks: [Track] = []
    private var replacement: KeyframePlayback<SymbolPose>?
    private unowned let host: ViewHost
    /// Receives each new look.
    private let show: @MainActor (SymbolPose) -> Void
    /// False once the symbol has been removed.
    private let isAlive: @MainActor () -> Bool

    init(
        host: ViewHost, isAlive: @escaping @MainActor () -> Bool, show: @escaping @MainActor (SymbolPose) -> Void
    ) {
        self.host = host
        self.isAlive = isAlive
        self.show = show
    }

    /// Follows the requests of the environment; the first time, effects that are held begin in their final look.
    func follow(_ requests: [SymbolEffectRequest], isFirst: Bool) {
        var new: [Track] = []
        for (index, request) in requests.enumerated() {
            guard tracks.indices.contains(index), tracks[index].request.motion == request.motion else {
                new.append(Self.track(request, isFirst: isFirst))
                continue
            }
            var track = tracks[index]
            let old = track.request
            track.request = request
            switch (old.start, request.start) {
            case (.change(let before), .change(let now)):
                if before != now { track.begin() }
            case (.active(let wasActive), .active(let isActive)):
                if wasActive != isActive { if isActive { track.begin() } else { track.finish() } }
            default: track = Self.track(request, isFirst: isFirst)
            }
            new.append(track)
        }
        let hadTracks = !tracks.isEmpty
        tracks = new
        if !tracks.isEmpty || hadTracks { show(pose) }
        if isPlaying { host.run(self) }
    }

    /// Begins the replacement of the symbol shown.
    func replace(by replacement: SymbolReplacement) {
        var playback = KeyframePlayback(initialValue: SymbolPose())
        SymbolMotion.replace(replacement.motion)
            .play(on: &playback, speed: replacement.speed, delay: 0, repeats: false)
        self.replacement = playback
        host.run(self)
    }

    func advance(to time: Double) -> Bool {
        guard isAlive() else { return false }
        for index in tracks.indices { tracks[index].advance(to: time) }
        _ = replacement?.advance(to: time)
        if replacement?.isPlaying == false { replacement = nil }
        show(pose)
        return isPlaying
    }

    /// Effects without an end only move what is seen.
    var mattersUnseen: Bool { tracks.allSatisfy { !$0.isEndless } }

    private var isPlaying: Bool { replacement?.isPlaying == true || tracks.contains { $0.playback.isPlaying } }

    private var pose: SymbolPose {
        var pose = tracks.reduce(SymbolPose()) { $0.with($1.playback.value) }
        if let replacement {
            pose = pose.with(replacement.value)
            pose.replaced = replacement.isPlaying ? replacement.value.replaced : 1
        } else {
            pose.replaced = 1
        }
        return pose
    }

    private static func track(_ request: SymbolEffectRequest, isFirst: Bool) -> Track {
        var track = Track(request: request, playback: KeyframePlayback(initialValue: request.motion.rest))
        guard request.start == .active(true) else { return track }
        track.begin()
        if isFirst, request.motion.isHeld {
            // A symbol that comes into being with the effect does not move into it.
            _ = track.playback.advance(to: 0)
            track.playback.replaceInitialValue(by: track.playback.advance(to: 1e6))
        }
        return track
    }
}

extension SymbolEffectPlayer.Track {
    var isEndless: Bool { playback.isPlaying && roundsLeft == nil && !request.motion.isHeld }

    mutating func begin() {
        let repetition = request.options.repetition
        let isActive = if case .active = request.start { true } else { false }
        if let repetition {
            roundsLeft = repetition.count.map { max($0, 1) - 1 }
        } else {
            roundsLeft = isActive ? nil : 0
        }
        play()
    }

    /// The way back to the usual look.
    mutating func finish() {
        roundsLeft = 0
        continueFromHere()
        var rest = request.motion.rest
        if case .rotate = request.motion { rest.degrees = (playback.value.degrees / 360).rounded(.awayFromZero) * 360 }
        SymbolMotion.move(to: rest, on: &playback, speed: request.options.speed)
    }

    mutating func advance(to time: Double) {
        let wasPlaying = playback.isPlaying
        _ = playback.advance(to: time)
        guard wasPlaying, !playback.isPlaying else { return }
        if request.motion.isHeld, request.start == .active(true) { return }
        // A full turn looks like none.
        playback.replaceInitialValue(by: request.motion.rest)
        if let rounds = roundsLeft, rounds > 0 {
            roundsLeft = rounds - 1
            play()
            _ = playback.advance(to: time)
        } else {
            playback.reset()
        }
    }

    private mutating func play() {
        continueFromHere()
        request.motion.play(
            on: &playback, speed: request.options.speed, delay: request.options.repetition?.delay ?? 0,
            repeats: roundsLeft == nil)
    }

    /// A playback that is over would begin at its initial look.
    private mutating func continueFromHere() {
        if !playback.isPlaying { playback.replaceInitialValue(by: playback.value) }
    }
}
