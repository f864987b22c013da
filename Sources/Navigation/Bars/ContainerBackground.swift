import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Container whose background a view in it sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// The page of the navigation stack around.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
}

extension View {
    /// Fills the container around the view, `.navigation` for its page, with `style`. Bars of the page blur it.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        let ground = CoverGround(style)
        return bar { $0.backdrop = $0.backdrop ?? ground }
    }

    /// Puts a view behind the container around the view.
    ///
    /// - Parameters:
    ///   - container: the container, `.navigation` for the page of the stack around.
    ///   - alignment: place of the background if it is smaller or larger than the container.
    ///   - content: the background.
    /// - Returns: the view.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let ground = CoverGround(AnyView(content()), alignment: alignment)
        return bar { $0.backdrop = $0.backdrop ?? ground }
    }
}

/// Background of a page, under its bars as well.
nonisolated struct PageBackdrop: View {
    let bar: NavigationBarItems

    @MainActor var body: some View {
        if let backdrop = bar.backdrop {
            Rectangle().fill(backdrop.style)
                .overlay(alignment: backdrop.alignment) { backdrop.view }
                .clipped()
                .ignoresSafeArea()
        } else {
            Rectangle().fill(bar.groundStyle).ignoresSafeArea()
        }
    }
}
