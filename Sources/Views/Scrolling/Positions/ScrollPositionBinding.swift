import AnimationCore
import Foundation
import Geometry
@_spi(Engine) import ViewGraph

/// The binding of `scrollPosition`: scrolls where the program writes it, and is written where people scroll.
@MainActor class ScrollPositionBinding {
    nonisolated let anchor: UnitPoint?
    nonisolated init(anchor: UnitPoint?) { self.anchor = anchor }

    /// Reads the binding, for dependency tracking.
    func read() {}

    /// Scrolls `box` to where the program wants it, if that has changed.
    func follow(in box: ScrollBox) {}

    /// Notes that people have scrolled `box`.
    func moved(in box: ScrollBox) {}
}

/// Binding to the identity of the view at the start of the scroll view.
final class TypedScrollPosition<ID: Hashable>: ScrollPositionBinding {
    nonisolated(unsafe) private let binding: Binding<ID?>

    nonisolated init(_ binding: Binding<ID?>, anchor: UnitPoint?) {
        unsafe self.binding = binding
        super.init(anchor: anchor)
    }

    override func read() { _ = unsafe binding.wrappedValue }

    override func follow(in box: ScrollBox) {
        let wanted = unsafe binding.wrappedValue.map { AnyHashable($0) }
        guard wanted != box.agreedPosition else { return }
        box.agreedPosition = wanted
        if let wanted, !box.reveal(wanted, anchor: anchor) { box.revealUnmade(wanted, anchor: anchor) }
    }

    override func moved(in box: ScrollBox) {
        guard let nearest = box.nearestTarget(to: anchor ?? .topLeading), nearest != box.agreedPosition else { return }
        box.agreedPosition = nearest
        unsafe binding.wrappedValue = nearest.base as? ID
    }
}

/// Binding to a ``ScrollPosition``.
final class PlacedScrollPosition: ScrollPositionBinding {
    nonisolated private let binding: Binding<ScrollPosition>

    nonisolated init(_ binding: Binding<ScrollPosition>, anchor: UnitPoint?) {
        self.binding = binding
        super.init(anchor: anchor)
    }

    override func read() { _ = binding.wrappedValue }

    override func follow(in box: ScrollBox) {
        let wish = binding.wrappedValue.wish
        guard AnyHashable(wish) != box.agreedPosition else { return }
        box.agreedPosition = AnyHashable(wish)
        switch wish.place {
        case .none: break
        case .view(let id, let anchor):
            let anchor = anchor ?? self.anchor
            if !box.reveal(id, anchor: anchor) { box.revealUnmade(id, anchor: anchor) }
        case .edge(let edge): box.scroll { $0.offset(at: edge) }
        case .point(let x, let y): box.scroll { CGPoint(x: x ?? $0.offset.x, y: y ?? $0.offset.y) }
        }
    }

    override func moved(in box: ScrollBox) {
        var position = binding.wrappedValue
        let nearest = box.nearestTarget(to: anchor ?? .topLeading)
        guard position.moved(to: nearest) else { return }
        box.agreedPosition = AnyHashable(position.wish)
        binding.wrappedValue = position
    }
}

extension ScrollBox {
    /// Scrolls to the view that the `scrollPosition` binding names, if it has changed.
    func followPosition() {
        if hasContent { position?.follow(in: self) }
    }

    /// Tells the `scrollPosition` binding that people have scrolled.
    func tellPosition() {
        if wasMovedByPeople && !isAnimated { position?.moved(in: self) }
    }

    /// Scrolls after layout to the offset that `place` gives, as the program wants it.
    fileprivate func scroll(to place: @escaping (ScrollBox) -> CGPoint) {
        host.secondPass { [weak self] in
            guard let self else { return }
            wasMovedByPeople = false
            scroll(to: clamped(place(self)), transaction: scope.resolve())
        }
    }

    /// Offset that shows an edge of the content; along the other axis as now.
    fileprivate func offset(at edge: Edge) -> CGPoint {
        // Offsets count from the left.
        let isMirrored = contentBox?.mirrorsContent ?? false
        switch edge {
        case .top: return CGPoint(x: offset.x, y: 0)
        case .bottom: return CGPoint(x: offset.x, y: range.maxY)
        case .leading: return CGPoint(x: isMirrored ? range.maxX : 0, y: offset.y)
        case .trailing: return CGPoint(x: isMirrored ? 0 : range.maxX, y: offset.y)
        }
    }
}
