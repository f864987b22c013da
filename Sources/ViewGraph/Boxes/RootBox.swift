package import Foundation
package import Geometry
@_spi(Engine) package import LayerTree

/// The box of the window: it proposes the window's size to its content and centres it (S23.1).
@MainActor package final class RootBox: LayoutBox, SizingContainer {
    package let containerDependents = ContainerDependents()
    package var containerSize: CGSize { windowSize }

    package init(host: ViewHost) {
        super.init(host: host, scope: TransactionScope(host: host, outer: nil))
        setLayer(host.layers.root)
    }

    /// Size of the window, in points.
    package var windowSize = CGSize.zero {
        didSet {
            becomeRoot(size: windowSize)
            if windowSize != oldValue { containerDependents.sizeChanged() }
            host.needsLayout(from: self)
        }
    }

    /// Proposal to the content instead of the window's size, which nil stands for. A picture of a view is as large as
    /// the view.
    package var contentProposal: ProposedViewSize? {
        didSet {
            guard contentProposal != oldValue else { return }
            host.needsLayout(from: self)
        }
    }

    private var proposalOfContent: ProposedViewSize { contentProposal ?? ProposedViewSize(windowSize) }

    /// Size of the content under its proposal, in points.
    package var contentSize: CGSize {
        var result = CGSize.zero
        for box in content.boxes {
            let size = box.sizeThatFits(proposalOfContent)
            result = CGSize(width: max(result.width, size.width), height: max(result.height, size.height))
        }
        return result
    }

    /// Smallest and largest size of the content, in points.
    package var contentLimits: (minimum: CGSize, maximum: CGSize) {
        func size(_ proposal: ProposedViewSize) -> CGSize {
            content.boxes.reduce(.zero) { result, box in
                let size = box.sizeThatFits(proposal)
                return CGSize(width: max(result.width, size.width), height: max(result.height, size.height))
            }
        }
        return (size(.zero), size(.infinity))
    }

    /// Lists of boxes above the program's views, back to front, ``presented`` among them.
    package private(set) lazy var above: BoxList = {
        let list = BoxList(owner: self)
        extraContent = list
        return list
    }()

    /// Boxes of the presentations of the program's views.
    package private(set) lazy var presented = above.appendList()

    /// A layer above all views that belongs to none of them, such as a tool's display.
    package var topLayer: Layer? {
        didSet { host.needsLayerOrder(of: self) }
    }

    package override func appendOwnLayers(_ position: OwnLayerPosition, to layers: inout [Layer]) {
        if let topLayer, position == .above { layers.append(topLayer) }
    }

    /// Called after the layout of an update in which preferences of the program's views may have changed (S3.8).
    /// Preferences of presentations above them do not count. Nil if there is no observer.
    package var preferencesMayHaveChanged: (@MainActor () -> Void)? {
        didSet {
            let action = preferencesMayHaveChanged
            preferences.setRole(action.map { action in PreferenceListener { _ in action() } })
        }
    }

    package override class var kind: BoxKind { [.boundary, .hidesContent, .endsTraits] }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { windowSize }

    package override func placeContent() {
        let proposal = proposalOfContent
        for box in content.boxes {
            let child = box.sizeThatFits(proposal)
            box.place(
                at: CGPoint(x: (windowSize.width - child.width) / 2, y: (windowSize.height - child.height) / 2),
                proposal: proposal)
        }
        for box in extraContent?.boxes ?? [] {
            box.place(at: .zero, size: windowSize, proposal: ProposedViewSize(windowSize))
        }
    }
}
