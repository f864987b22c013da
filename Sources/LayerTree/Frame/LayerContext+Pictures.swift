// Pictures that are decoded after they were drawn for the first time.
extension LayerContext {
    /// Marks the content of each layer that shows `picture` as changed, since its pixels are now others.
    ///
    /// - Complexity: O(layers), once for each picture that was not decoded in time.
    package func pixelsChanged(of picture: any DeferredPixels) { root.pixelsChanged(of: picture) }
}

extension Layer {
    fileprivate func pixelsChanged(of picture: any DeferredPixels) {
        if content.shows(picture) || paint?.shows(picture) == true { contentChanged() }
        for sublayer in sublayers { sublayer.pixelsChanged(of: picture) }
        mask?.pixelsChanged(of: picture)
    }
}

extension ImagePixels {
    fileprivate func isMade(by picture: any DeferredPixels) -> Bool { deferred === picture }
}

extension LayerContent {
    /// True if the content draws the pixels that `picture` makes, other than by sublayers.
    @MainActor func shows(_ picture: any DeferredPixels) -> Bool {
        switch self {
        case .none, .color: false
        case .shape(let shape): shape.paint.shows(picture)
        case .text(let text): (text as? any TextWithPictures)?.shows(picture) == true
        case .image(let image): image.source.isMade(by: picture)
        case .drawing(let list): list.commands.shows(picture)
        }
    }
}

extension LayerPaint {
    fileprivate func shows(_ picture: any DeferredPixels) -> Bool {
        switch self {
        case .image(let paint): paint.source.isMade(by: picture)
        case .shadowed(let paint, _): paint.shows(picture)
        default: false
        }
    }
}

/// Text layout that knows the pictures in its lines.
@MainActor package protocol TextWithPictures: TextLayout {
    /// True if the text draws the pixels that `picture` makes.
    func shows(_ picture: any DeferredPixels) -> Bool
}

extension TextRun {
    /// True if the run is, or is painted with, the pixels that `picture` makes.
    package func shows(_ picture: any DeferredPixels) -> Bool {
        if paint?.shows(picture) == true { return true }
        guard case .picture(let image) = attachment?.content else { return false }
        return image.source.isMade(by: picture)
    }
}

extension [DrawCommand] {
    @MainActor fileprivate func shows(_ picture: any DeferredPixels) -> Bool {
        contains { command in
            switch command {
            case .fill(_, let paint, _, _), .stroke(_, let paint, _, _): paint.shows(picture)
            case .text(let text, _, _), .glyphs(let text, _, _, _):
                (text as? any TextWithPictures)?.shows(picture) == true
            case .image(let image, _): image.source.isMade(by: picture)
            case .beginGroup(_, _, let masks): masks.contains { $0.commands.shows(picture) }
            // Layers that a list draws are sublayers, whose changes reach the list.
            case .layer, .save, .restore, .clip, .concatenate, .opacity, .blendMode, .endGroup: false
            }
        }
    }
}
