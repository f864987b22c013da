public import Foundation
public import Geometry
public import ViewGraph

/// Position of a scroll view, as the program wants it or as people have left it (S24.9).
///
/// A program that writes it scrolls, with the transaction's animation. Once people have scrolled, ``edge`` and
/// ``point`` are nil, and ``viewID`` is the identity of the view now at the position's anchor, if it has the type that
/// the position was made for.
public struct ScrollPosition: Equatable, Sendable {
    /// Place to scroll to; with a number that makes each call of `scrollTo` another wish, even to one place.
    struct Wish: Hashable, Sendable {
        var place = Place.none
        var number = 0
    }

    enum Place: Hashable, @unchecked Sendable {
        case none
        /// Identities are Sendable, as ``ScrollPosition`` takes no others.
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        /// Offset of the content in points; nil along an axis that is not to change.
        case point(x: CGFloat?, y: CGFloat?)
    }

    private(set) var wish: Wish
    /// True if people have scrolled since the program last wrote the position.
    public private(set) var isPositionedByUser = false
    /// Identity of the view that the scroll view is at; nil if there is none.
    public private(set) var viewID: (any Hashable & Sendable)?
    /// Returns an identity of the type that the position was made for; nil for others.
    private let reported: @Sendable (AnyHashable) -> (any Hashable & Sendable)?

    private init<ID: Hashable & Sendable>(_ place: Place, _ type: ID.Type) {
        wish = Wish(place: place)
        reported = { $0.base as? ID }
    }

    /// Makes a position that scrolls nowhere. Views with identities of `type` are reported.
    public init(idType type: (some Hashable & Sendable).Type = Never.self) {
        self.init(.none, type)
    }

    /// Makes the position of the view with identity `id`, of which the point `anchor` comes to that point of the scroll
    /// view; with nil it comes into view on the shortest way.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(.view(AnyHashable(id), anchor), ID.self)
        viewID = id
    }

    /// Makes the position at an edge of the content.
    public init(idType type: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.init(.edge(edge), type)
    }

    /// Makes the position with the content offset `point`, in points.
    public init(idType type: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y), type)
    }

    /// Makes the position with the content offset (`x`, `y`), in points.
    public init(idType type: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y), type)
    }

    /// Makes the position with the horizontal content offset `x`, in points.
    public init(idType type: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil), type)
    }

    /// Makes the position with the vertical content offset `y`, in points.
    public init(idType type: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(.point(x: nil, y: y), type)
    }

    // MARK: Scrolling

    /// Scrolls to the view with identity `id`, as ``init(id:anchor:)``.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        scroll(to: .view(AnyHashable(id), anchor))
        viewID = id
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }

    /// Scrolls to the content offset `point`, in points.
    public mutating func scrollTo(point: CGPoint) { scroll(to: .point(x: point.x, y: point.y)) }

    /// Scrolls to the content offset (`x`, `y`), in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .point(x: x, y: y)) }

    /// Scrolls to the horizontal content offset `x`, in points.
    public mutating func scrollTo(x: CGFloat) { scroll(to: .point(x: x, y: nil)) }

    /// Scrolls to the vertical content offset `y`, in points.
    public mutating func scrollTo(y: CGFloat) { scroll(to: .point(x: nil, y: y)) }

    private mutating func scroll(to place: Place) {
        wish = Wish(place: place, number: wish.number + 1)
        isPositionedByUser = false
        viewID = nil
    }

    /// Notes that people have scrolled, and that the view with identity `nearest` is now at the anchor.
    ///
    /// - Returns: false if nothing has changed.
    mutating func moved(to nearest: AnyHashable?) -> Bool {
        let old = self
        wish.place = .none
        isPositionedByUser = true
        viewID = nearest.flatMap { reported($0) }
        return self != old
    }

    // MARK: Reading

    /// Edge that the program has scrolled to; nil if it did not, or people have scrolled since.
    public var edge: Edge? {
        if case .edge(let edge) = wish.place { edge } else { nil }
    }

    /// Content offset that the program has scrolled to, in points; nil if it did not, or people have scrolled since.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = wish.place { CGPoint(x: x, y: y) } else { nil }
    }

    /// Horizontal content offset that the program has scrolled to, in points; nil if it did not, or people have scrolled
    /// since.
    public var x: CGFloat? {
        if case .point(let x, _) = wish.place { x } else { nil }
    }

    /// Vertical content offset that the program has scrolled to, in points; nil if it did not, or people have scrolled
    /// since.
    public var y: CGFloat? {
        if case .point(_, let y) = wish.place { y } else { nil }
    }

    /// Identity of the view that the scroll view is at, if it is a `type`; else nil.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    /// True if both have been written alike, and people have left them at the same view.
    public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
        a.wish == b.wish && a.isPositionedByUser == b.isPositionedByUser
            && a.viewID.map { AnyHashable($0) } == b.viewID.map { AnyHashable($0) }
    }
}

extension View {
    /// Binds `position` to the position of the scroll view inside: where the program writes it, the view scrolls with
    /// the transaction's animation; where people scroll, it is written (S24.9). `anchor` is the point at which views and
    /// scroll view are compared; nil for the top leading corner, and for the shortest way when scrolling to a view.
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        environment(\.scrollPosition, PlacedScrollPosition(position, anchor: anchor))
    }
}
