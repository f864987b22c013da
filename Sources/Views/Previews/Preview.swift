public import ViewGraph

/// A preview for an editor's canvas. There is none here: the body is checked as any code, and leaves nothing in the
/// program.
///
/// - Parameters:
///   - name: what the canvas would show above it.
///   - body: the view, and before it whatever it takes, such as ``Previewable()`` state.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "LiltMacros", type: "PreviewMacro")

/// The same, with what the canvas would be asked for: its room, or which way up the device is.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "LiltMacros", type: "PreviewMacro")

/// Allows `@State` and the like on a local variable in the body of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "LiltMacros", type: "PreviewableMacro")
