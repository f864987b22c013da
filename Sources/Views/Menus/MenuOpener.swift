import AnimationCore
import AttributeGraph
import Foundation
@_spi(Engine) import ViewGraph

/// What opens a menu at a view, and knows whether one is open.
@MainActor final class MenuOpener {
    private let inputs: _ViewInputs
    private unowned let box: LayoutBox
    private let content: @MainActor (MenuLevel) -> @MainActor (_ViewInputs) -> Void
    private(set) var session: MenuSession?
    /// Whether the marked item of its menu comes to lie over the view.
    var liesOverView = false
    /// Told when a menu has been opened, and when it has been closed.
    var openChanged: @MainActor (Bool) -> Void = { _ in }

    init<Source: MenuSource>(_ source: Attribute<Source>, at box: LayoutBox, inputs: _ViewInputs) {
        self.inputs = inputs
        self.box = box
        content = MenuSession.Opening.panel(of: source)
    }

    /// - Parameters:
    ///   - placement: of the panel, asked whenever something may have moved.
    ///   - minimumWidth: of the panel, in points.
    ///   - grows: whether it grows to its size.
    ///   - first: which item is highlighted at once.
    func open(
        minimumWidth: CGFloat = 0, grows: Bool = true, highlighting first: MenuSession.FirstHighlight = .none,
        placement: @escaping @MainActor () -> PresentationPlacement
    ) {
        session?.close()
        let session = MenuSession(host: inputs.host) { [weak self] in
            self?.session = nil
            self?.openChanged(false)
        }
        self.session = session
        session.open(
            MenuSession.Opening(
                inputs: inputs, anchor: box, placement: placement, content: content, minimumWidth: minimumWidth,
                grows: grows),
            highlighting: first)
        openChanged(true)
    }

    /// Below the view, or above where there is no room; or over it.
    func openAtView(highlighting first: MenuSession.FirstHighlight = .none) {
        let width = box.size.width
        guard !liesOverView else { return openOverView(highlighting: first) }
        open(minimumWidth: min(width, 320), highlighting: first) { [box] in
            PresentationPlacement(
                anchor: box.frameInWindow(), side: .below, alignment: box.mirrorsContent ? 1 : 0, gap: 5)
        }
    }

    /// The marked item over the view, its title where the view's is.
    private func openOverView(highlighting first: MenuSession.FirstHighlight) {
        let first = first == .none ? .marked : first
        let indent = MenuMetrics.mark + MenuMetrics.markGap
        // It stays where it was when another item is marked.
        var middle: CGFloat?
        open(minimumWidth: box.size.width + indent, grows: false, highlighting: first) { [box, weak self] in
            middle = middle ?? self?.session?.levels.first?.column?.middleOfMarked
            let frame = box.frameInWindow()
            let isMirrored = box.mirrorsContent
            return PresentationPlacement(
                anchor: frame, side: .below, alignment: isMirrored ? 1 : 0,
                gap: -frame.height / 2 - (middle ?? frame.height / 2), shift: isMirrored ? indent : -indent,
                adjustments: [.slides, .shrinks])
        }
    }
}
