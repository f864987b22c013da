import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph

@testable @_spi(Engine) import Views

/// Rectangles with the corners of the container around.
@MainActor struct ConcentricRectangleTests {
    /// Outline of a rectangle in 100 × 60 points, in a container with corners of 20 points.
    private func outline(
        _ shape: ConcentricRectangle, insets: EdgeInsets, in container: some InsettableShape = .rect(cornerRadius: 20)
    ) throws -> Path {
        let stage = ViewStage(
            shape.padding(insets).frame(width: 100, height: 60).containerShape(container))
        let layer = try #require(stage.layer(ofView: "ConcentricRectangle"))
        return try #require(layer.contentPath)
    }

    private func path(_ size: CGSize, _ radii: (CGFloat, CGFloat, CGFloat, CGFloat)) -> Path {
        Path(
            roundedRect: CGRect(origin: .zero, size: size),
            cornerRadii: RectangleCornerRadii(
                topLeading: radii.0, bottomLeading: radii.2, bottomTrailing: radii.3, topTrailing: radii.1))
    }

    private let six = EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    private let inner = CGSize(width: 88, height: 48)

    @Test func `corners have the centres of the container's`() throws {
        #expect(try outline(ConcentricRectangle(), insets: six) == path(inner, (14, 14, 14, 14)))
        #expect(try outline(ConcentricRectangle(), insets: six, in: .capsule) == path(inner, (24, 24, 24, 24)))
        let top = UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 8)
        #expect(try outline(ConcentricRectangle(), insets: six, in: top) == path(inner, (10, 2, 0, 0)))
    }

    @Test func `corners far from the container's are square, or have their least radius`() throws {
        let top = EdgeInsets(top: 6, leading: 6, bottom: 30, trailing: 6)
        let size = CGSize(width: 88, height: 24)
        #expect(try outline(ConcentricRectangle(), insets: top) == path(size, (14, 14, 0, 0)))
        #expect(
            try outline(ConcentricRectangle(corners: .concentric(minimum: 4)), insets: top)
                == path(size, (14, 14, 4, 4)))
        #expect(
            try outline(ConcentricRectangle(corners: .concentric, isUniform: true), insets: top)
                == path(size, (14, 14, 14, 14)))
    }

    @Test func `fixed corners do not follow, and pairs of corners are equal`() throws {
        #expect(try outline(.rect(corners: .fixed(3)), insets: six) == path(inner, (3, 3, 3, 3)))
        #expect(
            try outline(
                .rect(
                    topLeadingCorner: 1, topTrailingCorner: .concentric, bottomLeadingCorner: 2.5,
                    bottomTrailingCorner: .concentric(minimum: .fixed(18))), insets: six)
                == path(inner, (1, 14, 2.5, 18)))
        let leading = EdgeInsets(top: 6, leading: 6, bottom: 8, trailing: 40)
        let size = CGSize(width: 54, height: 46)
        #expect(
            try outline(.rect(uniformTopCorners: .concentric, uniformBottomCorners: 2), insets: leading)
                == path(size, (14, 14, 2, 2)))
        #expect(
            try outline(.rect(uniformLeadingCorners: .concentric, uniformTrailingCorners: .concentric), insets: leading)
                == path(size, (14, 0, 14, 0)))
    }

    @Test func `without a container only the least radius is left`() throws {
        let stage = ViewStage(ConcentricRectangle(corners: .concentric(minimum: 5)).frame(width: 40, height: 30))
        let layer = try #require(stage.layer(ofView: "ConcentricRectangle"))
        #expect(layer.contentPath == path(CGSize(width: 40, height: 30), (5, 5, 5, 5)))
    }

    private struct Clipped: View {
        @State private var radius: CGFloat = 20
        var body: some View {
            Color.red.clipShape(ConcentricRectangle()).padding(6).frame(width: 100, height: 60)
                .containerShape(RoundedRectangle(cornerRadius: radius)).onTapGesture { radius = 10 }
        }
    }

    private func clip(_ stage: ViewStage) -> Path? {
        guard case .shape(let path, _, _)? = stage.layer(ofView: "_ClipEffect")?.clip else { return nil }
        return path(CGRect(x: 0, y: 0, width: 88, height: 48))
    }

    @Test func `a clip follows the container, also when that changes`() {
        let stage = ViewStage(Clipped())
        #expect(clip(stage) == path(inner, (14, 14, 14, 14)))
        stage.tap(at: CGPoint(x: 200, y: 150))
        #expect(clip(stage) == path(inner, (4, 4, 4, 4)))
    }

    @Test func `from right to left the corners at the container's trailing edge are at the left`() throws {
        let stage = ViewStage(
            ConcentricRectangle().padding(.leading, 30).frame(width: 100, height: 60)
                .containerShape(.rect(cornerRadius: 20)).environment(\.layoutDirection, .rightToLeft))
        let layer = try #require(stage.layer(ofView: "ConcentricRectangle"))
        let mirrored = path(CGSize(width: 70, height: 60), (0, 20, 0, 20))
        #expect(layer.contentPath == mirrored.mirrored(in: CGRect(x: 0, y: 0, width: 70, height: 60)))
    }
}
