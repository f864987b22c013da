import AccessibilityTree
import Foundation
import LayerTree
@_spi(Engine) import ViewGraph
import Views

// The field as assistive technology reads and edits it.
extension TextInputController {
    /// The field's text, its selection and what can be done with them.
    func accessibilityFacts(of box: TextInputBox) -> AccessibilityFacts {
        var facts = AccessibilityFacts(.ignored, role: role)
        let offsets = ScalarOffsets(edited.text)
        let isSecret = input.kind == .secret
        facts.label = input.title
        facts.text = AccessibilityText(
            string: isSecret ? String(repeating: "•", count: offsets.count) : edited.text,
            selection: offsets.scalars(edited.selection.range), placeholder: input.title)
        if look.isEnabled { facts.states.insert(.editable) } else { facts.states.insert(.disabled) }
        if hasLines { facts.states.insert(.multiLine) }
        facts.handlers.edit = { [weak self] in self?.perform($0) ?? false }
        facts.handlers.characterFrames = { [weak box] in box?.frames(ofScalars: $0) ?? [] }
        facts.handlers.textRuns = { [weak self] in self?.accessibilityRuns ?? [] }
        return facts
    }

    /// Looks of the characters, of which secret ones have one.
    private var accessibilityRuns: [AccessibilityTextRun] {
        guard let template = look.request.runs.first else { return [] }
        let parts = input.kind == .secret ? nil : look.runs?.runs(of: Substring(edited.text), from: 0)
        let runs = parts ?? [TextRun(edited.text, like: template)]
        return runs.map { AccessibilityTextRun($0, fill: look.style.wholePaint) }
    }

    private var role: AccessibilityRole {
        switch input.kind {
        case .line, .growing: .textField
        case .secret: .secureField
        case .editor: .textEditor
        }
    }

    /// Does what is asked of the text.
    ///
    /// - Returns: false if the field cannot do it.
    private func perform(_ request: AccessibilityRequest) -> Bool {
        guard look.isEnabled else { return false }
        let offsets = ScalarOffsets(edited.text)
        switch request {
        case .setText(let string): replace(0..<edited.count, with: string)
        case .replace(let range, let string): replace(offsets.bytes(range), with: string)
        case .select(let range): select(offsets.bytes(range))
        case .copy(let range): return copy(offsets.bytes(range))
        case .cut(let range):
            guard copy(offsets.bytes(range)) else { return false }
            replace(offsets.bytes(range), with: "")
        case .paste(let offset): paste(at: offsets.bytes(offset))
        case .perform, .focus, .reveal, .setNumber, .setSelected: return false
        }
        return true
    }
}
