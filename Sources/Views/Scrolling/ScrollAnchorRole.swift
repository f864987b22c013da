import Foundation
import Geometry

/// Occasion on which a scroll view's default anchor counts.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let value: Int

    /// The first offset, when there is content.
    public static let initialOffset = ScrollAnchorRole(value: 0)
    /// A change of the content's size, or of the view's, while the content lies at the anchor.
    public static let sizeChanges = ScrollAnchorRole(value: 1)
    /// The place of content that is smaller than the view.
    public static let alignment = ScrollAnchorRole(value: 2)
}

/// Anchors of a scroll view for the occasions on which they count; nil for the start.
struct ScrollAnchors: Equatable {
    var initialOffset: UnitPoint?
    var sizeChanges: UnitPoint?
    var alignment: UnitPoint?

    mutating func set(_ anchor: UnitPoint?, for role: ScrollAnchorRole) {
        switch role {
        case .initialOffset: initialOffset = anchor
        case .sizeChanges: sizeChanges = anchor
        default: alignment = anchor
        }
    }
}
