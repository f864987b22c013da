import Foundation

/// A spring by its differential equation's solution, written down here once more: what pages show is compared with it.
///
/// x″ + 2ζω·x′ + ω²·(x − 1) = 0, from 0.
struct SpringModel {
    /// In seconds.
    var duration = 0.5
    var bounce = 0.0

    /// The part of a way travelled after `time` seconds, let go with `velocity` ways per second.
    func value(at time: Double, velocity: Double = 0) -> Double {
        let frequency = 2 * Double.pi / duration
        let decay = (1 - bounce) * frequency
        let fade = exp(-decay * time)
        guard bounce > 0 else { return 1 - fade * (1 + (frequency - velocity) * time) }
        let damped = frequency * (1 - (1 - bounce) * (1 - bounce)).squareRoot()
        return 1 - fade * (cos(damped * time) + (decay - velocity) / damped * sin(damped * time))
    }
}
