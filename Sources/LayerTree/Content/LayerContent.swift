/// What a layer draws itself, below its sublayers.
public enum LayerContent {
    /// Nothing of its own.
    case none
    /// The layer's rectangle in its ``Layer/fill``.
    case color
    /// A painted path.
    indirect case shape(LayerShape)
    /// A text that was set before; it fills the layer's rectangle from the top left.
    case text(any TextLayout)
    /// A picture that fills the layer's rectangle.
    indirect case image(LayerImage)
    /// Commands in the layer's space.
    indirect case drawing(DisplayList)

    /// True if drawing `other` instead would surely change nothing.
    func drawsLike(_ other: LayerContent) -> Bool {
        switch (self, other) {
        case (.none, .none), (.color, .color): true
        case (.shape(let a), .shape(let b)): a.drawsLike(b)
        case (.text(let a), .text(let b)): a === b
        case (.image(let a), .image(let b)): a == b
        case (.drawing(let a), .drawing(let b)): a.version != LayerShape.unversioned && a.version == b.version
        default: false
        }
    }
}
