public import AnimationCore
import Foundation
import Geometry
public import LayerTree
@_spi(Engine) public import ViewGraph

/// A gradient between the colours of a grid of vertices, which may lie anywhere.
///
/// The vertices, their control points and colours animate. A mesh whose counts do not fit together shows its background.
nonisolated public struct MeshGradient: ShapeStyle, Hashable {
    /// Vertex with the control points of the curves to its four neighbours, in unit coordinates of the painted frame.
    @frozen public struct BezierPoint: Hashable, Sendable {
        /// The vertex.
        public var position: SIMD2<Float>
        /// Control point towards the vertex before, in its row.
        public var leadingControlPoint: SIMD2<Float>
        /// Control point towards the vertex above.
        public var topControlPoint: SIMD2<Float>
        /// Control point towards the next vertex of its row.
        public var trailingControlPoint: SIMD2<Float>
        /// Control point towards the vertex below.
        public var bottomControlPoint: SIMD2<Float>

        /// A vertex with its control points.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// Places of the vertices, row by row.
    public enum Locations: Hashable, Sendable {
        /// Vertices in unit coordinates; the curves between them are smooth.
        case points([SIMD2<Float>])
        /// Vertices with control points.
        case bezierPoints([BezierPoint])
    }

    /// Colours of the vertices, row by row.
    public enum Colors: Hashable, Sendable {
        /// Colours that may depend on the environment.
        case colors([Color])
        /// Colours by their components.
        case resolvedColors([Color.Resolved])
    }

    /// Number of vertices in a row.
    public var width: Int
    /// Number of rows.
    public var height: Int
    /// Places of the vertices.
    public var locations: Locations
    /// Colours of the vertices.
    public var colors: Colors
    /// Colour beside the mesh.
    public var background: Color
    /// True if colours change smoothly from one patch to the next.
    public var smoothsColors: Bool
    /// Space in which colours are mixed.
    public var colorSpace: Gradient.ColorSpace

    /// A mesh of `width` times `height` vertices.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// A mesh of `width` times `height` vertices at `points`, in unit coordinates.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A mesh of `width` times `height` vertices at `points`, in unit coordinates.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A mesh of `width` times `height` vertices with control points.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A mesh of `width` times `height` vertices with control points.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// The mesh with its colours in this environment.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let resolved: [ResolvedColor] =
            switch colors {
            case .colors(let colors): colors.map { $0.resolve(in: environment) }
            case .resolvedColors(let colors): colors
            }
        let ground = background.resolve(in: environment)
        let mesh = LayerMesh(
            width: width, height: height, vertices: vertices, colors: resolved, background: ground,
            smoothsColors: smoothsColors, space: colorSpace.isDevice ? .device : .perceptual)
        return .paint(mesh.map { .mesh($0) } ?? .color(ground))
    }

    private var vertices: [LayerMesh.Vertex] {
        switch locations {
        case .points(let points): smooth(points.map { SIMD2<Double>($0) })
        case .bezierPoints(let points):
            points.map { point in
                LayerMesh.Vertex(
                    position: SIMD2(point.position), leading: SIMD2(point.leadingControlPoint),
                    top: SIMD2(point.topControlPoint), trailing: SIMD2(point.trailingControlPoint),
                    bottom: SIMD2(point.bottomControlPoint))
            }
        }
    }

    /// Control points of smooth curves through `points`: at each vertex parallel to the line between its neighbours.
    private func smooth(_ points: [SIMD2<Double>]) -> [LayerMesh.Vertex] {
        guard width >= 2, height >= 2, points.count == width * height else { return [] }
        return points.indices.map { index in
            let (x, y) = (index % width, index / width)
            func slope(_ before: Int, _ after: Int, isInside: Bool) -> SIMD2<Double> {
                (points[after] - points[before]) / (isInside ? 6 : 3)
            }
            let along = slope(
                x > 0 ? index - 1 : index, x < width - 1 ? index + 1 : index, isInside: x > 0 && x < width - 1)
            let down = slope(
                y > 0 ? index - width : index, y < height - 1 ? index + width : index,
                isInside: y > 0 && y < height - 1)
            let point = points[index]
            return LayerMesh.Vertex(
                position: point, leading: point - along, top: point - down, trailing: point + along,
                bottom: point + down)
        }
    }
}

extension MeshGradient: View {
    /// A rectangle of the proposed size, filled with the gradient.
    public var body: some View { Rectangle().fill(self) }
}
