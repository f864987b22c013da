import AccessibilityTree
import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// A slider without its labels: the track, its filled part, and the knob.
nonisolated struct SliderTrack: View {
    let value: Binding<Double>
    let scale: SliderScale
    let onEditingChanged: (Bool) -> Void
    @Environment(\.controlSize) private var controlSize
    @GestureState private var grip: Grip?
    @State private var isHovered = false

    init(value: Binding<Double>, scale: SliderScale, onEditingChanged: @escaping (Bool) -> Void) {
        self.value = value
        self.scale = scale
        self.onEditingChanged = onEditingChanged
    }

    /// Drag of the knob: horizontal distance of the press from the knob's centre, in points.
    private struct Grip: Equatable {
        var offset: CGFloat
    }

    private static let thickness: CGFloat = 5

    @MainActor var body: some View {
        let knob = ControlMetrics(controlSize).knob
        GeometryReader { proxy in
            let length = max(proxy.size.width - knob, 0)
            let position = scale.fraction(of: value.wrappedValue) * length
            ZStack(alignment: .leading) {
                Capsule().fill(Color.track).frame(height: Self.thickness)
                Capsule().fill(.tint).frame(width: position + knob / 2, height: Self.thickness)
                Circle().fill(grip == nil ? Color.white : Color(white: 0.94))
                    .overlay(Circle().strokeBorder(Color.black.opacity(isHovered ? 0.16 : 0.08), lineWidth: 0.5))
                    .frame(width: knob, height: knob)
                    .shadow(color: .black.opacity(0.24), radius: 1.5, y: 1)
                    .offset(x: position)
            }
            .frame(height: proxy.size.height)
            .contentShape(Rectangle())
            .gesture(drag(length: length, knob: knob, position: position))
        }
        .frame(height: knob)
        .onHover { isHovered = $0 }
        .modifier(DisabledLook())
        .modifier(AdjustableModifier(.slider) { value.wrappedValue = scale.value(value.wrappedValue, after: $0) })
        .accessibility { _ in
            var facts = AccessibilityFacts()
            facts.range = scale.range(value.wrappedValue)
            facts.handlers.setNumber = { value.wrappedValue = scale.nearest(to: $0) }
            return facts
        }
    }

    @MainActor private func drag(length: CGFloat, knob: CGFloat, position: CGFloat) -> some Gesture {
        let press = DragGesture(minimumDistance: 0).updating($grip) { drag, grip, _ in
            // A press on the knob keeps its distance from the knob's centre; one beside the knob moves the knob to the
            // pointer.
            let beside = drag.startLocation.x - knob / 2 - position
            if grip == nil { grip = Grip(offset: abs(beside) <= knob / 2 ? beside : 0) }
        }
        return PressingGesture(content: press, pressingChanged: onEditingChanged).onChanged { drag in
            guard length > 0 else { return }
            let offset = grip?.offset ?? 0
            value.wrappedValue = scale.value(at: (drag.location.x - knob / 2 - offset) / length)
        }
    }
}
