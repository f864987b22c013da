import Foundation

extension UIViewController {
    /// How a controller comes when it is pushed, and goes when it is popped.
    public struct Transition {
        /// What a zoom may be asked for besides; nothing so far.
        public struct ZoomOptions: Sendable {
            /// A zoom as it is.
            public init() {}
        }

        /// Which controllers a zoom goes on between.
        @MainActor public struct ZoomSourceViewProviderContext {
            /// The one that stays behind, in which the source is to be found.
            public let sourceViewController: UIViewController
            /// The one that grows out of the source. It may show something else by now than when it was pushed.
            public let zoomedViewController: UIViewController
        }

        typealias SourceViewProvider = @MainActor (ZoomSourceViewProviderContext) -> UIView?
        let source: SourceViewProvider

        /// It grows out of a view of the controller before, and shrinks back into one (S20.4, S21.8).
        ///
        /// - Parameter sourceViewProvider: asked at the push, and again whenever the way back begins: the view may be another
        ///   one by then, since lists use theirs again, or the controller shows something else. So it looks the view up by
        ///   what `context.zoomedViewController` shows now, and holds none. Nil: it comes out of the middle.
        public static func zoom(
            options: ZoomOptions? = nil,
            @_implicitSelfCapture sourceViewProvider: @escaping @MainActor (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(source: sourceViewProvider) }
    }

    /// The navigation controller that this one is in, at whatever depth.
    public var navigationController: UINavigationController? {
        var controller = parent
        while let current = controller {
            if let navigation = current as? UINavigationController { return navigation }
            controller = current.parent
        }
        return nil
    }
}
