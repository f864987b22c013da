import AnimationCore

/// Motion of a symbol effect.
enum SymbolMotion: Hashable, Sendable {
    /// Way in which the parts of a symbol light up.
    struct VariableColor: Hashable, Sendable {
        var isCumulative = true
        var isReversing = false
        var hidesInactive = false
    }

    enum Wiggle: Hashable, Sendable {
        case turn(clockwise: Bool)
        /// First direction, clockwise from the right.
        case move(degrees: Double)
    }

    enum Replacement: Hashable, Sendable { case downUp, upUp, offUp }

    case bounce(isDown: Bool)
    case pulse
    case variableColor(VariableColor)
    case scale(isDown: Bool)
    case wiggle(Wiggle)
    case rotate(clockwise: Bool)
    case breathe(isPulsing: Bool)
    case appear(isDown: Bool)
    case disappear(isDown: Bool)
    case replace(Replacement)

    /// True if the symbol stays as the effect leaves it while the effect is active; false for effects in rounds.
    var isHeld: Bool {
        switch self {
        case .scale, .appear, .disappear: true
        case .bounce, .pulse, .variableColor, .wiggle, .rotate, .breathe, .replace: false
        }
    }

    /// Look of a symbol at which the effect ends when it is not active.
    var rest: SymbolPose {
        var pose = SymbolPose()
        if case .appear(let isDown) = self { (pose.opacity, pose.scale) = (0, isDown ? 1.3 : 0.6) }
        return pose
    }
}

extension SymbolMotion {
    /// Plays one round of the effect, or the way to the look that it holds.
    ///
    /// - Parameters:
    ///   - playback: continues from its current look.
    ///   - speed: factor of the normal speed.
    ///   - delay: pause after the round, in seconds.
    ///   - repeats: true for endless rounds.
    func play(on playback: inout KeyframePlayback<SymbolPose>, speed: Double, delay: Double, repeats: Bool) {
        func seconds(_ duration: Double) -> Double { duration / speed }
        switch self {
        case .bounce(let isDown):
            playback.play(repeats: repeats) { _ in
                KeyframeTrack(\SymbolPose.scale) {
                    CubicKeyframe(isDown ? 0.8 : 1.22, duration: seconds(0.16))
                    SpringKeyframe(
                        1, duration: seconds(0.5) + delay, spring: Spring(duration: seconds(0.4), bounce: 0.35))
                }
            }
        case .pulse:
            playback.play(repeats: repeats) { _ in
                KeyframeTrack(\SymbolPose.opacity) {
                    LinearKeyframe(0.35, duration: seconds(0.5), timingCurve: .easeInOut)
                    LinearKeyframe(1, duration: seconds(0.5), timingCurve: .easeInOut)
                    LinearKeyframe(1, duration: delay)
                }
            }
        case .variableColor(let color):
            let extent = color.isReversing ? 0.8 : 1.0
            playback.play(repeats: repeats) { _ in
                KeyframeTrack(\SymbolPose.lit) {
                    LinearKeyframe(extent, duration: seconds(1.2))
                    LinearKeyframe(color.isReversing ? 0 : extent, duration: color.isReversing ? seconds(1.2) : 0.001)
                    LinearKeyframe(0, duration: delay + 0.001)
                }
            }
        case .wiggle(.turn(let isClockwise)):
            let side = isClockwise ? 1.0 : -1
            playback.play(repeats: repeats) { _ in
                KeyframeTrack(\SymbolPose.degrees) {
                    CubicKeyframe(14 * side, duration: seconds(0.1))
                    CubicKeyframe(-11 * side, duration: seconds(0.14))
                    CubicKeyframe(7 * side, duration: seconds(0.14))
                    CubicKeyframe(-4 * side, duration: seconds(0.14))
                    CubicKeyframe(0, duration: seconds(0.14))
                    LinearKeyframe(0, duration: delay)
                }
            }
        case .wiggle(.move(let degrees)):
            playback.play(repeats: repeats) { _ in
                Self.tracks {
                    KeyframeTrack(\SymbolPose.direction) { MoveKeyframe(degrees) }
                    KeyframeTrack(\SymbolPose.distance) {
                        CubicKeyframe(0.12, duration: seconds(0.1))
                        CubicKeyframe(-0.09, duration: seconds(0.14))
                        CubicKeyframe(0.06, duration: seconds(0.14))
                        CubicKeyframe(-0.03, duration: seconds(0.14))
                        CubicKeyframe(0, duration: seconds(0.14))
                        LinearKeyframe(0, duration: delay)
                    }
                }
            }
        case .rotate(let isClockwise):
            let turn = isClockwise ? 360.0 : -360
            playback.play(repeats: repeats) { _ in
                KeyframeTrack(\SymbolPose.degrees) {
                    LinearKeyframe(
                        turn, duration: seconds(1.6), timingCurve: repeats && delay == 0 ? .linear : .easeInOut)
                    LinearKeyframe(turn, duration: delay)
                }
            }
        case .breathe(let isPulsing):
            playback.play(repeats: repeats) { _ in
                Self.tracks {
                    KeyframeTrack(\SymbolPose.scale) {
                        LinearKeyframe(1.1, duration: seconds(0.9), timingCurve: .easeInOut)
                        LinearKeyframe(1, duration: seconds(0.9), timingCurve: .easeInOut)
                        LinearKeyframe(1, duration: delay)
                    }
                    KeyframeTrack(\SymbolPose.opacity) {
                        LinearKeyframe(1, duration: seconds(0.9))
                        LinearKeyframe(isPulsing ? 0.6 : 1, duration: seconds(0.45), timingCurve: .easeInOut)
                        LinearKeyframe(1, duration: seconds(0.45), timingCurve: .easeInOut)
                    }
                }
            }
        case .scale(let isDown):
            var pose = SymbolPose()
            pose.scale = isDown ? 0.82 : 1.2
            Self.move(to: pose, on: &playback, speed: speed)
        case .appear: Self.move(to: SymbolPose(), on: &playback, speed: speed)
        case .disappear(let isDown):
            var pose = SymbolPose()
            (pose.opacity, pose.scale) = (0, isDown ? 0.6 : 1.3)
            Self.move(to: pose, on: &playback, speed: speed)
        case .replace(let replacement): Self.replace(replacement, on: &playback, speed: speed)
        }
    }

    /// Plays the way to `pose`, with the current velocity.
    static func move(to pose: SymbolPose, on playback: inout KeyframePlayback<SymbolPose>, speed: Double) {
        let spring = Spring(duration: 0.35 / speed, bounce: 0.15)
        let time = 0.6 / speed
        playback.play { _ in
            Self.tracks {
                KeyframeTrack(\SymbolPose.scale) { SpringKeyframe(pose.scale, duration: time, spring: spring) }
                KeyframeTrack(\SymbolPose.degrees) { SpringKeyframe(pose.degrees, duration: time, spring: spring) }
                KeyframeTrack(\SymbolPose.distance) { SpringKeyframe(pose.distance, duration: time, spring: spring) }
                KeyframeTrack(\SymbolPose.opacity) {
                    LinearKeyframe(pose.opacity, duration: 0.25 / speed, timingCurve: .easeInOut)
                }
                KeyframeTrack(\SymbolPose.lit) { LinearKeyframe(pose.lit, duration: 0.2 / speed) }
            }
        }
    }

    /// Plays the old symbol's way out, and then the new one's way in.
    private static func replace(
        _ replacement: Replacement, on playback: inout KeyframePlayback<SymbolPose>, speed: Double
    ) {
        let out = replacement == .offUp ? 0.001 : 0.14 / speed
        let way = 0.4 / speed
        playback.play { _ in
            Self.tracks {
                KeyframeTrack(\SymbolPose.scale) {
                    LinearKeyframe(replacement == .upUp ? 1.25 : 0.6, duration: out, timingCurve: .easeIn)
                    MoveKeyframe(0.6)
                    SpringKeyframe(1, duration: way, spring: Spring(duration: way * 0.75, bounce: 0.2))
                }
                KeyframeTrack(\SymbolPose.opacity) {
                    LinearKeyframe(0, duration: out, timingCurve: .easeIn)
                    LinearKeyframe(1, duration: way * 0.4, timingCurve: .easeOut)
                }
                KeyframeTrack(\SymbolPose.replaced) {
                    LinearKeyframe(0, duration: out)
                    MoveKeyframe(1)
                }
            }
        }
    }

    /// Several tracks as one value.
    private static func tracks<Content: Keyframes>(
        @KeyframesBuilder<SymbolPose> _ content: () -> Content
    ) -> Content where Content.Value == SymbolPose { content() }
}
