public import AnimationCore
import AttributeGraph
public import Geometry
@_spi(Engine) import LayerTree

private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }

extension EnvironmentValues {
    /// Direction in which text, and layout from leading to trailing, run.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}

/// Direction of layout for the boxes made under the scope (S23.16). Layouts are computed from left to right; in the
/// other direction each box is placed in the mirror image.
@MainActor package final class LayoutDirectionScope {
    /// In memory of its own, since every box that is placed asks.
    private let memory = HotMemory(false)

    package internal(set) var isMirrored: Bool {
        get { memory.state }
        set { memory.state = newValue }
    }
}

extension _ViewInputs {
    /// Has layout inside this place run in the direction of the environment.
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
    /// True if content is placed in the mirror image.
    package final var mirrorsContent: Bool { memory.state.direction?.with { $0.isMirrored } ?? false }
}
