import Foundation
import Geometry
import LayerTree
import Platform
@_spi(Engine) import ViewGraph

extension ViewStage {
    /// Presses a key for each character.
    func type(_ text: String) {
        for character in text {
            send(
                key: character.isLetter || character.isNumber ? "\(character)" : "sign", "\(character)",
                symbol: character)
            frame()
        }
    }

    /// Sends a key, by name, that types no characters.
    func key(_ name: String, _ modifiers: Int = 0, _ phase: KeyEvent.Phase = .down) {
        let symbol = name.count == 1 ? name.first : nil
        send(key: name, "", symbol: symbol, modifiers: modifiers, phase: phase)
        frame()
    }

    /// Text of the first field.
    var fieldText: String? { layer(ofView: "TextInput")?.text }

    /// Frame of the caret in the window; nil if it is not visible.
    var caret: CGRect? {
        guard let layer = layer(ofView: "Caret"), !layer.isHidden else { return nil }
        return layer.frameInWindow
    }

    /// Bounding rectangle of the selection, in the window; nil if nothing is selected.
    var selection: CGRect? {
        guard let layer = layer(ofView: "TextSelection"), !layer.isHidden, case .shape(let shape) = layer.content
        else { return nil }
        let frame = layer.frameInWindow
        return shape.path(frame).boundingRect.offsetBy(dx: frame.minX, dy: frame.minY)
    }
}
