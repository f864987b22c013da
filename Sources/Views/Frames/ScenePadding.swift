import Foundation
public import Geometry
@_spi(Engine) public import ViewGraph

/// Room that a scene keeps between its content and its edges.
public struct ScenePadding: Hashable, Sendable {
    /// Width in points: that of an iPad in a wide window, and of a window of a Mac.
    let length: CGFloat

    /// The least room.
    public static let minimum = ScenePadding(length: 20)
}

extension View {
    /// Adds the room at `edges` that a scene keeps around its content, 20 points.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        scenePadding(.minimum, edges: edges)
    }

    /// Adds the room at `edges` that a scene keeps around its content.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, padding.length)
    }
}
