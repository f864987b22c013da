import CairoRenderer
import Foundation
import LayerTree
import Platform
@_spi(Engine) import Presentations
@_spi(Engine) import ViewGraph

/// Popups of a window, one for each presentation that extends beyond it. They are drawn in the window's frames from the
/// window's layers.
@MainActor final class ProgramPopups: PresentationSurfaces {
    private unowned let pipeline: FramePipeline
    private weak var window: (any Platform.Window)?
    /// Open popups, in the order of opening.
    private var open: [PopupPicture] = []

    init(_ pipeline: FramePipeline, in window: any Platform.Window) {
        self.pipeline = pipeline
        self.window = window
    }

    var largestSurface: CGSize? { window?.popupRoom?.largest }

    func show(_ surface: PresentationSurface) {
        guard let window, let wish = surface.wish, let room = window.popupRoom else { return surface.refuse() }
        let place = PopupPlace(wish, within: room.bounds)
        if let known = open.first(where: { $0.surface === surface }) { return known.popup.move(to: place) }
        show(surface, at: place, takesKeys: true)
    }

    private func show(_ surface: PresentationSurface, at place: PopupPlace, takesKeys: Bool) {
        let popup = window?.openPopup(at: place, takesKeys: takesKeys) { [weak self, weak surface] event in
            if let surface { self?.received(event, for: surface, at: place, takesKeys) }
        }
        guard let popup else { return surface.refuse() }
        open.append(PopupPicture(popup, of: surface))
    }

    func close(_ surface: PresentationSurface) {
        guard let index = open.firstIndex(where: { $0.surface === surface }) else { return }
        open.remove(at: index).popup.close()
    }

    private func received(
        _ event: PopupEvent, for surface: PresentationSurface, at place: PopupPlace, _ takesKeys: Bool
    ) {
        switch event {
        case .placed(let frame):
            if pipeline.logs.contains(.wayland) {
                Log.write(
                    .wayland, "popup: \(frame.width) by \(frame.height) points at \(frame.minX), \(frame.minY)")
            }
            surface.place(in: frame)
        case .dismissed(let wasShown):
            if pipeline.logs.contains(.wayland) { Log.write(.wayland, "popup: \(wasShown ? "dismissed" : "refused")") }
            open.removeAll { $0.surface === surface }
            if wasShown {
                surface.dismiss()
            } else if takesKeys, !open.isEmpty {
                // A submenu gets the keys through its menu.
                show(surface, at: place, takesKeys: false)
            } else {
                // The presentation is shown in the window if the desktop refuses the popup.
                surface.refuse()
            }
        }
        window?.requestFrame()
    }

    /// Draws the changes of all popups, after the window has been drawn.
    func draw(scale: Double) {
        for picture in open { picture.draw(pipeline.views.layers, scale: scale) }
    }
}

extension PopupPlace {
    /// Creates a place.
    ///
    /// - Parameters:
    ///   - wish: size and placement that the presentation asks for.
    ///   - bounds: area that the popup must not leave; nil if the desktop ensures that.
    init(_ wish: PresentationSurface.Wish, within bounds: CGRect?) {
        let placement = wish.placement
        self.init(
            size: wish.size, anchor: placement.anchor, side: Side(placement.side), alignment: placement.alignment,
            gap: placement.gap, shift: placement.shift, adjustments: Adjustments(placement.adjustments))
        guard let bounds else { return }
        // The popup is placed here, and described so that the desktop has no choice left.
        let (result, anchor) = (placement.place(wish.size, in: bounds), placement.anchor)
        let frame = CGRect(
            x: result.frame.minX.rounded(), y: result.frame.minY.rounded(), width: result.frame.width.rounded(),
            height: result.frame.height.rounded())
        (size, side, alignment, adjustments) = (frame.size, Side(result.side), 0, [])
        switch result.side {
        case .above: (gap, shift) = (anchor.minY - frame.maxY, frame.minX - anchor.minX)
        case .below: (gap, shift) = (frame.minY - anchor.maxY, frame.minX - anchor.minX)
        case .left: (gap, shift) = (anchor.minX - frame.maxX, frame.minY - anchor.minY)
        case .right: (gap, shift) = (frame.minX - anchor.maxX, frame.minY - anchor.minY)
        case .over: break
        }
    }
}

extension PopupPlace.Side {
    fileprivate init(_ side: PresentationPlacement.Side) {
        self =
            switch side {
            case .above: .above
            case .below: .below
            case .left: .left
            case .right: .right
            case .over: .over
            }
    }
}

extension PopupPlace.Adjustments {
    fileprivate init(_ adjustments: PresentationPlacement.Adjustments) {
        self = []
        if adjustments.contains(.flips) { insert(.flips) }
        if adjustments.contains(.slides) { insert(.slides) }
        if adjustments.contains(.shrinks) { insert(.shrinks) }
    }
}
