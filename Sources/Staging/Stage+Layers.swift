import Foundation
public import LayerTree
import Runtime
@_spi(Engine) import ViewGraph

extension Stage {
    /// The layers of the window as values, as they are seen at the clock's time: a tree, back to front.
    public var layers: LayerSnapshot {
        deliver()
        return views.layers.snapshot()
    }

    /// The first layer, in drawing order, whose label or text is `name`.
    /// - Throws: ``StageError/noSuchView(_:time:there:)``, which names what there was.
    public func layer(_ name: String) throws(StageError) -> LayerSnapshot {
        guard let layer = layers.first(named: name) else {
            throw .noSuchView(name, time: time, there: names)
        }
        return layer
    }

    /// Every label and text that is there, in drawing order, each once.
    public var names: [String] {
        deliver()
        return views.layers.names
    }
}
