public import Foundation

extension Animation {
    /// Starts `delay` seconds later and shows the old value until then (S9.1, S9.2). A negative delay starts as if the
    /// animation had run for that long; NaN counts as 0; an infinite delay never ends.
    public func delay(_ delay: TimeInterval) -> Animation { modified(.delay(delay.isNaN ? 0 : delay)) }

    /// Runs `speed` times as fast; at 0 or below it stays at the start (S9.8). NaN counts as 1; infinite speed ends
    /// with the second frame.
    public func speed(_ speed: Double) -> Animation {
        // The largest finite number acts like infinity, but its product with 0 is 0.
        let largest = Double.greatestFiniteMagnitude
        return modified(.speed(speed.isNaN ? 1 : min(max(speed, -largest), largest)))
    }

    /// Runs `repeatCount` times, every second time backwards if it `autoreverses`. After the last pass the target is
    /// shown, so an even number of reversing passes ends with a jump (S9.3). 0 and below count as 1.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        modified(.repeating(count: max(1, repeatCount), autoreverses: autoreverses))
    }

    /// Runs as long as the view exists (S9.5), every second time backwards if it `autoreverses`. Never complete, except
    /// with ``logicallyComplete(after:)`` around it.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        modified(.repeating(count: nil, autoreverses: autoreverses))
    }

    /// Counts as logically complete after `duration` seconds, though it continues (S9.7); at once if that is 0 or
    /// below. NaN counts as 0.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        modified(.logicallyComplete(after: duration.isNaN ? 0 : duration))
    }

    private func modified(_ modifier: AnimationModifier) -> Animation {
        Animation(modified: ModifiedAnimation(base: self, modifier: modifier))
    }
}
