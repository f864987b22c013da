import AttributeGraph
import Glibc
import PreviewMessages
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Loads libraries of a program and finds the previews in them.
@MainActor enum PreviewLibrary {
    /// A reason why there is nothing to show, in words for the user.
    struct Failure: Error {
        let reason: String
    }

    /// Loads a library, which stays loaded: the Swift runtime keeps references to what it has read of it.
    ///
    /// - Returns: the previews, in the order of the file: those of `#Preview` first.
    /// - Throws: ``Failure``
    static func previews(of request: LoadRequest) throws(Failure) -> [FoundPreview] {
        let earlier = LoadedTypes()
        // Local names: a library of the same program that was loaded before has equal ones.
        guard unsafe dlopen(request.library, RTLD_NOW | RTLD_LOCAL) != nil else {
            throw Failure(reason: unsafe dlerror().map { unsafe String(cString: $0) } ?? "the library cannot be loaded")
        }
        var previews: [FoundPreview] = []
        let registries = earlier.conforming(to: (any _PreviewRegistry.Type).self)
            .filter { $0.fileID == request.file }.sorted { $0.line < $1.line }
        for registry in registries {
            let preview = registry.makePreview()
            add(preview.name, preview.traits, to: &previews) { AnyView(preview.content()) }
        }
        let providers = earlier.conforming(to: (any PreviewProvider.Type).self)
        for name in request.providers {
            for provider in providers where _typeName(provider, qualified: false) == name {
                addViews(of: provider, named: name, to: &previews)
            }
        }
        guard !previews.isEmpty else { throw Failure(reason: "the file has neither #Preview nor a PreviewProvider") }
        return previews
    }

    private static func addViews<Provider: PreviewProvider>(
        of provider: Provider.Type, named name: String, to previews: inout [FoundPreview]
    ) {
        let views = ProviderViews.traits(of: Provider.previews)
        for (index, traits) in views.enumerated() {
            let title = traits.name ?? (views.count == 1 ? name : "\(name) \(index + 1)")
            add(title, traits, to: &previews) { AnyView(ProviderView(views: Provider.previews, index: index)) }
        }
    }

    private static func add(
        _ title: String?, _ traits: PreviewTraits, to previews: inout [FoundPreview],
        _ content: @escaping @MainActor () -> AnyView
    ) {
        let title = title.flatMap { $0.isEmpty ? nil : $0 } ?? "Preview \(previews.count + 1)"
        let namesakes = previews.count { $0.title == title }
        previews.append(
            FoundPreview(
                id: namesakes == 0 ? title : "\(title) (\(namesakes + 1))", title: title, traits: traits,
                content: content))
    }
}
