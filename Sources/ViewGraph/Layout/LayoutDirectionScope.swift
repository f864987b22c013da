public import AnimationCore
import AttributeGraph
public import Geometry
@_spi(Engine) import LayerTree

private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }

extension EnvironmentValues {
    /// Direction of text and of layout from leading to trailing. Left to right by default.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}

/// Direction of layout for the boxes made under this scope (S23.16). Layouts compute places from left to right. In the
/// other direction each box is placed at the mirrored place.
@MainActor package final class LayoutDirectionScope {
    /// Without exclusivity checks, since every placement of a box reads it.
    private let memory = HotMemory(false)

    package internal(set) var isMirrored: Bool {
        get { memory.state }
        set { memory.state = newValue }
    }
}

extension _ViewInputs {
    /// Makes layout inside this place follow the direction of the environment.
    mutating func addLayoutDirection() {
        let scope = LayoutDirectionScope()
        let graph = graph
        let host = host
        direction = scope
        var isFirst = true
        scope.isMirrored = graph.untracked { graph.peek(environment) }.layoutDirection == .rightToLeft
        sink(environment) { [unowned host] environment in
            let isMirrored = environment.layoutDirection == .rightToLeft
            defer { isFirst = false }
            guard isMirrored != scope.isMirrored else { return }
            scope.isMirrored = isMirrored
            if !isFirst { host.root.placing.mirroringChanged() }
        }
    }
}

extension LayoutBox {
    /// True if content is placed at mirrored places.
    package final var mirrorsContent: Bool { memory.state.direction?.with { $0.isMirrored } ?? false }
}
