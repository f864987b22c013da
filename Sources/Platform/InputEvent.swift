package import Foundation

/// Modifier keys held during an event.
package struct EventModifierKeys: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let capsLock = EventModifierKeys(rawValue: 1)
    package static let shift = EventModifierKeys(rawValue: 2)
    package static let control = EventModifierKeys(rawValue: 4)
    package static let option = EventModifierKeys(rawValue: 8)
    /// Logo key, which `SwiftUI` calls command.
    package static let command = EventModifierKeys(rawValue: 16)
}

/// Event of the pointer, or of a finger on the screen.
package struct PointerEvent: Sendable {
    package enum Kind: Sendable, Equatable {
        case entered, left, moved
        case pressed(button: Button)
        case released(button: Button)
        /// Scroll distance in points; positive y scrolls towards the end.
        case scrolled(delta: CGSize, isPrecise: Bool)
        /// The fingers have left the touchpad after scrolling; the content decelerates by itself.
        case scrollEnded
        /// Pinch on a touchpad. `scale` (factor) and `rotation` (radians) are relative to its beginning.
        case pinchBegan
        case pinchChanged(scale: Double, rotation: Double)
        case pinchEnded(isCancelled: Bool)
    }
    package enum Button: Int, Sendable { case primary, secondary, middle }
    /// Input device: a finger drags content to scroll it, a mouse does not (S18.17).
    package enum Device: Sendable { case mouse, touch }

    package var kind: Kind
    /// Position in points from the window's top left corner. May be outside while a button is held.
    package var location: CGPoint
    package var modifiers: EventModifierKeys
    /// Program time, in seconds.
    package var time: Double
    package var device: Device

    package init(
        kind: Kind, location: CGPoint, modifiers: EventModifierKeys = [], time: Double, device: Device = .mouse
    ) {
        self.device = device
        self.kind = kind
        self.location = location
        self.modifiers = modifiers
        self.time = time
    }
}

/// Event of the keyboard.
package struct KeyEvent: Sendable, Equatable {
    package enum Phase: Sendable, Equatable { case down, `repeat`, up }

    package var phase: Phase
    /// Keysym name as in xkbcommon: `Return`, `a`, `Left`, `space`, `F5`, `Tab`, `Escape`.
    package var keyName: String
    /// Text that the key produces with the current layout and compose state; empty if none.
    package var characters: String
    /// Character of the keysym, also while modifiers suppress the text. If the current layout has no Latin letters, it
    /// is taken from a layout that has, for shortcuts. Nil for keys such as arrows.
    package var symbol: Character?
    package var modifiers: EventModifierKeys
    /// Program time, in seconds.
    package var time: Double

    package init(
        phase: Phase, keyName: String, characters: String, symbol: Character? = nil,
        modifiers: EventModifierKeys = [], time: Double
    ) {
        self.phase = phase
        self.keyName = keyName
        self.characters = characters
        self.symbol = symbol
        self.modifiers = modifiers
        self.time = time
    }
}
