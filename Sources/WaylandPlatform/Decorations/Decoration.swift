import Foundation
import Platform
import WaylandClient
import WaylandProtocols

/// Decoration that a window draws itself if its desktop draws none: a title bar above the content, and a shadow around
/// both, each in its own surface. Frames of the content do not draw the decoration: see
/// docs/decisions/0050-own-window-frames.md.
@MainActor final class Decoration {
    /// Appearance of the decoration, except for hovered and pressed buttons.
    struct State: Hashable {
        var title: String
        var style: DecorationStyle
        var geometry: DecorationGeometry
        var isActive: Bool
        var isMaximized: Bool
    }

    var interaction = DecorationInteraction() { didSet { if interaction != oldValue { needsUpdate = true } } }
    /// True if the decoration has to be updated before the window's next commit.
    private(set) var needsUpdate = true
    private(set) var state: State?
    /// True while a part may have a buffer that is not on screen.
    private var hasSpareBuffers = false
    private let titleBar: DecorationSurface
    private let shadows: [DecorationSurface]
    private let painter: any DecorationPainter

    /// Returns nil if the compositor lacks an interface that the decoration needs.
    init?(
        of parent: WlSurface, globals: Globals, painter: any DecorationPainter,
        onRelease: @escaping @MainActor () -> Void
    ) {
        self.painter = painter
        let parts = (0...DecorationGeometry.sides.count).compactMap { _ in
            DecorationSurface(of: parent, globals: globals, onRelease: onRelease)
        }
        guard parts.count == DecorationGeometry.sides.count + 1 else { return nil }
        titleBar = parts[0]
        shadows = Array(parts.dropFirst())
    }

    var parts: [DecorationSurface] { [titleBar] + shadows }

    /// Sets the appearance from the window's next commit on; nil hides the decoration, as in fullscreen.
    func set(_ new: State?) {
        guard new != state else { return }
        state = new
        needsUpdate = true
    }

    var bar: TitleBar? {
        state.map { TitleBar(width: $0.geometry.size.width, buttons: $0.style.buttons) }
    }

    /// Draws the parts that have changed. If nothing has changed since the commit before, as it does while a window is
    /// resized, parts keep only the buffers that are on screen.
    ///
    /// - Returns: true if the window has to commit.
    /// - Throws: ``MemoryError`` if the machine has no memory for a buffer.
    func update(scale: Double) throws(MemoryError) -> Bool {
        guard needsUpdate else {
            if hasSpareBuffers { hasSpareBuffers = parts.count(where: { !$0.trim() }) > 0 }
            return false
        }
        needsUpdate = false
        hasSpareBuffers = true
        guard let state, let bar else {
            return parts.reduce(false) { $1.hide() || $0 }
        }
        let geometry = state.geometry
        let origin = CGPoint(x: 0, y: -TitleBar.height)
        let free = geometry.freeEdges
        let isDark = state.style.isDark
        let shadow = WindowShadowLook(size: geometry.size, isActive: state.isActive, isDark: isDark)
        let look = TitleBarLook(
            title: state.title, bar: bar, isDark: isDark, isActive: state.isActive, isMaximized: state.isMaximized,
            roundsLeft: free.isSuperset(of: [.top, .left]), roundsRight: free.isSuperset(of: [.top, .right]),
            hovered: interaction.hovered, pressed: interaction.pressed)
        var outcomes = [
            try titleBar.show(
                .titleBar(look, over: free.contains(.top) ? shadow : nil), in: geometry.titleBar, origin: origin,
                inputArea: nil, scale: scale, painter: painter)
        ]
        var didHide = false
        for (side, part) in zip(DecorationGeometry.sides, shadows) {
            guard let area = geometry.shadowArea(beside: side) else {
                didHide = part.hide() || didHide
                continue
            }
            outcomes.append(
                try part.show(
                    .shadow(shadow, in: area), in: area, origin: origin,
                    inputArea: geometry.grabArea(beside: side) ?? .zero, scale: scale, painter: painter))
        }
        // A part without a free buffer stays unchanged until the compositor releases a buffer.
        if outcomes.contains(.noBuffer) { needsUpdate = true }
        return didHide || outcomes.contains(.committed)
    }

    /// Marks all parts to be drawn again, for another scale.
    func scaleChanged() { needsUpdate = true }

    /// Converts a point of one of the decoration's surfaces to points from the window's top left corner; nil if the
    /// surface is not part of the decoration.
    func location(of point: CGPoint, on surface: WlSurface) -> CGPoint? {
        guard let area = parts.first(where: { $0.surface.proxy == surface.proxy })?.area else { return nil }
        return CGPoint(x: point.x + area.minX, y: point.y + area.minY)
    }

    func spot(at point: CGPoint) -> DecorationInteraction.Spot {
        guard let state, let bar else { return .nothing }
        if state.geometry.titleBar.contains(point) { return bar.button(at: point).map { .button($0) } ?? .title }
        let edges = state.geometry.edges(at: point)
        return edges.isEmpty ? .nothing : .edges(edges)
    }

    func destroy() {
        for part in parts { part.destroy() }
    }
}
