import AnimationCore
package import AttributeGraph
package import Foundation
@_spi(Engine) package import Presentations
@_spi(Engine) package import ViewGraph

/// Opens a menu at a view, and keeps its session while it is open.
@MainActor package final class MenuOpener {
    private let inputs: _ViewInputs
    private unowned let box: LayoutBox
    private let content: @MainActor (MenuLevel) -> @MainActor (_ViewInputs) -> Void
    package private(set) var session: MenuSession?
    /// True if the menu opens with its marked item over the view.
    var liesOverView = false
    /// Called with true when a menu has been opened, and with false when it has been closed.
    package var openChanged: @MainActor (Bool) -> Void = { _ in }

    package init<Source: MenuSource>(_ source: Attribute<Source>, at box: LayoutBox, inputs: _ViewInputs) {
        self.inputs = inputs
        self.box = box
        content = MenuSession.Opening.panel(of: source)
    }

    /// Opens a menu, in place of one that is open.
    ///
    /// - Parameters:
    ///   - minimumWidth: least width of the panel, in points.
    ///   - grows: true if the panel opens with a growing animation.
    ///   - first: the item to highlight at once.
    ///   - placement: position of the panel; asked again whenever something may have moved.
    package func open(
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

    /// Opens the menu at a point of the window, in points. It follows the view when that moves.
    package func open(at location: CGPoint, highlighting first: MenuSession.FirstHighlight = .none) {
        let corner = box.frameInWindow().origin
        let offset = CGPoint(x: location.x - corner.x, y: location.y - corner.y)
        open(highlighting: first) { [unowned box] in
            PresentationPlacement(
                anchor: CGRect(origin: box.frameInWindow().origin.moved(by: offset), size: .zero)
                    .insetBy(dx: -1, dy: -1),
                side: .below, alignment: box.mirrorsContent ? 1 : 0)
        }
    }

    /// Opens the menu at the pointer, for a press of the secondary button whose release it then follows.
    package func openByPress(at location: CGPoint) -> SecondaryPress {
        open(at: location)
        let host = inputs.host
        session?.pressBegan(at: location, time: host.pointer.time, isInside: false)
        return SecondaryPress { [weak self, unowned host] location in
            self?.session?.pressEnded(at: location, time: host.pointer.time)
        }
    }

    /// Opens the menu below the view, or above if there is no room; or over it, if ``liesOverView``.
    func openAtView(highlighting first: MenuSession.FirstHighlight = .none) {
        let width = box.size.width
        guard !liesOverView else { return openOverView(highlighting: first) }
        open(minimumWidth: min(width, 320), highlighting: first) { [box] in
            PresentationPlacement(
                anchor: box.frameInWindow(), side: .below, alignment: box.mirrorsContent ? 1 : 0, gap: 5)
        }
    }

    /// Opens the menu with the marked item over the view, the two titles aligned.
    private func openOverView(highlighting first: MenuSession.FirstHighlight) {
        let first = first == .none ? .marked : first
        let indent = MenuMetrics.mark + MenuMetrics.markGap
        // Computed once, so that the panel does not move when another item is marked.
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
