public import ViewGraph

/// Names views to be shown while they are written. Nothing shows them here; programs that have them compile.
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
