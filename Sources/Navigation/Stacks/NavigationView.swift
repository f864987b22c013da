import AnimationCore
@_spi(Engine) public import ViewGraph
import Views

/// A stack of pages, or columns side by side: one view is the root of a `NavigationStack`, two or three are the columns of
/// a `NavigationSplitView`. Deprecated by Apple in favour of these.
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content

    /// Makes a stack whose root is `content`, or columns, if `content` is two or three views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// A stack with the content as root, or columns.
    @MainActor @ViewBuilder public var body: some View {
        if let columns = (content as? any NavigationColumns)?.columns, columns.count > 1 {
            NavigationColumnsView(columns: columns)
        } else {
            NavigationStack { content }
        }
    }
}

/// The views of a ``NavigationView`` as columns; in the stack style, the first one as a root.
nonisolated private struct NavigationColumnsView: View {
    let columns: [AnyView]
    /// Column that a narrow window shows: the first one, until a link in it is opened.
    @State private var column = NavigationSplitViewColumn.sidebar
    @Environment(\.navigationViewIsStack) private var isStack

    init(columns: [AnyView]) { self.columns = columns }

    @MainActor @ViewBuilder var body: some View {
        if isStack {
            NavigationStack { columns[0] }
        } else if columns.count == 2 {
            NavigationSplitView(
                preferredCompactColumn: $column, sidebar: { columns[0] }, detail: { columns[1] })
        } else {
            NavigationSplitView(
                preferredCompactColumn: $column, sidebar: { columns[0] }, content: { columns[1] },
                detail: { columns[2] })
        }
    }
}

/// Content of a ``NavigationView`` that may be several views.
private protocol NavigationColumns {
    var columns: [AnyView] { get }
}

extension TupleView: NavigationColumns {
    fileprivate var columns: [AnyView] {
        Mirror(reflecting: value).children.compactMap { ($0.value as? any View).map { AnyView($0) } }
    }
}
