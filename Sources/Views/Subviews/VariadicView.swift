@_spi(Engine) public import ViewGraph

/// Views that a root makes of the views in another view. Older than ``SubviewsCollection``, and not documented by Apple, but
/// widely used.
nonisolated public enum _VariadicView {
    /// Root of a tree.
    public typealias Root = _VariadicView_Root
    /// Root that makes views.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// Root that makes one view.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// Root that makes any number of views.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// Views that a root gets.
    public typealias Children = _VariadicView_Children

    /// A root with the views that it gets.
    nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
        /// Maker of the views.
        public var root: Root
        /// Views that the root gets.
        public var content: Content

        /// Gives `root` the views of `content`.
        @inlinable public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }

        /// Gives `root` the views of `content`.
        @inlinable public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }
    }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    /// The views that the root makes.
    @MainActor public var body: some View {
        let root = root
        return Group(subviews: content) { root.body(children: _VariadicView_Children(subviews: $0)) }
    }
}

/// Root of a tree of views.
public protocol _VariadicView_Root {}

/// Root that makes views of other views.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// Type of the view that ``body(children:)`` returns; inferred.
    associatedtype Body: View
    /// Returns the view made of `children`.
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// Root that makes one view of other views.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Root that makes any number of views of other views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// Views that a root gets, in order.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
    let subviews: SubviewsCollection

    /// One of the views.
    nonisolated public struct Element: View, Identifiable {
        let subview: Subview

        /// Identity of the view among the others.
        public var id: AnyHashable { AnyHashable(subview.id) }
        /// The view.
        @MainActor public var body: some View { subview }
    }

    /// Place of the first view.
    public var startIndex: Int { subviews.startIndex }
    /// Place after the last view.
    public var endIndex: Int { subviews.endIndex }
    /// The view at `index`.
    public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
    /// The views, one after the other.
    @MainActor public var body: some View { subviews }
}
