@_spi(Engine) import LayerTree

/// Box around places that keys visit together.
@_spi(Engine) @MainActor public final class FocusSectionBox: LayoutBox {
    public override class var kind: BoxKind { [.focusSection] }
}

extension LayoutBox {
    /// True if keys visit the places in the box together.
    final var isFocusSection: Bool { memory.state.kind.contains(.focusSection) }
}
