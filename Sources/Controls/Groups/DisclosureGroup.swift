import AccessibilityTree
import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Content that a press on the label above it shows or hides.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let isExpanded: Binding<Bool>?
    @State private var isExpandedHere = false
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.disclosureGroupStyle) private var style

    /// `content` under `label`, hidden at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content
        self.label = label()
        isExpanded = nil
    }

    /// `content` under `label`, shown while `isExpanded` is true.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.content = content
        self.label = label()
        self.isExpanded = isExpanded
    }

    /// The group in the environment's style; by default the label with an arrow, and the content while it is expanded; in a list, rows.
    @MainActor @ViewBuilder public var body: some View {
        let binding = isExpanded ?? $isExpandedHere
        if let style {
            style.body(
                DisclosureGroupStyleConfiguration(
                    label: .init(content: AnyView(label)), content: .init(make: { AnyView(content()) }),
                    isExpanded: binding))
        } else if isInListRow {
            DisclosureRow(label: label, isExpanded: binding)
            if binding.wrappedValue { content().modifier(DisclosedRow()) }
        } else {
            DisclosureColumn(label: label, content: content, isExpanded: binding)
        }
    }
}

/// A label with an arrow above the content that it shows or hides.
nonisolated struct DisclosureColumn<Label: View, Content: View>: View {
    let label: Label
    let content: () -> Content
    @Binding var isExpanded: Bool

    init(label: Label, content: @escaping () -> Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            PressableView(
                action: { withAnimation(.snappy(duration: 0.25)) { isExpanded.toggle() } }, tracksHover: true
            ) { state in
                HStack(spacing: 8) {
                    label
                    Spacer(minLength: 8)
                    DisclosureArrow()
                        .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                        .frame(width: 7, height: 12)
                        .rotationEffect(.degrees(isExpanded ? 90 : 0))
                        // Its margins are whole pixels in both directions.
                        .frame(width: 13, height: 14)
                        .flipsForRightToLeftLayoutDirection(true)
                }
                .padding(.vertical, 4)
                .contentShape(Rectangle())
                .opacity(state.isPressed ? 0.5 : 1)
                .modifier(DisabledLook())
            }
            .accessibilityRole(.disclosure, isExpanded ? [.expandable, .expanded] : .expandable)
            if isExpanded {
                VStack(alignment: .leading) { content() }
                    .padding(.top, 4)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .transition(.opacity)
            }
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// `content` under a localised title, hidden at first.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// `content` under a verbatim title, hidden at first.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping () -> Content
    ) { self.init(content: content) { Text(title) } }

    /// `content` under a localised title, shown while `isExpanded` is true.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

    /// `content` under a verbatim title, shown while `isExpanded` is true.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}

/// An arrow towards the trailing edge; rotated by 90° it points down.
nonisolated struct DisclosureArrow: Shape {
    /// Fixed: it is mirrored together with its rotation.
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        }
    }
}
