public import Foundation
public import Geometry
public import ViewGraph
import Views

/// Content of a cell that consists of SwiftUI's views.
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
    private let content: Content
    private var insets: EdgeInsets?

    /// Views as the content of a cell, with the usual margins.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// This content with margins of `length` points at `edges`; nil for the usual ones.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
        var copy = self
        var insets = insets ?? Self.usual
        if edges.contains(.top) { insets.top = length }
        if edges.contains(.leading) { insets.leading = length }
        if edges.contains(.bottom) { insets.bottom = length }
        if edges.contains(.trailing) { insets.trailing = length }
        copy.insets = insets
        return copy
    }

    private static var usual: EdgeInsets { EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16) }

    /// A view that shows the content.
    public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }

    fileprivate var padded: some View {
        content.frame(maxWidth: .infinity, alignment: .leading).padding(insets ?? Self.usual)
    }

    fileprivate static func hosting(_ configuration: Self) -> HostingPair {
        let view = HostingView(configuration.padded)
        return HostingPair(view: view) { new in
            if let new = new as? Self { view.show(new.padded) }
        }
    }
}

/// View that hosts views, and shows other ones of their type.
private struct HostingPair {
    let view: UIView
    let show: @MainActor (any UIContentConfiguration) -> Void
}

/// Views in a cell, by a description.
private final class HostedContentView: ConfiguredView, UIContentView {
    private let pair: HostingPair
    var configuration: any UIContentConfiguration { didSet { pair.show(configuration) } }

    init<Content: View>(_ configuration: UIHostingConfiguration<Content>) {
        self.configuration = configuration
        pair = UIHostingConfiguration.hosting(configuration)
        super.init(frame: .zero)
        addSubview(pair.view)
    }

    required init?(coder: NSCoder) { return nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { pair.view.sizeThatFits(size) }

    override func layoutSubviews() {
        super.layoutSubviews()
        pair.view.frame = bounds
    }
}
