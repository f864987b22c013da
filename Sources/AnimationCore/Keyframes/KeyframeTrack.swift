/// Moves one part of a value by keyframes.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
    /// A timeline of this track animates the root.
    public typealias Value = Root

    let keyPath: WritableKeyPath<Root, Part>
    private let list: _KeyframeList<Part>

    /// - Parameters:
    ///   - keyPath: the part.
    ///   - content: its keyframes.
    public init(
        _ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content
    ) {
        self.keyPath = keyPath
        list = content()._keyframes()
    }

    /// Moves the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
        self.init(\.self, content: content)
    }

    /// Not asked for: the engine reads the keyframes themselves.
    public var body: Never { return noBody() }

    /// The engine's view of it.
    public func _tracks() -> _KeyframeTracks<Root> {
        _KeyframeTracks(tracks: [TrackSource(keyPath: keyPath, segments: list.segments)])
    }
}
