import AnimationCore
import Combine
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Shapes where layout runs from right to left.
@MainActor struct ShapeDirectionTests {
    /// A triangle at the left edge.
    private struct Wedge: Shape {
        var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors(in: .rightToLeft)

        func path(in rect: CGRect) -> Path {
            Path {
                $0.addLines([
                    CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.minX + 10, y: rect.midY),
                    CGPoint(x: rect.minX, y: rect.maxY),
                ])
            }
        }
    }

    private final class Direction: ObservableObject {
        @Published var direction = LayoutDirection.rightToLeft
    }

    private struct Page<Content: View>: View {
        @ObservedObject var direction: Direction
        let content: Content

        var body: some View {
            content.frame(width: 100, height: 40).environment(\.layoutDirection, direction.direction)
        }
    }

    private let direction = Direction()

    /// Bounds of the outline of the only shape, in a rectangle of 100 × 40 points.
    private func bounds(_ stage: ViewStage) -> CGRect? {
        for layer in stage.all {
            if case .shape(let shape) = layer.content {
                return shape.path(CGRect(x: 0, y: 0, width: 100, height: 40)).boundingRect
            }
        }
        return nil
    }

    @Test func `an outline is mirrored, and follows a change of direction`() {
        let stage = ViewStage(Page(direction: direction, content: Wedge()))
        #expect(bounds(stage)?.minX == 90)
        direction.direction = .leftToRight
        stage.frame()
        #expect(bounds(stage)?.minX == 0)
    }

    @Test func `a fixed outline is never mirrored, whatever is made of it`() {
        let fixed = Wedge(layoutDirectionBehavior: .fixed)
        #expect(bounds(ViewStage(Page(direction: direction, content: fixed)))?.minX == 0)
        #expect(bounds(ViewStage(Page(direction: direction, content: AnyShape(fixed.offset(x: 5)))))?.minX == 5)
        #expect(bounds(ViewStage(Page(direction: direction, content: fixed.trim(from: 0, to: 0.9))))?.minX == 0)
    }

    @Test func `a shape for the other direction is mirrored from left to right`() {
        let wedge = Wedge(layoutDirectionBehavior: .mirrors(in: .leftToRight))
        let stage = ViewStage(Page(direction: direction, content: wedge))
        #expect(bounds(stage)?.minX == 0)
        direction.direction = .leftToRight
        stage.frame()
        #expect(bounds(stage)?.minX == 90)
    }

    @Test func `leading corners of a rectangle lie at the right, also of a clip`() throws {
        let corners = UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular)
        func hasCorner(atLeft: Bool, _ path: Path) -> Bool {
            !path.contains(CGPoint(x: atLeft ? 1 : 99, y: 1)) && path.contains(CGPoint(x: atLeft ? 99 : 1, y: 1))
        }
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        let filled = ViewStage(Page(direction: direction, content: corners))
        let shape = try #require(
            filled.all.compactMap { layer -> Path? in
                if case .shape(let shape) = layer.content { shape.path(rect) } else { nil }
            }.first)
        #expect(hasCorner(atLeft: false, shape))
        let clipped = ViewStage(Page(direction: direction, content: Color.red.clipShape(corners)))
        func clip() -> Path? {
            clipped.all.compactMap { layer -> Path? in
                if case .shape(let path, _, _) = layer.clip { path(rect) } else { nil }
            }.first
        }
        #expect(hasCorner(atLeft: false, try #require(clip())))
        direction.direction = .leftToRight
        clipped.frame()
        #expect(hasCorner(atLeft: true, try #require(clip())))
    }
}
