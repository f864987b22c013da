import AnimationCore
import AttributeGraph
import Foundation
import LayerTree
@_spi(Engine) import Presentations
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Rule about the copying of texts.
public protocol TextSelectability {
    /// True if people can copy texts.
    static var allowsSelection: Bool { get }
}

/// Texts can be copied.
public struct EnabledTextSelectability: TextSelectability {
    /// True.
    public static let allowsSelection = true
}

/// Texts cannot be copied.
public struct DisabledTextSelectability: TextSelectability {
    /// False.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Texts can be copied.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Texts cannot be copied.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Lets people copy the texts in this view: a press of the secondary button on a text, or a long press by a finger, opens a
    /// menu for it, as on an iPad. Texts are copied as a whole; the innermost rule counts.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        modifier(TextCopyingModifier(allowsCopying: S.allowsSelection))
    }
}

/// Opens the menu of the text at which people press.
nonisolated private struct TextCopyingModifier: PrimitiveModifier {
    let allowsCopying: Bool

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let graph = inputs.graph
        let box = GestureBox(host: inputs.host, scope: inputs.scope)
        inputs.add(box, named: Self.self)
        box.followEnvironment(of: inputs)
        box.priority = .high
        let inner = inputs.inside(box)
        let texts = CopiedTextsBox(host: inputs.host, scope: inner.scope)
        inner.add(texts, named: Self.self)
        inputs.sink(modifier.attribute) { [weak texts] in texts?.allowsCopying = $0.allowsCopying }
        let source = inputs.lifetime.perform { graph.addSource(CopyMenu(text: "")) }
        let opener = MenuOpener(source, at: box, inputs: inputs)
        let prepare = { [unowned texts] (location: CGPoint) -> Bool in
            guard texts.allowsCopying, let text = texts.text(at: location), graph.isAlive(source) else { return false }
            graph.set(source, to: CopyMenu(text: text))
            return true
        }
        box.contextRequested = { prepare($0) ? opener.openByPress(at: $0) : nil }
        box.gesture = TouchHold(box: box) { location in
            guard prepare(location) else { return nil }
            opener.open(at: location)
            return opener.session
        }
        content(ElementPlace(in: texts, lifetime: inputs.lifetime))
    }
}

/// Box around texts that can be copied, or around texts in it that cannot.
@MainActor private final class CopiedTextsBox: LayoutBox {
    var allowsCopying = false

    /// The text at `location`, in the window's points; nil if there is none to be copied.
    func text(at location: CGPoint) -> String? { Self.text(in: self, at: location) }

    private static func text(in box: LayoutBox, at location: CGPoint) -> String? {
        for inner in box.content.boxes.reversed() {
            if let rule = inner as? CopiedTextsBox, !rule.allowsCopying { continue }
            if let text = text(in: inner, at: location) { return text }
        }
        guard let text = box.layer?.text, !text.isEmpty, box.frameInWindow().contains(location) else { return nil }
        return text
    }
}

/// Menu of a text.
private struct CopyMenu: MenuSource {
    let text: String

    var items: CopyItem { CopyItem(text: text) }
}

nonisolated private struct CopyItem: View {
    let text: String
    @Environment(\.clipboardAccess) private var clipboard

    init(text: String) { self.text = text }

    @MainActor var body: some View {
        Button("Copy", systemImage: "doc.on.doc") { clipboard.copy(text) }
    }
}
