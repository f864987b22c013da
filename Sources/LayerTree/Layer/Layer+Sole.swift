// Layers with one visible sublayer, which they only place, turn and fade.
extension Layer {
    /// The only visible sublayer of a layer that does nothing but place, turn and fade it, such as an effect around
    /// another one, or a card with two sides; nil for any other layer.
    ///
    /// - Complexity: O(1) as long as nothing on the layer changed, otherwise O(sublayers).
    package var soleSublayer: Layer? {
        guard blendMode == .normal else { return nil }
        let drawing = drawing
        if let index = drawing.state.soleSublayer(at: drawingVersion) { return index.map { sublayers[$0] } }
        let index = findSoleSublayer()
        drawing.state.keep(soleSublayer: index, at: drawingVersion)
        return index.map { sublayers[$0] }
    }

    private func findSoleSublayer() -> Int? {
        guard !sublayers.isEmpty, case .none = content, clip == nil, mask == nil, presentedBlurRadius == 0,
            presentedShadow == nil, presentedColorFilter == .none
        else { return nil }
        var sole: Int?
        for (index, layer) in sublayers.enumerated() where layer.presentedOpacity > 0 {
            guard sole == nil else { return nil }
            sole = index
        }
        return sole
    }
}
