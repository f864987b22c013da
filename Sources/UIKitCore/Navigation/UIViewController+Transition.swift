import Foundation

extension UIViewController {
    /// Transition of a controller's push and pop.
    public struct Transition {
        /// Options of a zoom; none so far.
        public struct ZoomOptions: Sendable {
            /// Default options.
            public init() {}
        }

        /// Controllers between which a zoom takes place.
        @MainActor public struct ZoomSourceViewProviderContext {
            /// Controller that stays behind and contains the source view.
            public let sourceViewController: UIViewController
            /// Controller that grows out of the source view. It may show something else by now than when it was pushed.
            public let zoomedViewController: UIViewController
        }

        typealias SourceViewProvider = @MainActor (ZoomSourceViewProviderContext) -> UIView?
        let source: SourceViewProvider

        /// Transition in which the page grows out of a view of the previous controller and shrinks back into one
        /// (S20.4, S21.8).
        ///
        /// - Parameters:
        ///   - options: nothing to set so far.
        ///   - sourceViewProvider: returns the source view. Called at the push and again whenever the way back begins:
        ///     the view may be another one by then, since lists reuse theirs, or the controller shows something else.
        ///     So look the view up by what `context.zoomedViewController` shows now, and capture none. Nil zooms from
        ///     and to the middle.
        /// - Returns: the transition, to be set as ``preferredTransition``.
        public static func zoom(
            options: ZoomOptions? = nil,
            @_implicitSelfCapture sourceViewProvider: @escaping @MainActor (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(source: sourceViewProvider) }
    }

    /// Nearest navigation controller that contains this one, at any depth.
    public var navigationController: UINavigationController? {
        var controller = parent
        while let current = controller {
            if let navigation = current as? UINavigationController { return navigation }
            controller = current.parent
        }
        return nil
    }
}
