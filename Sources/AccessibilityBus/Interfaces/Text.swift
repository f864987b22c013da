import AccessibilityTree
import DesktopBus
import Foundation

extension BusInterface<ElementObject> {
    /// `org.a11y.atspi.Text`.
    static var text: BusInterface<ElementObject> {
        textGeometry(textSelection(textAttributes(textContents(BusInterface(InterfaceName.text)))))
    }

    private static func textContents(_ interface: BusInterface<ElementObject>) -> BusInterface<ElementObject> {
        interface
            .property("version", "u") { _ in .number(1) }
            .property("CharacterCount", "i") { .integer(Int32(clamping: $0.units.count)) }
            .property("CaretOffset", "i") { .integer(Int32(clamping: $0.caret)) }
            .method("GetText", takes: "ii", gives: "s") { object, call in
                let units = object.units
                return [.text(units.text(units.clamped(call.integer(0), call.integer(1))))]
            }
            .method("GetCharacterAtOffset", takes: "i", gives: "i") { object, call in
                let (scalars, offset) = (object.units.scalars, call.integer(0))
                return [.integer(scalars.indices.contains(offset) ? Int32(clamping: scalars[offset].value) : 0)]
            }
            .method("GetStringAtOffset", takes: "iu", gives: "sii") { object, call throws(BusError) in
                guard let boundary = TextUnits.Boundary(granularity: call.integer(1)) else {
                    throw .wrongArguments("there is no granularity \(call.integer(1))")
                }
                return object.answer(boundary, call) { $0.unit($1, at: $2) }
            }
            .method("GetTextAtOffset", takes: "iu", gives: "sii") { object, call throws(BusError) in
                object.answer(try object.boundary(call), call) { $0.unit($1, at: $2) }
            }
            .method("GetTextBeforeOffset", takes: "iu", gives: "sii") { object, call throws(BusError) in
                object.answer(try object.boundary(call), call) { $0.unit($1, before: $2) }
            }
            .method("GetTextAfterOffset", takes: "iu", gives: "sii") { object, call throws(BusError) in
                object.answer(try object.boundary(call), call) { $0.unit($1, after: $2) }
            }
    }

    private static func textAttributes(_ interface: BusInterface<ElementObject>) -> BusInterface<ElementObject> {
        interface
            .method("GetAttributeValue", takes: "is", gives: "s") { object, call in
                [.text(object.styles.run(at: call.integer(0)).all.value(of: call.text(1)))]
            }
            .method("GetAttributes", takes: "i", gives: "a{ss}ii") { object, call in
                object.styles.run(at: call.integer(0)).arguments(withDefaults: false)
            }
            .method("GetAttributeRun", takes: "ib", gives: "a{ss}ii") { object, call in
                object.styles.run(at: call.integer(0)).arguments(withDefaults: call.flag(1))
            }
            .method("GetDefaultAttributes", gives: "a{ss}") { object, _ in [.texts(object.styles.defaults.pairs)] }
            .method("GetDefaultAttributeSet", gives: "a{ss}") { object, _ in [.texts(object.styles.defaults.pairs)] }
    }

    private static func textSelection(_ interface: BusInterface<ElementObject>) -> BusInterface<ElementObject> {
        interface
            .method("SetCaretOffset", takes: "i", gives: "b") { object, call in
                let offset = object.units.clamped(call.integer(0))
                return [.flag(object.perform(.select(offset..<offset)))]
            }
            .method("GetNSelections", gives: "i") { object, _ in [.integer(object.selectedText == nil ? 0 : 1)] }
            .method("GetSelection", takes: "i", gives: "ii") { object, call in
                let range = call.integer(0) == 0 ? object.selectedText ?? 0..<0 : 0..<0
                return [.integer(Int32(clamping: range.lowerBound)), .integer(Int32(clamping: range.upperBound))]
            }
            .method("AddSelection", takes: "ii", gives: "b") { object, call in
                // A text has one selection.
                guard object.selectedText == nil else { return [.flag(false)] }
                let range = object.units.clamped(call.integer(0), call.integer(1))
                return [.flag(object.perform(.select(range)))]
            }
            .method("SetSelection", takes: "iii", gives: "b") { object, call in
                guard call.integer(0) == 0 else { return [.flag(false)] }
                let range = object.units.clamped(call.integer(1), call.integer(2))
                return [.flag(object.perform(.select(range)))]
            }
            .method("RemoveSelection", takes: "i", gives: "b") { object, call in
                guard call.integer(0) == 0, let end = object.selectedText?.upperBound else { return [.flag(false)] }
                return [.flag(object.perform(.select(end..<end)))]
            }
    }

    private static func textGeometry(_ interface: BusInterface<ElementObject>) -> BusInterface<ElementObject> {
        interface
            .method("GetCharacterExtents", takes: "iu", gives: "iiii") { object, call in
                let offset = object.units.clamped(call.integer(0))
                let frame = object.frame(ofCharacters: offset..<offset)
                return BusRectangle(frame, from: object.origin(call.integer(1))).arguments
            }
            .method("GetRangeExtents", takes: "iiu", gives: "iiii") { object, call in
                let frame = object.frame(ofCharacters: object.units.clamped(call.integer(0), call.integer(1)))
                return BusRectangle(frame, from: object.origin(call.integer(2))).arguments
            }
            .method("GetOffsetAtPoint", takes: "iiu", gives: "i") { object, call in
                let origin = object.origin(call.integer(2))
                let point = CGPoint(x: origin.x + Double(call.integer(0)), y: origin.y + Double(call.integer(1)))
                return [.integer(Int32(clamping: object.offset(at: point)))]
            }
            .method("GetBoundedRanges", takes: "iiiiuuu", gives: "a(iisv)") { object, call in
                let origin = object.origin(call.integer(4))
                let area = CGRect(
                    x: origin.x + Double(call.integer(0)), y: origin.y + Double(call.integer(1)),
                    width: Double(call.integer(2)), height: Double(call.integer(3)))
                return [object.ranges(in: area)]
            }
            .method("ScrollSubstringTo", takes: "iiu", gives: "b") { object, _ in [.flag(object.perform(.reveal))] }
            .method("ScrollSubstringToPoint", takes: "iiuii", gives: "b") { object, _ in
                [.flag(object.perform(.reveal))]
            }
    }
}
