public import ViewGraph

/// Declares previews for an editor. Nothing shows them here; programs that contain them compile.
@MainActor @preconcurrency public protocol PreviewProvider {
    /// Type of `previews`; inferred.
    associatedtype Previews: View
    /// Views to preview. Never evaluated here.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
