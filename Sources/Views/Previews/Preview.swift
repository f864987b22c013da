public import ViewGraph

/// A preview, which `lilt preview` shows beside the code and replaces when the file is saved. Programs that are built for
/// release hold nothing of it.
///
/// - Parameters:
///   - name: title of the preview.
///   - body: the view, preceded by declarations that it needs, such as ``Previewable()`` state.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "LiltMacros", type: "PreviewMacro")

/// A preview with traits, such as its layout or the device's orientation.
///
/// - Parameters:
///   - name: title of the preview.
///   - traits: first trait.
///   - additionalTraits: further traits; of two layouts or orientations the last one counts.
///   - body: the view, preceded by declarations that it needs, such as ``Previewable()`` state.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "LiltMacros", type: "PreviewMacro")

/// Makes a local variable in the body of a preview its state: `@Previewable @State var isOn = false`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "LiltMacros", type: "PreviewableMacro")

/// A view with a title and traits, as `#Preview` declares it.
public struct Preview {
    /// Previews of views.
    public enum ViewTraits {}

    package let name: String?
    package let traits: PreviewTraits
    package let content: @MainActor () -> any View

    /// A preview.
    ///
    /// - Parameters:
    ///   - name: title of the preview.
    ///   - traits: traits; of two layouts or orientations the last one counts.
    ///   - body: the view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name, traits: traits, content: body)
    }

    package init(
        _ name: String?, traits: [PreviewTrait<ViewTraits>], content body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = traits.reduce(into: PreviewTraits()) { $1.apply(to: &$0) }
        let wraps = traits.compactMap(\.wrap)
        guard !wraps.isEmpty else {
            content = body
            return
        }
        content = { wraps.reduce(AnyView(body())) { $1($0) } }
    }
}

/// Type that `#Preview` declares. Internal; programs neither name nor implement it.
@MainActor @preconcurrency public protocol _PreviewRegistry {
    /// Line of the preview in its file.
    static var line: Int { get }
    /// Name of the module and the file, such as `Game/Card.swift`.
    static var fileID: String { get }

    /// Makes the preview.
    static func makePreview() -> Preview
}
