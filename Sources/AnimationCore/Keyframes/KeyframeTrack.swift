/// Track that animates one part of a value by keyframes.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
    /// Type of the animated value.
    public typealias Value = Root

    let keyPath: WritableKeyPath<Root, Part>
    private let list: _KeyframeList<Part>

    /// A track for one part.
    ///
    /// - Parameters:
    ///   - keyPath: the part.
    ///   - content: its keyframes, one after the other.
    public init(
        _ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content
    ) {
        self.keyPath = keyPath
        list = content()._keyframes()
    }

    /// A track for the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
        self.init(\.self, content: content)
    }

    /// Never evaluated: the engine reads the keyframes directly.
    public var body: Never { return noBody() }

    /// The track for the engine.
    public func _tracks() -> _KeyframeTracks<Root> {
        _KeyframeTracks(tracks: [TrackSource(keyPath: keyPath, segments: list.segments)])
    }
}
