package import Foundation
package import Geometry
package import LayerTree

/// The box of the window: it proposes the window's size and centres what it gets (S23.1).
@MainActor package final class RootBox: LayoutBox, SizingContainer, PreferenceReader {
    package let containerDependents = ContainerDependents()
    package var containerSize: CGSize { windowSize }

    package init(host: ViewHost) {
        super.init(host: host, scope: TransactionScope(host: host, outer: nil))
        setLayer(host.layers.root)
    }

    /// In points.
    package var windowSize = CGSize.zero {
        didSet {
            becomeRoot(size: windowSize)
            if windowSize != oldValue { containerDependents.sizeChanged() }
            host.needsLayout(from: self)
        }
    }

    /// What the content is proposed, if not the window's size: a picture of a view is as large as the view.
    package var contentProposal: ProposedViewSize? {
        didSet {
            guard contentProposal != oldValue else { return }
            host.needsLayout(from: self)
        }
    }

    private var proposalOfContent: ProposedViewSize { contentProposal ?? ProposedViewSize(windowSize) }

    /// How large the content is under its proposal.
    package var contentSize: CGSize {
        var result = CGSize.zero
        for box in content.boxes {
            let size = box.sizeThatFits(proposalOfContent)
            result = CGSize(width: max(result.width, size.width), height: max(result.height, size.height))
        }
        return result
    }

    /// How small and how large the content can be.
    package var contentLimits: (minimum: CGSize, maximum: CGSize) {
        func size(_ proposal: ProposedViewSize) -> CGSize {
            content.boxes.reduce(.zero) { result, box in
                let size = box.sizeThatFits(proposal)
                return CGSize(width: max(result.width, size.width), height: max(result.height, size.height))
            }
        }
        return (size(.zero), size(.infinity))
    }

    /// What lies over the program's views.
    package private(set) lazy var presented: BoxList = {
        let list = BoxList(owner: self)
        extraContent = list
        return list
    }()

    package override var leavingContent: [LayoutBox] { super.leavingContent + (extraContent?.allLeaving ?? []) }

    package override var drawingOrder: [LayoutBox] {
        guard let extraContent else { return super.drawingOrder }
        return super.drawingOrder + extraContent.allLeaving + extraContent.boxes
    }

    /// A layer above all views that is none of theirs: what a tool shows.
    package var topLayer: Layer? {
        didSet { host.needsLayerOrder(of: self) }
    }

    package override func appendOwnLayers(to layers: inout [Layer]) {
        if let topLayer { layers.append(topLayer) }
    }

    /// Told after the layout of an update in which what the program's views say of themselves may have changed (S3.8); what
    /// is presented over them says nothing here. Nil: nobody listens.
    package var preferencesMayHaveChanged: (@MainActor () -> Void)?
    private var waitsForPreferences = false

    package override func preferencesChanged() {
        guard preferencesMayHaveChanged != nil, !waitsForPreferences else { return }
        waitsForPreferences = true
        host.preferences.add(stale: self)
    }

    func readPreferences() {
        waitsForPreferences = false
        preferencesMayHaveChanged?()
    }

    package override var isLayoutBoundary: Bool { true }
    package override var soleContent: LayoutBox? { nil }
    package override var passesTraits: Bool { false }

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
