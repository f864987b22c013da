package import Foundation

/// Press and release in one place, `count` times (S18.2).
@MainActor package final class TapRecognizer: PressRecognizer {
    package var count: Int
    package var action: (CGPoint, LayoutBox) -> Void
    private var start: PressSample?
    private var taps = 0
    private var lastTap = -Double.infinity

    package init(count: Int, action: @escaping (CGPoint, LayoutBox) -> Void) {
        self.count = count
        self.action = action
    }

    /// Farther than this, in points, is a drag.
    private static let distanceLimit = 45.0
    /// Longer than this, in seconds, is a long press.
    private static let durationLimit = 0.75
    /// Between the taps of a double tap, in seconds.
    private static let gapLimit = 0.35

    package func pressed(_ sample: PressSample, in box: LayoutBox) -> PressPhase {
        start = sample
        return .possible
    }

    package func moved(_ sample: PressSample, in box: LayoutBox) -> PressPhase {
        isTap(sample) ? .possible : fail()
    }

    package func released(_ sample: PressSample, in box: LayoutBox) -> PressPhase {
        guard isTap(sample) else { return fail() }
        start = nil
        taps = sample.time - lastTap <= Self.gapLimit ? taps + 1 : 1
        lastTap = sample.time
        guard taps >= count else { return .failed }
        taps = 0
        action(sample.location, box)
        return .ended
    }

    package func cancelled() { start = nil }

    private func fail() -> PressPhase {
        start = nil
        return .failed
    }

    private func isTap(_ sample: PressSample) -> Bool {
        guard let start else { return false }
        let distance = hypot(sample.location.x - start.location.x, sample.location.y - start.location.y)
        return distance <= Self.distanceLimit && sample.time - start.time < Self.durationLimit
    }
}

/// A button's press: pressed while the pointer is inside, and the action at a release inside (S18.16).
@MainActor package final class ButtonRecognizer: PressRecognizer {
    package var action: () -> Void
    package var pressedChanged: (Bool) -> Void
    private var isPressed = false

    package init(action: @escaping () -> Void, pressedChanged: @escaping (Bool) -> Void) {
        self.action = action
        self.pressedChanged = pressedChanged
    }

    package func pressed(_ sample: PressSample, in box: LayoutBox) -> PressPhase {
        set(pressed: true)
        return .active
    }

    package func moved(_ sample: PressSample, in box: LayoutBox) -> PressPhase {
        set(pressed: (box as? PressBox)?.contains(sample.location) ?? false)
        return .active
    }

    package func released(_ sample: PressSample, in box: LayoutBox) -> PressPhase {
        let isInside = (box as? PressBox)?.contains(sample.location) ?? false
        set(pressed: false)
        if isInside { action() }
        return .ended
    }

    package func cancelled() { set(pressed: false) }

    private func set(pressed: Bool) {
        guard pressed != isPressed else { return }
        isPressed = pressed
        pressedChanged(pressed)
    }
}
