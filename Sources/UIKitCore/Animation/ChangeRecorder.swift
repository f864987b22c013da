/// Collects the changes that a closure makes to layers in a window, for animations that a program controls or that have several
/// stops. The changes take effect at once; the recorder knows the values before and after.
@MainActor final class ChangeRecorder {
    private struct Key: Hashable {
        let layer: ObjectIdentifier
        let keyPath: String
    }

    private static var open: [ChangeRecorder] = []
    /// The recorder whose closure runs; nil outside of such closures.
    static var current: ChangeRecorder? { open.last }

    /// One track for each changed property, in the order of the first changes.
    private(set) var tracks: [PropertyTrack] = []
    private var places: [Key: Int] = [:]
    /// Part of the time in which the next changes happen.
    private var span = 0.0...1.0
    /// True while keyframes may be added.
    private(set) var takesKeyframes = false

    /// Runs `changes` and collects what they change.
    func record(_ changes: () -> Void) {
        Self.open.append(self)
        defer { Self.open.removeLast() }
        UIView.performWithoutAnimation(changes)
    }

    /// Runs `changes`, in which keyframes are added.
    func recordKeyframes(_ changes: () -> Void) {
        let before = takesKeyframes
        takesKeyframes = true
        defer { takesKeyframes = before }
        changes()
    }

    /// Runs `changes`, which happen in `span`.
    func record(in span: ClosedRange<Double>, _ changes: () -> Void) {
        let before = self.span
        self.span = span
        defer { self.span = before }
        changes()
    }

    /// Notes that the property `keyPath` of `layer` has become `value`.
    ///
    /// - Parameters:
    ///   - layer: the layer.
    ///   - keyPath: name of the property.
    ///   - model: the model value before.
    ///   - shown: the value on screen before, of the layer's animations.
    ///   - value: the model value after.
    func note(
        _ layer: CALayer, _ keyPath: String, model: AnimatedLayerValue, shown: AnimatedLayerValue,
        value: AnimatedLayerValue
    ) {
        let key = Key(layer: ObjectIdentifier(layer), keyPath: keyPath)
        if let place = places[key] { return tracks[place].add(value, in: span) }
        places[key] = tracks.count
        let track = PropertyTrack(layer, keyPath, model: model, shown: shown)
        track.add(value, in: span)
        tracks.append(track)
    }
}
