/// Content of a layer, drawn below its sublayers.
public enum LayerContent {
    /// No content.
    case none
    /// The layer's rectangle, in its ``Layer/fill``.
    case color
    /// A painted path.
    indirect case shape(LayerShape)
    /// A laid out text, drawn from the layer's top left corner.
    case text(any TextLayout)
    /// An image that fills the layer's rectangle.
    indirect case image(LayerImage)
    /// Drawing commands in the layer's space.
    indirect case drawing(DisplayList)

    /// True if `other` is known to draw the same. False means that they may differ.
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
