public import Foundation
public import Geometry

/// Size and place of a view, at final values (S1.13, S23.26).
public struct GeometryProxy: Equatable {
    /// Size of the view, in points.
    public let size: CGSize
    weak var box: LayoutBox?
    /// Number of times that frames read from the proxy have changed.
    let revision: Int

    package init(size: CGSize, box: LayoutBox, revision: Int = 0) {
        self.size = size
        self.box = box
        self.revision = revision
    }

    /// Returns true if view, size, and the number of changes of its frames are equal.
    public static func == (a: GeometryProxy, b: GeometryProxy) -> Bool {
        a.size == b.size && a.box === b.box && a.revision == b.revision
    }

    /// Distance, in points, by which the view extends beyond each edge of the safe area. On a desktop it is 0, except
    /// for space reserved by `safeAreaInset` and `safeAreaPadding` (S23.30).
    public var safeAreaInsets: EdgeInsets {
        let box = box
        return onMain { box?.reachedSafeArea() ?? EdgeInsets() }
    }

    /// Returns the frame in `space`, in points, at final values (S1.13). Content of a `GeometryReader` that calls this
    /// is made again when the result has changed.
    @_disfavoredOverload public func frame(in space: CoordinateSpace) -> CGRect {
        let (box, own) = (box, CGRect(origin: .zero, size: size))
        return onMain {
            guard let box, space != .local else { return own }
            let frame = box.frame(in: space)
            (box as? any PlaceReader)?.placeWasRead(frame, in: space)
            return frame
        }
    }

    /// Returns the frame in `space`, in points, at final values.
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

    /// Returns the bounds of the ancestor that `space` names, in this view's own coordinates; nil if no ancestor has
    /// the name.
    public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
        let (box, space) = (box, space.coordinateSpace)
        return onMain {
            guard let box, let named = box.placing.origin(of: space) else { return nil }
            (box as? any PlaceReader)?.placeWasRead(box.frame(in: space), in: space)
            let origin = box.frameInWindow().origin
            return named.frameInWindow().offsetBy(dx: -origin.x, dy: -origin.y)
        }
    }

    /// Runs `body` on the main actor. Proxies are used there, in bodies and during layouts, by closures without that
    /// annotation.
    private func onMain<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
        MainActor.assumeIsolated { body() }
    }
}
