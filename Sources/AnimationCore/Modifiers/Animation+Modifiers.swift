public import Foundation

extension Animation {
    /// Starts `delay` seconds later; until then what is on screen stays (S9.1, S9.2). Below 0 it starts as if it had
    /// run for that long already; NaN counts as 0, and an infinite delay never ends.
    public func delay(_ delay: TimeInterval) -> Animation { modified(.delay(delay.isNaN ? 0 : delay)) }

    /// Runs `speed` times as fast; 0 and below stay at the start (S9.8). NaN counts as 1; an infinite speed is over with
    /// the second frame.
    public func speed(_ speed: Double) -> Animation {
        // The largest number does what infinity would, and has a product with 0.
        let largest = Double.greatestFiniteMagnitude
        return modified(.speed(speed.isNaN ? 1 : min(max(speed, -largest), largest)))
    }

    /// Plays `repeatCount` times, every second time backwards if it `autoreverses`. Behind the last pass the target
    /// shows, so an even number of passes that reverse ends in a jump (S9.3). 0 and below count as 1.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        modified(.repeating(count: max(1, repeatCount), autoreverses: autoreverses))
    }

    /// Plays for as long as the view is there (S9.5), every second time backwards if it `autoreverses`. It is never
    /// complete, unless ``logicallyComplete(after:)`` around it says so.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        modified(.repeating(count: nil, autoreverses: autoreverses))
    }

    /// Counts as over after `duration` seconds, though it goes on (S9.7); 0 and below: at once. NaN counts as 0.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        modified(.logicallyComplete(after: duration.isNaN ? 0 : duration))
    }

    private func modified(_ modifier: AnimationModifier) -> Animation {
        Animation(modified: ModifiedAnimation(base: self, modifier: modifier))
    }
}
