import SwiftUI

/// The window: the index, or one page.
struct GalleryView: View {
    @State private var page: PageEntry?
    @Environment(\.colorScheme) private var colorScheme

    /// Below this height a page has the window to itself, in points.
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
