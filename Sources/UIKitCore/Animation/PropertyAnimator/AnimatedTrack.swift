/// Track that an animator moves, as an animation of the track's layer.
@MainActor final class AnimatedTrack: CAAnimation {
    let track: PropertyTrack
    /// Part of the animator's time at which the track begins.
    private let begin: Double
    /// Fraction of the animator's way, and progress of the track there, when it was last interrupted. Off the animator's own
    /// curve the track passes from there to both ends at even speed.
    private var anchor: (fraction: Double, progress: Double)
    private var progress = SIMD2<Double>.zero

    /// A track that begins at the part `begin` of the animator's time and at `fraction` of its way.
    init(_ track: PropertyTrack, begin: Double, fraction: Double) {
        self.track = track
        self.begin = begin
        anchor = (fraction, 0)
        super.init()
        fillMode = .both
        isRemovedOnCompletion = false
        track.layer.showDriven(self)
    }

    override func frozen() -> CAAnimation { self }

    override func apply(at time: Double, passes: Int, to values: inout LayerValues) {
        values.set(track.value(at: progress), at: track.keyPath, adds: track.isAdditive)
    }

    /// Moves the track to where it is during `leg`.
    func follow(_ leg: AnimatorLeg) {
        guard leg.isWhole else { return move(to: leg.fraction) }
        let part = begin < 1 ? (leg.part - begin) / (1 - begin) : leg.part
        show(leg.curve.progress(at: part, of: leg.duration * (1 - begin)))
    }

    /// Moves the track to where it is at `fraction` of the animator's way.
    func move(to fraction: SIMD2<Double>) {
        func part(_ fraction: Double) -> Double {
            if fraction < anchor.fraction { return anchor.progress * fraction / anchor.fraction }
            let rest = 1 - anchor.fraction
            return rest > 0 ? anchor.progress + (1 - anchor.progress) * (fraction - anchor.fraction) / rest : 1
        }
        show(SIMD2(part(fraction.x), part(fraction.y)))
    }

    /// Notes that the animator leaves its curve at `fraction` of the way.
    func interrupt(at fraction: Double) {
        guard fraction > 0, fraction < 1 else { return }
        anchor = (fraction, progress.x)
    }

    private func show(_ progress: SIMD2<Double>) {
        guard progress != self.progress else { return }
        self.progress = progress
        track.layer.animations?.drivenChanged()
    }

    /// Ends the animations of `tracks` with the layers' own values at `position`.
    static func finish(_ tracks: [AnimatedTrack], at position: UIViewAnimatingPosition) {
        // Several tracks may move one property: the first of them has the value before all.
        let values = tracks.map { moved in
            switch position {
            case .end: AnimatedLayerValue?.none
            case .start: moved.track.stops.first?.value
            case .current: moved.track.layer.drawn.value(at: moved.track.keyPath)
            }
        }
        for (moved, value) in zip(tracks, values).reversed() {
            if let value { moved.track.setModel(value) }
            moved.track.layer.animations?.removeDriven(moved)
        }
    }
}
