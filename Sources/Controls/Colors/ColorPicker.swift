import AccessibilityTree
import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// A colour well, which opens a panel to choose another colour.
nonisolated public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label

    /// A picker for `selection`; `supportsOpacity` allows choosing opacity as well.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    /// The label and the well.
    @MainActor public var body: some View {
        LabeledControl(
            label: label, control: ColorWell(selection: selection, supportsOpacity: supportsOpacity), keepsLine: true
        )
        .accessibilityNamed(by: label, role: .colorWell)
    }
}

extension ColorPicker where Label == Text {
    /// A picker with a localised title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// A picker with a verbatim title.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
}

/// Shows the colour, and opens the panel.
private struct ColorWell: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    @State private var isOpen = false
    @Environment(\.controlSize) private var controlSize

    init(selection: Binding<Color>, supportsOpacity: Bool) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
    }

    @MainActor var body: some View {
        let height = ControlMetrics(controlSize).stepHeight
        let outline = RoundedRectangle(cornerRadius: ControlMetrics(controlSize).cornerRadius)
        PressableView(action: { isOpen.toggle() }, tracksHover: true) { state in
            ZStack {
                Checkerboard()
                Rectangle().fill(selection.wrappedValue)
                Rectangle().fill(Color.black.opacity(state.isPressed ? 0.14 : state.isHovered ? 0.05 : 0))
            }
            .frame(width: height * 1.6, height: height)
            .clipShape(outline)
            .overlay(outline.strokeBorder(Color.primary.opacity(0.2)).allowsHitTesting(false))
            .modifier(DisabledLook())
        }
        .modifier(
            PanelModifier(
                isPresented: isOpen, end: { isOpen = false },
                panel: ColorPanel(selection: selection, supportsOpacity: supportsOpacity)))
    }
}

/// Background that makes transparency of a colour visible.
nonisolated struct Checkerboard: View {
    @MainActor var body: some View {
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
            let side = 5.0
            var path = Path()
            for row in 0..<Int((size.height / side).rounded(.up)) {
                for column in 0..<Int((size.width / side).rounded(.up)) where (row + column).isMultiple(of: 2) {
                    path.addRect(
                        CGRect(x: Double(column) * side, y: Double(row) * side, width: side, height: side))
                }
            }
            context.fill(path, with: .color(Color(white: 0.78)))
        }
    }
}
