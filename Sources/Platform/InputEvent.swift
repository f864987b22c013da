package import Foundation

/// Keys held during an event.
package struct EventModifierKeys: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let capsLock = EventModifierKeys(rawValue: 1)
    package static let shift = EventModifierKeys(rawValue: 2)
    package static let control = EventModifierKeys(rawValue: 4)
    package static let option = EventModifierKeys(rawValue: 8)
    /// The logo key; `SwiftUI` calls it command.
    package static let command = EventModifierKeys(rawValue: 16)
}

package struct PointerEvent: Sendable {
    package enum Kind: Sendable, Equatable {
        case entered, left, moved
        case pressed(button: Button)
        case released(button: Button)
        /// By how much content should move, in points: positive y scrolls towards the end.
        case scrolled(delta: CGSize, isPrecise: Bool)
        /// The fingers that scrolled have left the touchpad: content goes on by itself.
        case scrollEnded
        /// A touchpad pinch. `scale` and `rotation` (radians) count from its beginning.
        case pinchBegan
        case pinchChanged(scale: Double, rotation: Double)
        case pinchEnded(isCancelled: Bool)
    }
    package enum Button: Int, Sendable { case primary, secondary, middle }
    /// What the hand holds: a finger on the screen pulls content along, a mouse does not (S18.17).
    package enum Device: Sendable { case mouse, touch }

    package var kind: Kind
    /// Where, in points from the window's top left corner. May lie outside while a button is held.
    package var location: CGPoint
    package var modifiers: EventModifierKeys
    /// Program time in seconds.
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

package struct KeyEvent: Sendable, Equatable {
    package enum Phase: Sendable, Equatable { case down, `repeat`, up }

    package var phase: Phase
    /// The keysym's name as xkbcommon gives it: `Return`, `a`, `Left`, `space`, `F5`, `Tab`, `Escape`.
    package var keyName: String
    /// The text that the key produces under the current layout and compose state, empty if none.
    package var characters: String
    /// The character that the keysym stands for, also while modifiers make no text of it; for shortcuts that of a layout
    /// with Latin letters if the current one has none. Nil for keys such as arrows.
    package var symbol: Character?
    package var modifiers: EventModifierKeys
    /// Program time in seconds.
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
