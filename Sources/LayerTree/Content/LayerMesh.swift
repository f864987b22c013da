/// Mesh of colours: a grid of vertices, whose lines are Bézier curves.
public struct LayerMesh: Hashable, Sendable {
    /// Vertex with the control points of the curves to its neighbours, in fractions of the painted area.
    public struct Vertex: Hashable, Sendable {
        /// The vertex.
        public var position: SIMD2<Double>
        /// Control point towards the vertex before, in its row.
        public var leading: SIMD2<Double>
        /// Control point towards the vertex above.
        public var top: SIMD2<Double>
        /// Control point towards the next vertex of its row.
        public var trailing: SIMD2<Double>
        /// Control point towards the vertex below.
        public var bottom: SIMD2<Double>

        /// A vertex with its control points.
        public init(
            position: SIMD2<Double>, leading: SIMD2<Double>, top: SIMD2<Double>, trailing: SIMD2<Double>,
            bottom: SIMD2<Double>
        ) {
            self.position = position
            self.leading = leading
            self.top = top
            self.trailing = trailing
            self.bottom = bottom
        }
    }

    /// Number of vertices in a row, at least 2.
    public let width: Int
    /// Number of rows, at least 2.
    public let height: Int
    /// The vertices, row by row.
    public var vertices: [Vertex]
    /// A colour for each vertex.
    public var colors: [ResolvedColor]
    /// Colour beside the mesh.
    public var background: ResolvedColor
    /// True if colours change smoothly from one patch to the next.
    public var smoothsColors: Bool
    /// Space in which colours are mixed.
    public var space: LayerGradient.Space

    /// A mesh; nil unless there are at least two rows of two vertices, and a vertex and a colour for each place.
    public init?(
        width: Int, height: Int, vertices: [Vertex], colors: [ResolvedColor], background: ResolvedColor,
        smoothsColors: Bool, space: LayerGradient.Space
    ) {
        guard width >= 2, height >= 2, width <= 1 << 12, height <= 1 << 12, vertices.count == width * height,
            colors.count == vertices.count
        else { return nil }
        self.width = width
        self.height = height
        self.vertices = vertices
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.space = space
    }
}

extension LayerMesh {
    /// Coordinates of all vertices and control points, ten for each vertex.
    var coordinates: [Double] {
        vertices.flatMap { vertex in
            [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom].flatMap { [$0.x, $0.y] }
        }
    }

    /// This mesh with other coordinates and colours, as many as it has.
    func with(coordinates: [Double], colors: [ResolvedColor]) -> LayerMesh {
        guard coordinates.count == vertices.count * 10, colors.count == vertices.count else { return self }
        var mesh = self
        for index in vertices.indices {
            func point(_ number: Int) -> SIMD2<Double> {
                SIMD2(coordinates[index * 10 + number * 2], coordinates[index * 10 + number * 2 + 1])
            }
            mesh.vertices[index] = Vertex(
                position: point(0), leading: point(1), top: point(2), trailing: point(3), bottom: point(4))
        }
        mesh.colors = colors
        return mesh
    }
}
