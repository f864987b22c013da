import Foundation

/// A spring as the closed solution of its differential equation, an independent reference for the pages.
///
/// x″ + 2ζω·x′ + ω²·(x − 1) = 0, from 0.
struct SpringModel {
    /// Duration in seconds.
    var duration = 0.5
    var bounce = 0.0

    /// Position from 0 towards 1 after `time` seconds, with an initial `velocity` per second.
    func value(at time: Double, velocity: Double = 0) -> Double {
        let frequency = 2 * Double.pi / duration
        let decay = (1 - bounce) * frequency
        let fade = exp(-decay * time)
        guard bounce > 0 else { return 1 - fade * (1 + (frequency - velocity) * time) }
        let damped = frequency * (1 - (1 - bounce) * (1 - bounce)).squareRoot()
        return 1 - fade * (cos(damped * time) + (decay - velocity) / damped * sin(damped * time))
    }
}
