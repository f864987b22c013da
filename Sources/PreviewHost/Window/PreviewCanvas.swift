import AnimationCore
import Foundation
import Geometry
import PreviewMessages
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// A preview in its surroundings, on the ground of its appearance.
struct PreviewCanvas: View {
    let preview: FoundPreview
    let look: PreviewLook

    var body: some View {
        let size = look.size(preview.traits)
        preview.content()
            .fixedSize(horizontal: size == nil, vertical: size == nil)
            .frame(width: size?.width, height: size?.height)
            .background(look.appearance == .dark ? Color.black : Color.white)
            .environment(\.colorScheme, look.appearance == .dark ? .dark : .light)
            .environment(\.userTextSize, look.textSize.value)
            .environment(\.locale, Locale(identifier: look.locale))
            .environment(\.layoutDirection, look.isRightToLeft ? .rightToLeft : .leftToRight)
    }
}
