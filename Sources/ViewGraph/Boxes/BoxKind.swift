/// Properties that all boxes of a class share. A class declares them as ``LayoutBox/kind``, which each box reads once,
/// when it is made.
///
/// The members are inlinable: otherwise each box made in another module would call a function for each member.
@_spi(Engine) @frozen public struct BoxKind: OptionSet, Sendable {
    /// One bit for each property.
    public var rawValue: UInt16

    /// The kind whose properties are the bits of `rawValue`.
    @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

    // MARK: Content

    /// The box is opaque to its content: traits, gaps and explicit guides of its content do not count as its own
    /// (``LayoutBox/soleContent`` is nil). Leaves and containers are of this kind.
    @inlinable public static var hidesContent: BoxKind { BoxKind(rawValue: 1 << 0) }
    /// Changes of traits in the box do not affect its ancestors.
    @inlinable public static var endsTraits: BoxKind { BoxKind(rawValue: 1 << 1) }
    /// The box arranges several views. Set by ``ContainerBox`` only.
    @inlinable public static var container: BoxKind { BoxKind(rawValue: 1 << 2) }

    /// The box is a row of a list: it acts for the controls in it.
    @inlinable public static var listRow: BoxKind { BoxKind(rawValue: 1 << 14) }
    /// Keys visit the places in the box together (`focusSection()`).
    @inlinable public static var focusSection: BoxKind { BoxKind(rawValue: 1 << 15) }

    // MARK: Boundaries of layout

    /// The size of the box never depends on its content.
    @inlinable public static var boundary: BoxKind { BoxKind(rawValue: 1 << 3) }
    /// The size of the box does not depend on its content once it is placed.
    @inlinable public static var boundaryOncePlaced: BoxKind { BoxKind(rawValue: 1 << 4) }
    /// The size of the box does not depend on its content once it is placed under a proposal of both lengths.
    @inlinable public static var boundaryOnceProposed: BoxKind { BoxKind(rawValue: 1 << 5) }
    /// Kinds of boxes whose content is no neighbour of what is around: they have gaps of their own.
    static var ownGaps: BoxKind { [.boundary, .boundaryOncePlaced, .boundaryOnceProposed, .endsTraits] }

    // MARK: Measuring and placing

    /// The box gives x from the left edge, even where layout runs from right to left.
    @inlinable public static var placesFromLeft: BoxKind { BoxKind(rawValue: 1 << 6) }
    /// The box is a `Spacer` (S23.11).
    @inlinable public static var spacer: BoxKind { BoxKind(rawValue: 1 << 7) }
    /// The size of the box depends on the axis of the stack that contains it (``LayoutBox/stackAxis``).
    @inlinable public static var followsStackAxis: BoxKind { BoxKind(rawValue: 1 << 8) }
    /// The box places the guides of text (baselines) explicitly.
    @inlinable public static var placesBaselines: BoxKind { BoxKind(rawValue: 1 << 10) }
    /// Guides that the content places explicitly are not guides of the box.
    @inlinable public static var hidesGuides: BoxKind { BoxKind(rawValue: 1 << 11) }
    /// The box is a ``SafeAreaBox``.
    @inlinable public static var setsRoomAside: BoxKind { BoxKind(rawValue: 1 << 12) }

    // MARK: Layers

    /// The class overrides ``LayoutBox/drawingOrder``.
    @inlinable public static var ordersContent: BoxKind { BoxKind(rawValue: 1 << 13) }
}
