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

    /// Greatest width of the previous page's title, in points.
    private static let longestTitle: CGFloat = 130

    @MainActor var body: some View {
        Button {
            page.model?.pop(page)
        } label: {
            ViewThatFits(in: .horizontal) {
                if !hidesLabel {
                    if let title { label(title) }
                    label(Text("Back"))
                }
                chevron
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
            title.lineLimit(1).frame(maxWidth: Self.longestTitle, alignment: .leading)
                .fixedSize(horizontal: true, vertical: false)
        }
    }
}
