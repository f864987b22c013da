import Lilt

extension LayerSnapshot {
    /// The scale of the effect that lies on or under this layer, across; `model` and as presented.
    var scale: (model: Double, presented: Double) {
        let layer = all.first { $0.view == "_ScaleEffect" }
        return (layer?.model.transform[0] ?? .nan, layer?.presentation.transform[0] ?? .nan)
    }

    /// Whether `property` of some layer here is on its way.
    func animates(_ property: String) -> Bool { all.contains { $0.animating.contains(property) } }
}
