/// What a layer draws itself, below its sublayers.
public enum LayerContent {
    case none
    /// The layer's rectangle in its ``Layer/fill``.
    case color
    indirect case shape(LayerShape)
    case text(any TextLayout)
    indirect case image(LayerImage)
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
