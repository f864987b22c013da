@_spi(Engine) import ViewGraph
public import Views

/// A preview of a view of UIKit.
///
/// - Parameters:
///   - name: title of the preview.
///   - traits: traits, such as the layout; of two layouts or orientations the last one counts.
///   - body: makes the view. Optional, so that the compiler prefers a view of SwiftUI where it has no other reason.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> UIView)?
) = #externalMacro(module: "LiltMacros", type: "PreviewMacro")

/// A preview of a controller of UIKit.
///
/// - Parameters:
///   - name: title of the preview.
///   - traits: traits, such as the layout; of two layouts or orientations the last one counts.
///   - body: makes the controller. Optional, as that of a view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: (@MainActor () -> UIViewController)?
) = #externalMacro(module: "LiltMacros", type: "PreviewMacro")

extension Preview {
    /// A preview of a view of UIKit, as `#Preview` declares it.
    ///
    /// - Parameters:
    ///   - name: title of the preview.
    ///   - traits: traits; of two layouts or orientations the last one counts.
    ///   - body: makes the view.
    @_disfavoredOverload public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView
    ) {
        self.init(name, traits: traits, content: { PreviewedUIView(make: body) })
    }

    /// A preview of a controller of UIKit, as `#Preview` declares it.
    ///
    /// - Parameters:
    ///   - name: title of the preview.
    ///   - traits: traits; of two layouts or orientations the last one counts.
    ///   - body: makes the controller.
    @_disfavoredOverload public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name, traits: traits, content: { PreviewedUIViewController(make: body) })
    }
}
