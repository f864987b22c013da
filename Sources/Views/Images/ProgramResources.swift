import AssetCatalogs
import LayerTree
@_spi(Engine) package import ViewGraph

/// Files of the program's resources, each of which is read once.
package enum ProgramResources {
    /// Has views that are made from now on read the files again, for previews whose resources have changed.
    @MainActor package static func forget(in host: ViewHost) {
        AssetLibrary.shared.forget()
        SymbolTemplates.shared.forget()
        StringTables.forget()
        host.imageLoader?.forget()
    }
}
