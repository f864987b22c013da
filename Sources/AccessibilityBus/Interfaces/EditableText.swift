import AccessibilityTree
import DesktopBus

extension BusInterface<ElementObject> {
    /// `org.a11y.atspi.EditableText`.
    static var editableText: BusInterface<ElementObject> {
        BusInterface(InterfaceName.editableText)
            .property("version", "u") { _ in .number(1) }
            .method("SetTextContents", takes: "s", gives: "b") { object, call in
                [.flag(object.perform(.setText(call.text(0))))]
            }
            .method("InsertText", takes: "isi", gives: "b") { object, call in
                let position = object.units.clamped(call.integer(0))
                let text = Self.prefix(of: call.text(1), bytes: call.integer(2))
                return [.flag(object.perform(.replace(position..<position, with: text)))]
            }
            .method("CopyText", takes: "ii") { object, call in
                _ = object.perform(.copy(object.units.clamped(call.integer(0), call.integer(1))))
                return []
            }
            .method("CutText", takes: "ii", gives: "b") { object, call in
                [.flag(object.perform(.cut(object.units.clamped(call.integer(0), call.integer(1)))))]
            }
            .method("DeleteText", takes: "ii", gives: "b") { object, call in
                let range = object.units.clamped(call.integer(0), call.integer(1))
                return [.flag(object.perform(.replace(range, with: "")))]
            }
            .method("PasteText", takes: "i", gives: "b") { object, call in
                [.flag(object.perform(.paste(at: object.units.clamped(call.integer(0)))))]
            }
    }

    /// The whole characters within the first `bytes` bytes of a text; all for a negative number.
    private static func prefix(of text: String, bytes: Int) -> String {
        guard bytes >= 0, bytes < text.utf8.count else { return text }
        var room = bytes
        var prefix = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            room -= UTF8.width(scalar)
            guard room >= 0 else { break }
            prefix.append(scalar)
        }
        return String(prefix)
    }
}
