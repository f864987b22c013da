import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph

extension ViewStage {
    /// A key for each character.
    func type(_ text: String) {
        for character in text {
            host.focus.keyPressed(
                KeyInput(
                    name: character.isLetter || character.isNumber ? "\(character)" : "sign",
                    characters: "\(character)",
                    symbol: character, modifiers: 0))
            frame()
        }
    }

    /// A key that types nothing, by its name.
    func key(_ name: String, _ modifiers: Int = 0, _ phase: KeyInput.Phase = .down) {
        let symbol = name.count == 1 ? name.first : nil
        host.focus.keyPressed(
            KeyInput(name: name, characters: "", symbol: symbol, modifiers: modifiers, phase: phase))
        frame()
    }

    /// The text of the first field.
    var fieldText: String? { layer(ofView: "TextInput")?.text }

    /// Where the caret is in the window, if it is to be seen.
    var caret: CGRect? {
        guard let layer = layer(ofView: "Caret"), !layer.isHidden else { return nil }
        return layer.frameInWindow
    }

    /// What is selected, in the window.
    var selection: CGRect? {
        guard let layer = layer(ofView: "TextSelection"), !layer.isHidden, case .shape(let shape) = layer.content
        else { return nil }
        let frame = layer.frameInWindow
        return shape.path(frame).boundingRect.offsetBy(dx: frame.minX, dy: frame.minY)
    }
}
