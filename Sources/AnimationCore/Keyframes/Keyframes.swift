/// What a timeline is made of: tracks side by side (S16.2).
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes

    /// The tracks that this stands for (S16.15).
    @KeyframesBuilder<Value> var body: Body { get }

    /// The engine's view of it; the tracks of this module have their own.
    func _tracks() -> _KeyframeTracks<Value>
}

extension Keyframes where Body.Value == Value {
    public func _tracks() -> _KeyframeTracks<Value> { body._tracks() }
}

extension Never: Keyframes {
    public func _tracks() -> _KeyframeTracks<Never> { _KeyframeTracks() }
}

/// Tracks side by side: what a timeline's builder makes.
public struct _KeyframeTracks<Value>: Keyframes {
    var tracks: [any TrackMaking<Value>] = []

    public var body: Never { return noBody() }
    public func _tracks() -> _KeyframeTracks<Value> { self }
}

/// Moves one part of a value by keyframes.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
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

    public var body: Never { return noBody() }

    public func _tracks() -> _KeyframeTracks<Root> {
        _KeyframeTracks(tracks: [TrackSource(keyPath: keyPath, segments: list.segments)])
    }
}

/// Puts tracks side by side; or keyframes one after the other, as one track of the whole value.
@resultBuilder public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ tracks: K) -> _KeyframeTracks<Value> where K.Value == Value {
        tracks._tracks()
    }

    public static func buildBlock(_ parts: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> { buildArray(parts) }

    public static func buildArray(_ parts: [_KeyframeTracks<Value>]) -> _KeyframeTracks<Value> {
        _KeyframeTracks(tracks: parts.flatMap(\.tracks))
    }

    public static func buildEither(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { first }

    public static func buildEither(second: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { second }

    public static func buildOptional(_ part: _KeyframeTracks<Value>?) -> _KeyframeTracks<Value> {
        part ?? _KeyframeTracks()
    }

    public static func buildLimitedAvailability(_ part: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { part }

    public static func buildFinalResult(_ tracks: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { tracks }
}

extension KeyframesBuilder where Value: Animatable {
    public static func buildExpression<K: KeyframeTrackContent>(_ content: K) -> _KeyframeList<Value>
    where K.Value == Value { content._keyframes() }

    public static func buildBlock(_ first: _KeyframeList<Value>, _ parts: _KeyframeList<Value>...) -> _KeyframeList<
        Value
    > {
        buildArray([first] + parts)
    }

    public static func buildArray(_ parts: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
        KeyframeTrackContentBuilder<Value>.buildArray(parts)
    }

    public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }

    public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }

    public static func buildOptional(_ part: _KeyframeList<Value>?) -> _KeyframeList<Value> { part ?? _KeyframeList() }

    public static func buildFinalResult(_ list: _KeyframeList<Value>) -> _KeyframeTracks<Value> {
        _KeyframeTracks(tracks: [TrackSource(keyPath: \Value.self, segments: list.segments)])
    }
}
