import Foundation
import Geometry
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Label and first picture of a view, which it shows large if it has no other content for this.
struct OwnLargeContent {
    let title: String
    let image: Image?

    @MainActor init(of box: GestureBox) {
        title = box.accessibilityLabel
        image = Self.image(in: box)
    }

    @MainActor private static func image(in box: LayoutBox) -> Image? {
        if let image = (box as? ImageBox)?.image { return image }
        return box.contentBoxes.lazy.compactMap { image(in: $0) }.first
    }
}

/// Large content on its panel: pictures above words, in the size of text that the person chose.
nonisolated struct LargeContentPanel<Large: View>: View {
    let large: Large?
    let own: OwnLargeContent

    @MainActor var body: some View {
        VStack(spacing: 12) {
            if let large {
                large.labelStyle(LargeContentLabelStyle())
            } else {
                if let image = own.image { image.largeContentIcon() }
                if !own.title.isEmpty { Text(verbatim: own.title) }
            }
        }
        .multilineTextAlignment(.center)
        .padding(28)
        .frame(minWidth: 200, minHeight: 160)
        .background { PanelGround(cornerRadius: 22) }
        .padding(12)
        .transformEnvironment(\.self) {
            $0.resetForPanel()
            $0.dynamicTypeSize = $0.userTextSize
            $0.font = .headline
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

/// The icon, large, above the title.
nonisolated private struct LargeContentLabelStyle: LabelStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.largeContentIcon()
            configuration.title
        }
    }
}

extension View {
    /// Gives symbols the size that they have in large content.
    fileprivate nonisolated func largeContentIcon() -> some View { font(.system(size: 88)).imageScale(.medium) }
}
