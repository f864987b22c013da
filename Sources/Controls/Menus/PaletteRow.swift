import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Items of a menu side by side on one line, as icons only.
nonisolated struct PaletteRow<Options: View>: View {
    let options: Options

    init(options: Options) { self.options = options }

    @MainActor var body: some View {
        HStack(spacing: 4) { options }
            .environment(\.menuItemsAreCompact, true)
            .labelStyle(.iconOnly)
    }
}
