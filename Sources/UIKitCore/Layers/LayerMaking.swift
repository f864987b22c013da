/// Class of layers, which declares their initialiser.
@preconcurrency @MainActor open class _LayerBase {
    // _LayerLayout has the same members, and neither has stored properties.

    /// An empty layer.
    public init() {}
}

/// Class with the layout of ``_LayerBase`` whose initialiser subclasses must have; ``_CellLayout`` says why.
@_spi(Engine) @preconcurrency @MainActor open class _LayerLayout {
    /// Makes a layer.
    public required init() {}
}

/// Makes layers of classes that are known at run time.
@MainActor enum LayerMaking {
    /// Makes a layer of `type`, a plain one if that is no class of layers.
    static func make(_ type: AnyClass) -> CALayer {
        guard type != CALayer.self, let type = type as? CALayer.Type else { return CALayer() }
        // No input reaches this: the class is the one that a program's own `layerClass` names. It was checked above to be a class of
        // layers, so what its `init()` makes is one. A class without `init()` ends the program, with Swift's message that the class does
        // not implement it, as on Apple's systems; that cannot be an error, for nothing tells at run time which initialisers a class has.
        return unsafe unsafeDowncast(unsafeBitCast(type, to: _LayerLayout.Type.self).init(), to: CALayer.self)
    }
}
