import Foundation
public import LayerTree
import Runtime
@_spi(Engine) import ViewGraph

extension Stage {
    /// Layers of the window as values, as presented at the current time: a tree, back to front.
    public var layers: LayerSnapshot {
        deliver()
        return views.layers.snapshot()
    }

    /// First layer, in drawing order, with label or text `name`.
    ///
    /// - Throws: ``StageError/noSuchView(_:time:there:)``, which lists the names there are.
    public func layer(_ name: String) throws(StageError) -> LayerSnapshot {
        guard let layer = layers.first(named: name) else {
            throw .noSuchView(name, time: time, there: names)
        }
        return layer
    }

    /// All labels and texts, in drawing order, without duplicates.
    public var names: [String] {
        deliver()
        return views.layers.names
    }
}
