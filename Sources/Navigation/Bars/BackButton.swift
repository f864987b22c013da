import AnimationCore
@_spi(Engine) import Controls
import Foundation
import Geometry
@_spi(Engine) import ViewGraph
import Views

/// Button that pops the page.
///
/// Its label is the title of the previous page, a shorter word where that does not fit, and a chevron alone where no word
/// does.
nonisolated struct BackButton: View {
    let page: NavigationPage
    /// Title of the page below; nil if that has none.
    let title: Text?
    /// True if the chevron stands alone.
    let hidesLabel: Bool

    /// Greatest width of the chevron with the previous page's title, in points.
    private static let longestLabel: CGFloat = 144

    @MainActor var body: some View {
        Button {
            page.model?.pop(page)
        } label: {
            WidthLimit(width: Self.longestLabel) {
                ViewThatFits(in: .horizontal) {
                    if !hidesLabel {
                        if let title { label(title) }
                        label(Text("Back"))
                    }
                    chevron
                }
            }
            .padding(.vertical, 8)
            .contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
        .accessibilityLabel("Back")
    }

    @MainActor private var chevron: some View {
        Chevron().stroke(style: StrokeStyle(lineWidth: 2.3, lineCap: .round, lineJoin: .round))
            .frame(width: 9, height: 16)
    }

    @MainActor private func label(_ title: Text) -> some View {
        HStack(spacing: 5) {
            chevron
            title.lineLimit(1).fixedSize(horizontal: true, vertical: false)
        }
    }
}

/// Layout of one view, which is proposed no more than a width.
nonisolated private struct WidthLimit: Layout {
    let width: CGFloat

    private func limited(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: min(proposal.width ?? width, width), height: proposal.height)
    }

    @MainActor func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(limited(proposal)) ?? .zero
    }

    @MainActor func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.first?.place(at: bounds.origin, proposal: limited(proposal))
    }
}
