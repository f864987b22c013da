import AnimationCore
import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Label of a link in a row of a list, with the arrow that says that it leads to a page.
nonisolated struct NavigationRow<Label: View>: View {
    let label: Label
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isInSidebar) private var isInSidebar
    @Environment(\.linkIndicatorVisibility) private var indicator
    @Environment(\.editMode) private var editMode

    init(label: Label) { self.label = label }

    @MainActor var body: some View {
        HStack(spacing: 8) {
            wholeLabel.frame(maxWidth: .infinity, alignment: .leading)
            if showsArrow { arrow }
        }
        .opacity(isEnabled ? 1 : 0.4)
    }

    /// Rows of a list that is edited do not lead anywhere.
    @MainActor private var showsArrow: Bool {
        switch indicator {
        case .visible: true
        case .hidden: false
        case .automatic: !isInSidebar && editMode?.wrappedValue.isEditing != true
        }
    }

    /// The label as one view: several views stand side by side.
    @MainActor @ViewBuilder private var wholeLabel: some View {
        if Label._isOneElement { label } else { HStack { label } }
    }

    @MainActor private var arrow: some View {
        RowArrow()
            .stroke(Color(.system(.tertiary)), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            .frame(width: 6, height: 11)
    }
}

/// Arrow towards the trailing edge.
nonisolated private struct RowArrow: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        }
    }
}
