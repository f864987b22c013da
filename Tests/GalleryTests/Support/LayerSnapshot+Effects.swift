import Lilt

extension LayerSnapshot {
    /// Horizontal scale of the first scale effect in this layer tree, as model value and as presented.
    var scale: (model: Double, presented: Double) {
        let layer = all.first { $0.view == "_ScaleEffect" }
        return (layer?.model.transform[0] ?? .nan, layer?.presentation.transform[0] ?? .nan)
    }

    /// True if `property` of this layer or one below is being animated.
    func animates(_ property: String) -> Bool { all.contains { $0.animating.contains(property) } }
}
