import SwiftUI

/// The window: the index, or one page.
struct GalleryView: View {
    @State private var page: PageEntry?
    @Environment(\.colorScheme) private var colorScheme

    /// Window height in points below which a page fills the window.
    private static let compactHeight: CGFloat = 360

    init(page: PageEntry?) { _page = State(initialValue: page) }

    var body: some View {
        GeometryReader { proxy in
            ZStack {
                Palette(colorScheme).ground
                if let page {
                    PageFrame(page: page) { open(nil) }
                        .id(page.name)
                        .transition(.opacity.combined(with: .offset(y: 24)))
                } else {
                    IndexView { open($0) }
                        .transition(.opacity)
                }
            }
            .environment(\.isCompact, proxy.size.height < Self.compactHeight)
        }
    }

    private func open(_ page: PageEntry?) {
        withAnimation(.smooth(duration: 0.35)) { self.page = page }
    }
}
