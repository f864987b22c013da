public import ViewGraph

/// A preview for an editor's canvas. There is no canvas here: the body is type-checked, and leaves nothing in the
/// program.
///
/// - Parameters:
///   - name: title of the preview.
///   - body: the view, preceded by declarations that it needs, such as ``Previewable()`` state.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "LiltMacros", type: "PreviewMacro")

/// A preview with traits for the canvas, such as its layout or the device's orientation. The body is only type-checked.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "LiltMacros", type: "PreviewMacro")

/// Allows `@State` and the like on a local variable in the body of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "LiltMacros", type: "PreviewableMacro")
