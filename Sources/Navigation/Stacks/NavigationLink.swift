import AnimationCore
@_spi(Engine) import Controls
import Foundation
@_spi(Engine) public import ViewGraph
public import Views

/// Button that pushes a page onto the stack around (S20.1). Disabled outside of stacks.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    enum Kind {
        /// Value whose destination the stack has; nil disables the link.
        case value(AnyHashable?)
        case destination(() -> Destination, isActive: Binding<Bool>?)
    }

    private let kind: Kind
    private let label: Label
    @State private var isActive = false
    @Environment(\.navigationPage) private var page
    @Environment(\.nextColumn) private var nextColumn
    @Environment(\.buttonStyle) private var style
    @Environment(\.isInListRow) private var isInListRow

    init(kind: Kind, label: Label) {
        self.kind = kind
        self.label = label
    }

    /// Content of the view.
    @MainActor public var body: some View {
        switch kind {
        case .value(let value):
            button(value) {
                guard let value, let model = page?.model else { return }
                if let nextColumn { nextColumn.show(value, from: model) } else { model.push(value) }
            }
            .disabled(value == nil || page == nil)
        case .destination(let destination, let binding):
            let active = binding ?? $isActive
            button { active.wrappedValue = true }
                .disabled(page == nil)
                .modifier(
                    PresentedPageModifier(
                        isPresented: active.wrappedValue,
                        content: { AnyView(DestinationView(destination)) },
                        changed: { if active.wrappedValue != $0 { active.wrappedValue = $0 } }))
        }
    }

    @MainActor @ViewBuilder private func button(
        _ value: AnyHashable? = nil, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        if isInListRow {
            PressableView(action: action, tracksHover: false, fillsRow: true, rowValue: value) { _ in
                NavigationRow(label: label)
            }
        } else if style.isAutomatic {
            Button(action: action) { label }.buttonStyle(.borderless)
        } else {
            Button(action: action) { label }
        }
    }
}

extension NavigationLink where Destination == Never {
    /// Makes a link that pushes the page of `value`, which a `navigationDestination(for:)` of the stack makes; with nil
    /// the link is disabled.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(kind: .value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Destination == Never, Label == Text {
    /// Makes a link titled `titleKey` that pushes the page of `value`; with nil the link is disabled.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Makes a link titled `title`, not localised, that pushes the page of `value`; with nil the link is disabled.
    @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink {
    /// Makes a link that pushes `destination`, which is evaluated on its page.
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(kind: .destination(destination, isActive: nil), label: label())
    }

    /// Makes a link that pushes `destination`.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(kind: .destination({ destination }, isActive: nil), label: label())
    }
}

extension NavigationLink where Label == Text {
    /// Makes a link titled `titleKey` that pushes `destination`, which is evaluated on its page.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Makes a link titled `title`, not localised, that pushes `destination`, which is evaluated on its page.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Makes a link titled `titleKey` that pushes `destination`.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Makes a link titled `title`, not localised, that pushes `destination`.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
}
