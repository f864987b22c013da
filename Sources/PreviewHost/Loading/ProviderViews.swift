import AnimationCore
import Foundation
import Staging
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// One of the views of a `PreviewProvider`.
struct ProviderView<Previews: View>: View {
    let views: Previews
    let index: Int

    var body: some View {
        Group(subviews: views) { subviews in
            if index < subviews.count { subviews[index] }
        }
    }
}

/// The views of a `PreviewProvider`, whose number and traits only a host knows.
@MainActor enum ProviderViews {
    /// Traits of each view.
    static func traits<Previews: View>(of views: Previews) -> [PreviewTraits] {
        let found = Found()
        let stage = Stage(size: CGSize(width: 10, height: 10)) {
            Group(subviews: views) { subviews in
                let _ = found.take(subviews.map(\.containerValues.previewTraits))
                // A view that is drawn: the content of an empty one is never asked for.
                Color(white: Double(subviews.count))
            }
        }
        withExtendedLifetime(stage) {}
        return found.traits
    }

    private final class Found {
        private(set) var traits: [PreviewTraits] = []

        func take(_ traits: [PreviewTraits]) { self.traits = traits }
    }
}
