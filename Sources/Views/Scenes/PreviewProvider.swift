public import ViewGraph

/// Names views to be shown while they are written. Nothing shows them here; programs that have them compile.
@MainActor @preconcurrency public protocol PreviewProvider {
    /// What `previews` gives; the compiler finds it.
    associatedtype Previews: View
    /// Views to be looked at. Nothing asks for them here.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
