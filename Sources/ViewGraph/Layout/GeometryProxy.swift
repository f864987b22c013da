public import Foundation
public import Geometry

/// Size and place of a view, at final values (S1.13, S23.26).
public struct GeometryProxy: Equatable {
    /// Size of the view, in points.
    public let size: CGSize
    weak var box: LayoutBox?
    /// Number of changes of frames that were asked of the proxy.
    let revision: Int

    package init(size: CGSize, box: LayoutBox, revision: Int = 0) {
        self.size = size
        self.box = box
        self.revision = revision
    }

    /// Compares the view, its size, and the number of changes of its frames.
    public static func == (a: GeometryProxy, b: GeometryProxy) -> Bool {
        a.size == b.size && a.box === b.box && a.revision == b.revision
    }

    /// Distance by which the view reaches beyond each edge of the safe area, in points; 0 on a desktop, except for room
    /// that
    /// `safeAreaInset` and `safeAreaPadding` set aside (S23.30).
    public var safeAreaInsets: EdgeInsets {
        let box = box
        return onMain { box?.reachedSafeArea() ?? EdgeInsets() }
    }

    /// The frame in `space`, at final values (S1.13). Content of a `GeometryReader` that asks for it is made again when
    /// the answer has changed.
    @_disfavoredOverload public func frame(in space: CoordinateSpace) -> CGRect {
        let (box, own) = (box, CGRect(origin: .zero, size: size))
        return onMain {
            guard let box, space != .local else { return own }
            let frame = box.frame(in: space)
            (box as? any PlaceReader)?.placeWasRead(frame, in: space)
            return frame
        }
    }

    /// The frame in `space`, at final values.
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

    /// The bounds of the view that `space` names, in this view's own coordinates; nil if no view around bears the name.
    public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
        let (box, space) = (box, space.coordinateSpace)
        return onMain {
            guard let box, let named = box.placing.origin(of: space) else { return nil }
            (box as? any PlaceReader)?.placeWasRead(box.frame(in: space), in: space)
            let origin = box.frameInWindow().origin
            return named.frameInWindow().offsetBy(dx: -origin.x, dy: -origin.y)
        }
    }

    /// Proxies are asked on the main actor, in bodies and in the middle of layouts, by closures that need not say so.
    private func onMain<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
        MainActor.assumeIsolated { body() }
    }
}
