// Layers with a single visible sublayer that add nothing but a transform and an opacity.
extension Layer {
    /// The only visible sublayer, if this layer adds nothing but its transform and its opacity, as the layer of an
    /// effect within another effect or of a card with two sides; otherwise nil.
    ///
    /// - Complexity: O(1) as long as nothing in the layer changed, otherwise O(sublayers).
    package var soleSublayer: Layer? {
        guard blendMode == .normal else { return nil }
        let drawing = drawing
        let index: Int?
        if let known = drawing.state.soleSublayer(at: drawingVersion) {
            index = known
        } else {
            index = findSoleSublayer()
            drawing.state.keep(soleSublayer: index, at: drawingVersion)
        }
        // Not with `map`: a closure would be checked for its actor in each frame.
        guard let index else { return nil }
        return sublayers[index]
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
