public import Foundation

/// Value over time, from parallel tracks of keyframes (S16.1, S16.2).
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [any PlayableTrack<Value>]
    /// Duration of the longest track, in seconds.
    public let duration: TimeInterval

    /// A timeline from tracks.
    ///
    /// - Parameters:
    ///   - initialValue: start of every track, and the value of parts without a track.
    ///   - content: the tracks; of two tracks for one part the last wins.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue: initialValue, tracks: content()._tracks(), continuing: nil, at: 0)
    }

    /// A timeline that begins while `previous` plays at `time`: cubics and springs start with the velocity of their
    /// part (S16.12).
    package init(
        initialValue: Value, continuing previous: KeyframeTimeline, at time: TimeInterval,
        content: some Keyframes<Value>
    ) {
        self.init(initialValue: initialValue, tracks: content._tracks(), continuing: previous, at: time)
    }

    private init(
        initialValue: Value, tracks: _KeyframeTracks<Value>, continuing previous: KeyframeTimeline?, at time: Double
    ) {
        self.initialValue = initialValue
        self.tracks = tracks.tracks.map { $0.track(from: initialValue, continuing: previous?.tracks ?? [], at: time) }
        duration = self.tracks.reduce(0) { max($0, $1.duration) }
    }

    /// Value `time` seconds after the start: the initial value before 0, the final value after the end.
    public func value(time: Double) -> Value {
        var result = initialValue
        update(value: &result, time: time)
        return result
    }

    /// Value at `progress`, a fraction of the duration, clamped to 0…1.
    public func value(progress: Double) -> Value { value(time: min(max(progress, 0), 1) * duration) }

    /// Sets the parts of `value` that have a track to their values `time` seconds after the start.
    public func update(value: inout Value, time: TimeInterval) {
        for index in 0..<tracks.count { tracks[index].apply(at: time, to: &value) }
    }

    /// Sets the parts of `value` that have a track to their values at `progress`, a fraction of the duration, clamped
    /// to 0…1.
    public func update(value: inout Value, progress: Double) {
        update(value: &value, time: min(max(progress, 0), 1) * duration)
    }
}

/// Declared track without a start value.
protocol TrackMaking<Root> {
    associatedtype Root

    func track(from initialValue: Root, continuing previous: [any PlayableTrack<Root>], at time: Double)
        -> any PlayableTrack<Root>
}

/// Track that can be evaluated.
protocol PlayableTrack<Root> {
    associatedtype Root

    var duration: Double { get }
    func apply(at time: Double, to value: inout Root)
}

struct TrackSource<Root, Part: Animatable>: TrackMaking {
    let keyPath: WritableKeyPath<Root, Part>
    let segments: [KeyframeSegment<Part.AnimatableData>]

    func track(
        from initialValue: Root, continuing previous: [any PlayableTrack<Root>], at time: Double
    ) -> any PlayableTrack<Root> {
        let same = previous.compactMap { $0 as? Track<Root, Part> }.last { $0.keyPath == keyPath }
        let path = KeyframePath(
            from: initialValue[keyPath: keyPath].animatableData, velocity: same?.path.velocity(at: time) ?? .zero,
            segments: segments)
        return Track(keyPath: keyPath, path: path)
    }
}

private struct Track<Root, Part: Animatable>: PlayableTrack {
    let keyPath: WritableKeyPath<Root, Part>
    let path: KeyframePath<Part.AnimatableData>

    var duration: Double { path.duration }

    func apply(at time: Double, to value: inout Root) {
        // Read and written back, since modifying in place through a key path allocates.
        var part = value[keyPath: keyPath]
        part.animatableData = path.value(at: time)
        value[keyPath: keyPath] = part
    }
}
