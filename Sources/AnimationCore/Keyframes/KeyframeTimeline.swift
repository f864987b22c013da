public import Foundation

/// A value over time, by tracks of keyframes side by side (S16.1, S16.2).
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [any PlayableTrack<Value>]
    /// That of the longest track, in seconds.
    public let duration: TimeInterval

    /// - Parameters:
    ///   - initialValue: where every track begins, and what parts without a track stay at.
    ///   - content: the tracks; of two for one part the last wins.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue: initialValue, tracks: content()._tracks(), continuing: nil, at: 0)
    }

    /// A timeline that begins while another one plays: cubics and springs start with the velocity that their part has
    /// then (S16.12).
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

    /// The value `time` seconds after the start; before 0 the initial one, behind the end the last one.
    public func value(time: Double) -> Value {
        var result = initialValue
        update(value: &result, time: time)
        return result
    }

    /// The value at a fraction of the duration, 0…1.
    public func value(progress: Double) -> Value { value(time: min(max(progress, 0), 1) * duration) }

    /// Sets the parts that have a track to what they are `time` seconds after the start.
    public func update(value: inout Value, time: TimeInterval) {
        for index in 0..<tracks.count { tracks[index].apply(at: time, to: &value) }
    }

    /// Sets the parts that have a track to what they are at a fraction of the duration, 0…1.
    public func update(value: inout Value, progress: Double) {
        update(value: &value, time: min(max(progress, 0), 1) * duration)
    }
}

/// A track that is written down, but has no beginning yet.
protocol TrackMaking<Root> {
    associatedtype Root

    func track(from initialValue: Root, continuing previous: [any PlayableTrack<Root>], at time: Double)
        -> any PlayableTrack<Root>
}

/// A track that can be asked.
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
        // Read and written rather than changed in place, for which a key path asks for memory.
        var part = value[keyPath: keyPath]
        part.animatableData = path.value(at: time)
        value[keyPath: keyPath] = part
    }
}
