import AnimationCore
import Foundation
import Geometry
import LayerTree
import Testing
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Shapes as views: S26.
@MainActor struct ShapeTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

    private func shape(_ layer: Layer?) -> LayerShape? {
        if case .shape(let shape)? = layer?.content { shape } else { nil }
    }

    @Test func `a line is centred on the outline, a border lies within it (S26.1)`() throws {
        let stage = ViewStage(
            HStack {
                Rectangle().stroke(.red, lineWidth: 8).frame(width: 40, height: 40)
                Circle().strokeBorder(.red, lineWidth: 8).frame(width: 40, height: 40)
            })
        let line = try #require(stage.layer(ofView: "_StrokedShape"))
        #expect(line.contentBounds == CGRect(x: -4, y: -4, width: 48, height: 48))
        let border = try #require(stage.layers(ofView: "_StrokedShape").last)
        #expect(border.contentPath?.boundingRect.insetBy(dx: -4, dy: -4) == CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    @Test func `fill and stroke in one chain are drawn on top of one another (S26.2)`() {
        let stage = ViewStage(
            Circle().fill(.yellow).stroke(.blue, lineWidth: 3).strokeBorder(.red).frame(width: 40, height: 40))
        let drawn = stage.all.filter { shape($0) != nil }
        #expect(drawn.map(\.viewName) == ["Circle", "_StrokedShape", "_StrokedShape"])
        #expect(drawn.map(\.fill) == [Color.yellow, .blue, .red].map { $0.resolve(in: EnvironmentValues()) })
        #expect(drawn.allSatisfy { $0.frameInWindow == drawn[0].frameInWindow })
    }

    @Test func `modifiers of shapes give shapes (S26.2)`() {
        #expect(Rectangle().offset(x: 5, y: 2).path(in: rect).boundingRect == rect.offsetBy(dx: 5, dy: 2))
        #expect(
            Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 25, y: 15, width: 50, height: 30))
        #expect(
            Rectangle().size(width: 10, height: 20).path(in: rect).boundingRect
                == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(
            Rectangle().size(width: 10, height: 20, anchor: .bottomTrailing).path(in: rect).boundingRect
                == CGRect(x: 90, y: 40, width: 10, height: 20))
        let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
        #expect(abs(turned.width - 60) < 1e-9 && abs(turned.height - 100) < 1e-9)
        let moved = CGRect(x: 10, y: 20, width: 30, height: 40)
        let doubled = Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1)).path(in: moved).boundingRect
        #expect(doubled == CGRect(x: 10, y: 20, width: 60, height: 40))
        let ring = Circle().stroke(lineWidth: 10).path(in: CGRect(x: 0, y: 0, width: 60, height: 60))
        #expect(ring.contains(CGPoint(x: 0.5, y: 30)) && !ring.contains(CGPoint(x: 30, y: 30)))
    }

    @Test func `a plain shape is filled with the foreground style (S26.2)`() throws {
        let stage = ViewStage(Circle().foregroundStyle(.green))
        #expect(try #require(stage.layer(ofView: "Circle")).fill == Color.green.resolve(in: EnvironmentValues()))
    }

    @Test func `standard shapes take the room that they have (S26.7)`() {
        #expect(Circle().path(in: rect).boundingRect == CGRect(x: 20, y: 0, width: 60, height: 60))
        #expect(Ellipse().path(in: rect).boundingRect == rect)
        let capsule = Capsule(style: .circular).path(in: rect)
        #expect(capsule == Path(roundedRect: rect, cornerSize: CGSize(width: 30, height: 30), style: .circular))
        #expect(RoundedRectangle(cornerRadius: 500, style: .circular).path(in: rect) == capsule)
        let uneven = UnevenRoundedRectangle(topLeadingRadius: 20).path(in: rect)
        #expect(!uneven.contains(CGPoint(x: 1, y: 1)) && uneven.contains(CGPoint(x: 99, y: 1)))
        #expect(uneven.contains(CGPoint(x: 99, y: 59)) && uneven.contains(CGPoint(x: 1, y: 59)))
    }

    @Test func `an inset shrinks the corners with the rectangle (S26.10)`() {
        let inset = RoundedRectangle(cornerRadius: 12, style: .circular).inset(by: 4).path(in: rect)
        #expect(
            inset
                == Path(
                    roundedRect: rect.insetBy(dx: 4, dy: 4), cornerSize: CGSize(width: 8, height: 8), style: .circular))
        let square = RoundedRectangle(cornerRadius: 12).inset(by: 20).path(in: rect)
        #expect(square == Path(rect.insetBy(dx: 20, dy: 20)))
        let uneven = UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 2, style: .circular).inset(by: 5)
        #expect(
            uneven.path(in: rect)
                == Path(
                    roundedRect: rect.insetBy(dx: 5, dy: 5), cornerRadii: RectangleCornerRadii(topLeading: 15),
                    style: .circular))
    }

    private struct Trimmed: View {
        let counter: Counter
        @State var end: CGFloat = 0.25
        var body: some View {
            counter.count += 1
            return Circle().trim(from: 0, to: end).stroke(.red, lineWidth: 2).frame(width: 100, height: 100)
                .contentShape(Rectangle())
                .onTapGesture { withAnimation(.linear(duration: 1)) { end = 0.75 } }
        }
    }

    private final class Counter { var count = 0 }

    @Test func `trim animates both ends, the path anew each frame and no body (S26.6, S26.12)`() throws {
        let counter = Counter()
        let stage = ViewStage(Trimmed(counter: counter))
        stage.tap(at: CGPoint(x: 200, y: 150))
        let bodies = counter.count
        let layouts = stage.host.counters.placements
        stage.advance(by: 0.5)
        let line = try #require(stage.layer(ofView: "_StrokedShape"))
        let length = try #require(line.contentPath).parts.flatMap(\.segments).reduce(0) { $0 + $1.length() }
        #expect(abs(length - .pi * 100 / 2) < 2)
        #expect(counter.count == bodies && stage.host.counters.placements == layouts)
    }

    private struct Changing: View {
        @State var isRound = false
        @State var radius: CGFloat = 0
        let changesKind: Bool
        var shape: AnyShape {
            changesKind && isRound ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: radius))
        }
        var body: some View {
            shape.fill(.red).frame(width: 100, height: 100).onTapGesture {
                withAnimation(.linear(duration: 1)) {
                    isRound = true
                    radius = 40
                }
            }
        }
    }

    @Test(arguments: [false, true])
    func `a shape of any type interpolates with its own kind only (S26.12)`(changesKind: Bool) throws {
        let stage = ViewStage(Changing(changesKind: changesKind))
        stage.tap(at: CGPoint(x: 200, y: 150))
        stage.advance(by: 0.5)
        let path = try #require(stage.layer(ofView: "AnyShape")?.contentPath)
        let square = CGRect(x: 0, y: 0, width: 100, height: 100)
        if changesKind {
            #expect(path == Circle().path(in: square))
        } else {
            // Half way from 0 to 40, to within a frame.
            let corner = CGPoint(x: 100 - 20 * (1 - 0.5.squareRoot()), y: 100 - 20 * (1 - 0.5.squareRoot()))
            #expect(path.contains(CGPoint(x: corner.x - 1.5, y: corner.y - 1.5)))
            #expect(!path.contains(CGPoint(x: corner.x + 1.5, y: corner.y + 1.5)))
        }
    }

    @Test func `shapes combine (S26.13)`() {
        let left = Rectangle().size(width: 60, height: 60)
        let right = Rectangle().size(width: 60, height: 60).offset(x: 40)
        let middle = left.intersection(right).path(in: rect)
        #expect(middle.boundingRect == CGRect(x: 40, y: 0, width: 20, height: 60))
        #expect(left.union(right).path(in: rect).boundingRect == rect)
        #expect(!left.subtracting(right).path(in: rect).contains(CGPoint(x: 50, y: 30)))
        #expect(!left.symmetricDifference(right).path(in: rect).contains(CGPoint(x: 50, y: 30)))
    }

    @Test func `shapes have names where the type is known`() {
        let stage = ViewStage(
            Color.red.clipShape(.rect(cornerRadius: 8)).clipShape(.capsule).clipShape(.circle).clipShape(.ellipse)
                .clipShape(.rect).clipShape(.rect(topLeadingRadius: 4)))
        #expect(stage.layers(ofView: "_ClipEffect").count == 6)
    }

    // MARK: Container shapes

    @Test func `a container relative shape is the container's, further inside`() throws {
        struct Boxed: View {
            @State var radius: CGFloat = 20
            var body: some View {
                ContainerRelativeShape().padding(6).frame(width: 100, height: 60)
                    .containerShape(RoundedRectangle(cornerRadius: radius, style: .circular))
                    .onTapGesture { radius = 10 }
            }
        }
        let stage = ViewStage(Boxed())
        let layer = try #require(stage.layer(ofView: "ContainerRelativeShape"))
        func path(_ radius: CGFloat) -> Path {
            Path(roundedRect: CGRect(x: 0, y: 0, width: 88, height: 48), cornerRadius: radius, style: .circular)
        }
        // The corner radius shrinks by the distance of the shape from its container's edge (S26.10).
        #expect(layer.contentPath == path(14))
        stage.tap(at: CGPoint(x: 200, y: 150))
        #expect(layer.contentPath == path(4))
    }

    @Test func `without a container it is a rectangle`() throws {
        let stage = ViewStage(ContainerRelativeShape().frame(width: 20, height: 10))
        let layer = try #require(stage.layer(ofView: "ContainerRelativeShape"))
        #expect(layer.contentPath == Path(CGRect(x: 0, y: 0, width: 20, height: 10)))
    }
}
