import AccessibilityTree
import AnimationCore
import AttributeGraph
package import Foundation
package import Geometry
import LayerTree
@_spi(Engine) package import ViewGraph
@_spi(Engine) import Views

/// Makes one view of a picker's content an option: draws its selection state around it, and selects it on a press.
nonisolated struct OptionModifier<Value: Hashable>: PrimitiveModifier {
    let selection: PickerSelection<Value>
    /// The selected values; more than one if the picker writes to several bindings that differ.
    let values: Set<Value>
    let look: OptionLook
    let options: OptionList

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let graph = inputs.graph
        let environment = inputs.environment
        let press = GestureBox(host: inputs.host, scope: inputs.scope)
        inputs.add(press, named: Self.self)
        press.followEnvironment(of: inputs)
        let look = graph.untracked { graph.peek(modifier.attribute).look }
        press.blocksPresses = look != .row
        let inner = inputs.inside(press)
        let box = OptionBox(inner)
        inner.add(box, named: OptionBox.self)
        content(ElementPlace(in: box, lifetime: inputs.lifetime))
        let select: @MainActor () -> Void = { [weak box] in
            guard graph.isAlive(modifier.attribute), let value = box?.optionValue(as: Value.self) else { return }
            graph.peek(modifier.attribute).selection.select(value)
        }
        box.select = select
        let rowAction = look == .row ? inputs.addRowAction(select) : nil
        if rowAction == nil {
            press.gesture = GestureAttachment(ControlPress().onEnded { _ in select() }, box: press, inputs: inputs)
        }
        let show: @MainActor () -> Void = { [weak box] in
            guard let box, graph.isAlive(modifier.attribute) else { return }
            let modifier = graph.peek(modifier.attribute)
            let isSelected = modifier.values.mark(for: box.optionValue(as: Value.self)) != .none
            box.show(modifier.look, isSelected: isSelected, in: graph.peek(environment))
        }
        let host = inputs.host
        let options = graph.untracked { graph.peek(modifier.attribute).options }
        options.add(box)
        // The option's value is known only after its box has been inserted into the tree.
        inputs.sink(modifier.attribute) { [unowned host] _ in host.whenMade(show) }
        inputs.sink(environment) { [unowned host] in
            rowAction?.isEnabled = $0.isEnabled
            host.whenMade(show)
        }
        inputs.lifetime.onEnd { options.remove(box) }
    }
}

/// Look of the options in a picker that shows all of them.
enum OptionLook: Equatable { case segments, radio, row }

/// The box of one option, which draws its segment or its radio mark.
@MainActor package final class OptionBox: LayerBox {
    private var look = OptionLook.segments
    /// True unless the option is a row of a list.
    package var hasOwnFrame: Bool { look != .row }
    private var firstPass = FirstPass()
    private var isSelected = false
    /// Selects the option.
    var select: @MainActor () -> Void = {}

    /// One of several choices.
    package override var accessibilityFacts: AccessibilityFacts? {
        var facts = AccessibilityFacts(.combined, role: .radioButton)
        facts.states = isSelected ? [.checkable, .checked] : .checkable
        facts.handlers.add(.activate) { [weak self] in self?.select() }
        return facts
    }

    /// Margins around a segment's content, in points, and those at its sides where there is too little room.
    private static let padding = CGSize(width: 12, height: 6)
    private static let leastPadding: CGFloat = 5
    /// Diameter of a radio mark, and the gap after it, in points.
    private static let mark: CGFloat = 18
    private static let gap: CGFloat = 8

    package override init(_ inputs: borrowing _ViewInputs) {
        super.init(inputs)
        ownLayer.hitShape = { Path(CGRect(origin: .zero, size: $0)) }
    }

    func show(_ look: OptionLook, isSelected: Bool, in environment: EnvironmentValues) {
        self.isSelected = isSelected
        if look != self.look {
            self.look = look
            invalidateLayout()
        }
        let isDark = environment.colorScheme == .dark
        let isStill = firstPass.isNow(in: host) || scope.resolve().disablesAnimations
        let transaction = isStill ? Transaction() : Transaction(animation: .snappy(duration: 0.2))
        let fill: Color
        switch look {
        case .segments:
            let radius = ControlMetrics(environment.controlSize).cornerRadius
            let selected = ControlAppearance.current.segments.selected ?? .white.opacity(isDark ? 0.26 : 1)
            fill = isSelected ? selected : selected.opacity(0)
            ownLayer.content = .shape(
                LayerShape(version: 2) { Path(roundedRect: $0, cornerRadius: radius) })
            let shadow = LayerShadow(
                color: Color.black.opacity(isSelected ? 0.16 : 0).resolve(in: environment), radius: 1.5,
                offset: CGSize(width: 0, height: 1))
            ownLayer.setShadow(shadow, transaction: transaction)
        case .radio:
            fill = isSelected ? .accentColor : .primary.opacity(0.3)
            ownLayer.content = .shape(
                LayerShape(style: .fill(FillStyle(eoFill: true)), version: isSelected ? 1 : 0) { rect in
                    Self.mark(in: rect, isSelected: isSelected)
                })
        case .row:
            fill = isSelected ? .accentColor : .accentColor.opacity(0)
            let isMirrored = mirrorsContent
            ownLayer.content = .shape(
                LayerShape(
                    style: .stroke(StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round)),
                    version: isMirrored ? 4 : 3
                ) { Self.tick(in: $0, isMirrored: isMirrored) })
        }
        ownLayer.setFill(fill.resolve(in: environment), transaction: look == .row ? Transaction() : transaction)
    }

    /// A tick at the trailing edge.
    private static func tick(in rect: CGRect, isMirrored: Bool) -> Path {
        let left = isMirrored ? rect.minX : rect.maxX - 13
        return Path { path in
            path.move(to: CGPoint(x: left + 1, y: rect.midY + 0.5))
            path.addLine(to: CGPoint(x: left + 5, y: rect.midY + 5))
            path.addLine(to: CGPoint(x: left + 12, y: rect.midY - 6))
        }
    }

    /// A disc with a hole if selected, else a thin ring.
    private static func mark(in rect: CGRect, isSelected: Bool) -> Path {
        let square = CGRect(x: rect.minX, y: rect.midY - mark / 2, width: mark, height: mark)
        let inset = isSelected ? mark * 0.31 : 1.25
        return Path { path in
            path.addEllipse(in: square)
            path.addEllipse(in: square.insetBy(dx: inset, dy: inset))
        }
    }

    private var insets: CGSize {
        look == .segments
            ? CGSize(width: 2 * Self.padding.width, height: 2 * Self.padding.height)
            : CGSize(width: Self.mark + Self.gap, height: 0)
    }

    package override func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let sides = look == .segments ? 2 * Self.leastPadding : insets.width
        return ProposedViewSize(
            width: proposal.width.map { max($0 - sides, 0) },
            height: proposal.height.map { max($0 - insets.height, 0) })
    }

    package override func size(around content: CGSize, proposal: ProposedViewSize) -> CGSize {
        let width = content.width + insets.width
        switch look {
        // Segments share the row's width equally.
        case .segments:
            let least = content.width + 2 * Self.leastPadding
            return CGSize(
                width: proposal.width.map { max(least, $0) } ?? width, height: content.height + insets.height)
        case .radio: return CGSize(width: width, height: max(content.height, Self.mark))
        case .row: return CGSize(width: max(width, proposal.width ?? width), height: content.height)
        }
    }

    package override func contentOrigin(
        of box: LayoutBox, content: CGSize, proposal: ProposedViewSize, in size: CGSize
    ) -> CGPoint {
        let x: CGFloat =
            switch look {
            case .segments: (size.width - content.width) / 2
            case .radio: Self.mark + Self.gap
            case .row: 0
            }
        return CGPoint(x: x, y: (size.height - content.height) / 2)
    }
}
