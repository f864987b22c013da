public import Foundation

extension Animation {
    /// Starts `delay` seconds later; until then what is on screen stays (S9.1, S9.2).
    public func delay(_ delay: TimeInterval) -> Animation { modified(.delay(delay.isNaN ? 0 : delay)) }

    /// Runs `speed` times as fast; 0 stays at the start (S9.8).
    public func speed(_ speed: Double) -> Animation { modified(.speed(speed.isFinite ? speed : 1)) }

    /// Plays `repeatCount` times, every second time backwards if it `autoreverses`. Behind the last pass the target
    /// shows, so an even number of passes that reverse ends in a jump (S9.3).
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        modified(.repeating(count: max(1, repeatCount), autoreverses: autoreverses))
    }

    /// Plays for as long as the view is there (S9.5).
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        modified(.repeating(count: nil, autoreverses: autoreverses))
    }

    /// Counts as over after `duration` seconds, though it goes on (S9.7).
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        modified(.logicallyComplete(after: duration.isNaN ? 0 : duration))
    }

    private func modified(_ modifier: AnimationModifier) -> Animation {
        Animation(modified: ModifiedAnimation(base: self, modifier: modifier))
    }
}
