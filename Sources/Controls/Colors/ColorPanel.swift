import AccessibilityTree
import AnimationCore
import AttributeGraph
import Foundation
import Geometry
import LayerTree
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// The panel of a colour picker: a field for saturation and brightness, bars for hue and opacity, and preset colours.
nonisolated struct ColorPanel: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    /// The last colour chosen here, from which greys and black take their hue.
    @State private var last = HueColor(hue: 0, saturation: 1, brightness: 1)
    @Environment(\.self) private var environment

    init(selection: Binding<Color>, supportsOpacity: Bool) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
    }

    static let width: CGFloat = 224

    @MainActor var body: some View {
        let resolved = selection.wrappedValue.resolve(in: environment)
        let current = HueColor(resolved, hue: last.hue, saturation: last.saturation)
        VStack(spacing: 12) {
            ShadeField(color: current) { choose($0) }
            ColorBar(
                value: current.hue, label: "Hue",
                colors: (0...12).map { Color(hue: Double($0) / 12, saturation: 1, brightness: 1) }, knob: current.pure
            ) {
                choose(
                    HueColor(
                        hue: $0, saturation: current.saturation, brightness: current.brightness,
                        opacity: current.opacity))
            }
            if supportsOpacity {
                ColorBar(
                    value: current.opacity, label: "Opacity", colors: [current.opaque.opacity(0), current.opaque],
                    knob: current.opaque
                ) {
                    choose(
                        HueColor(
                            hue: current.hue, saturation: current.saturation, brightness: current.brightness,
                            opacity: $0))
                }
            }
            Swatches(current: resolved) { color in
                var new = HueColor(color.resolve(in: environment), hue: current.hue, saturation: current.saturation)
                if supportsOpacity { new.opacity = current.opacity }
                last = new
                selection.wrappedValue = new.opacity < 1 ? color.opacity(new.opacity) : color
            }
        }
        .padding(14)
        .frame(width: Self.width + 28)
    }

    @MainActor private func choose(_ color: HueColor) {
        var color = color
        // Hue 1 is hue 0: the knob would jump to the other end.
        color.hue = min(color.hue, 0.9999)
        last = color
        selection.wrappedValue = color.color
    }
}

/// A field of one hue, with saturation to the right and brightness upwards.
nonisolated private struct ShadeField: View {
    let color: HueColor
    let choose: (HueColor) -> Void

    init(color: HueColor, choose: @escaping (HueColor) -> Void) {
        self.color = color
        self.choose = choose
    }

    private static let height: CGFloat = 136
    private static let knob: CGFloat = 18
    private static let step = 0.05

    @MainActor var body: some View {
        let width = ColorPanel.width
        let outline = RoundedRectangle(cornerRadius: 8)
        ZStack(alignment: .topLeading) {
            ZStack {
                Rectangle().fill(color.pure)
                Rectangle().fill(
                    LinearGradient(colors: [.white, .white.opacity(0)], startPoint: .leading, endPoint: .trailing))
                Rectangle().fill(
                    LinearGradient(colors: [.black.opacity(0), .black], startPoint: .top, endPoint: .bottom))
            }
            .frame(width: width, height: Self.height)
            .clipShape(outline)
            .overlay(outline.strokeBorder(Color.primary.opacity(0.12)))
            ColorKnob(color: color.opaque, size: Self.knob)
                .offset(
                    x: color.saturation * width - Self.knob / 2, y: (1 - color.brightness) * Self.height - Self.knob / 2
                )
        }
        .contentShape(Rectangle())
        .environment(\.layoutDirection, .leftToRight)
        .gesture(
            DragGesture(minimumDistance: 0).onChanged { drag in
                choose(
                    HueColor(
                        hue: color.hue, saturation: min(max(drag.location.x / width, 0), 1),
                        brightness: min(max(1 - drag.location.y / Self.height, 0), 1), opacity: color.opacity))
            }
        )
        .modifier(ShadeKeys { move($0, $1) })
        .accessibilityLabel("Shade")
    }

    /// Moves the knob by steps, `x` to the right and `y` upwards.
    private func move(_ x: Double, _ y: Double) {
        choose(
            HueColor(
                hue: color.hue, saturation: min(max(color.saturation + x * Self.step, 0), 1),
                brightness: min(max(color.brightness + y * Self.step, 0), 1), opacity: color.opacity))
    }
}

/// Makes the field focusable, and moves its knob by arrow keys.
nonisolated private struct ShadeKeys: PrimitiveModifier {
    let move: (Double, Double) -> Void

    init(_ move: @escaping (Double, Double) -> Void) { self.move = move }

    @MainActor static func makeElement(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, content: @escaping ElementWrapper.Make
    ) {
        let graph = inputs.graph
        let facts = { @MainActor in AccessibilityFacts(.combined, role: .slider) }
        inputs.focusable(facts, content: content) { key in
            let directions = ["Left": (-1.0, 0.0), "Right": (1.0, 0.0), "Up": (0.0, 1.0), "Down": (0.0, -1.0)]
            guard key.modifiers == 0, let (x, y) = directions[key.name], graph.isAlive(modifier.attribute) else {
                return false
            }
            graph.peek(modifier.attribute).move(x, y)
            return true
        }
    }
}

/// A colour bar with a knob, for values from 0 at its left end to 1.
nonisolated private struct ColorBar: View {
    let value: Double
    let label: String
    let colors: [Color]
    let knob: Color
    let choose: (Double) -> Void

    init(value: Double, label: String, colors: [Color], knob: Color, choose: @escaping (Double) -> Void) {
        self.value = value
        self.label = label
        self.colors = colors
        self.knob = knob
        self.choose = choose
    }

    private static let height: CGFloat = 14
    private static let knobSize: CGFloat = 20

    @MainActor var body: some View {
        let way = ColorPanel.width - Self.knobSize
        ZStack(alignment: .leading) {
            ZStack {
                Checkerboard()
                Rectangle().fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
            }
            .frame(width: ColorPanel.width, height: Self.height)
            .clipShape(Capsule())
            .overlay(Capsule().strokeBorder(Color.primary.opacity(0.12)))
            ColorKnob(color: knob, size: Self.knobSize).offset(x: value * way)
        }
        .frame(height: Self.knobSize)
        .contentShape(Rectangle())
        .environment(\.layoutDirection, .leftToRight)
        .gesture(
            DragGesture(minimumDistance: 0).onChanged { drag in
                choose(min(max((drag.location.x - Self.knobSize / 2) / way, 0), 1))
            }
        )
        .modifier(
            AdjustableModifier(.slider) { adjustment in
                switch adjustment {
                case .increment: choose(min(value + 0.02, 1))
                case .decrement: choose(max(value - 0.02, 0))
                case .toMinimum: choose(0)
                case .toMaximum: choose(1)
                }
            }
        )
        .accessibilityLabel(label)
        .accessibility { _ in
            var facts = AccessibilityFacts()
            facts.range = AccessibilityRange(minimum: 0, maximum: 1, current: value, step: 0.02, isSettable: true)
            facts.handlers.setNumber = { choose(min(max($0, 0), 1)) }
            return facts
        }
    }
}

nonisolated private struct ColorKnob: View {
    let color: Color
    let size: CGFloat

    @MainActor var body: some View {
        ZStack {
            Circle().fill(Color.white).shadow(color: .black.opacity(0.3), radius: 2, y: 1)
            Circle().fill(color).padding(2.5)
        }
        .frame(width: size, height: size)
    }
}

/// The system's colours as presets.
nonisolated private struct Swatches: View {
    let current: ResolvedColor
    let choose: (Color) -> Void
    @Environment(\.self) private var environment

    init(current: ResolvedColor, choose: @escaping (Color) -> Void) {
        self.current = current
        self.choose = choose
    }

    private static let rows: [[(name: String, color: Color)]] = [
        [
            ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint),
            ("Teal", .teal),
            ("Cyan", .cyan), ("Blue", .blue),
        ],
        [
            ("Indigo", .indigo), ("Purple", .purple), ("Pink", .pink), ("Brown", .brown), ("White", .white),
            ("Light Gray", Color(white: 0.8)), ("Gray", .gray), ("Black", .black),
        ],
    ]

    @MainActor var body: some View {
        VStack(spacing: 8) {
            ForEach(0..<2) { row in
                HStack(spacing: 0) {
                    ForEach(0..<8) { column in
                        if column > 0 { Spacer(minLength: 0) }
                        swatch(Self.rows[row][column].color, Self.rows[row][column].name)
                    }
                }
            }
        }
        .frame(width: ColorPanel.width)
    }

    @MainActor private func swatch(_ color: Color, _ name: String) -> some View {
        let isCurrent = color.resolve(in: environment).description.prefix(7) == current.description.prefix(7)
        return PressableView(action: { choose(color) }, tracksHover: true) { state in
            Circle().fill(color)
                .overlay(Circle().strokeBorder(Color.primary.opacity(0.15)))
                .overlay { Circle().inset(by: -2.5).stroke(Color.accentColor, lineWidth: isCurrent ? 1.5 : 0) }
                .frame(width: 20, height: 20)
                .scaleEffect(state.isPressed ? 0.9 : state.isHovered ? 1.1 : 1)
                .animation(.snappy(duration: 0.15), value: state)
        }
        .accessibilityLabel(name)
    }
}
