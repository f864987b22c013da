public import ViewGraph

/// A type that declares previews, which `lilt preview` shows: each view of `previews` is one.
@MainActor @preconcurrency public protocol PreviewProvider {
    /// Type of `previews`; inferred.
    associatedtype Previews: View
    /// Views to preview.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
