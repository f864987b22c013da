public import ViewGraph

/// A type that declares previews, which `lilt preview` shows: each view of `previews` is one.
@MainActor @preconcurrency public protocol PreviewProvider {
    /// Type of `previews`; inferred.
    associatedtype Previews: View
    /// Views to preview.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
    /// Platform on which Apple's tools show the previews; here they are shown on all. Nil by default.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// Default: nil.
    public static var platform: PreviewPlatform? { nil }
}

/// A platform that shows previews.
public enum PreviewPlatform: Sendable {
    /// Phones and tablets.
    case iOS
    /// The Mac.
    case macOS
    /// Television sets.
    case tvOS
    /// Watches.
    case watchOS
}
