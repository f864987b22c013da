import Controls
import PreviewMessages
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Replacement of the previews in a window by those of another library, with the states of the views before.
@MainActor struct PreviewLoading {
    let model: PreviewModel

    /// Loads a library, hands over states, and updates the views by `update`.
    ///
    /// - Throws: ``PreviewLibrary/Failure``
    func replace(
        by request: LoadRequest, in host: ViewHost, update: () -> Void
    ) throws(PreviewLibrary.Failure) {
        let previews = try PreviewLibrary.previews(of: request)
        if request.hasNewResources { ProgramResources.forget(in: host) }
        let modules = Set(request.modules)
        let handover = host.handover ?? StateHandover(modules: modules)
        host.handover = handover
        handover.begin(modules)
        SharedPreviewContexts.begin()
        model.show(previews)
        update()
        // States of previews that wait for their surroundings are made when these come.
        SharedPreviewContexts.whenShown { handover.end() }
    }
}
