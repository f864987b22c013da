public import Foundation
@_spi(Engine) import ViewGraph

/// Picture of an asset catalogue. Generated code names each: `Image(.logo)`.
public struct ImageResource: Hashable, @unchecked Sendable {
    // Bundles are not changed after they are made.
    package let name: String
    package let bundle: Bundle?

    /// The picture `name` in the resources of `bundle`.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle === Bundle.main ? nil : bundle
    }
}

/// Colour of an asset catalogue. Generated code names each: `Color(.brand)`.
public struct ColorResource: Hashable, @unchecked Sendable {
    // Bundles are not changed after they are made.
    package let name: String
    package let bundle: Bundle?

    /// The colour `name` in the resources of `bundle`.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle === Bundle.main ? nil : bundle
    }
}

extension Image {
    /// The picture `resource`.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
    /// The colour `resource`.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
