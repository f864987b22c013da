@_spi(Engine) import AnimationCore
import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Program time, in seconds, for `beginTime`: it stands still while nothing moves. Zero without a window.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
    OpenWindows.hosts.map { max($0.time, $0.pointer.time) }.max() ?? 0
}

extension CALayer {
    /// Adds a copy of `animation`; one with the same key is removed. It begins with the first frame that shows it.
    public func add(_ animation: CAAnimation, forKey key: String?) {
        let animations = self.animations ?? LayerAnimations(self)
        self.animations = animations
        animations.add(animation, forKey: key)
    }

    /// Adds an animation that something else moves.
    func showDriven(_ animation: CAAnimation) {
        let animations = self.animations ?? LayerAnimations(self)
        self.animations = animations
        animations.addDriven(animation)
    }

    /// Removes the animation with the key `key`: the layer has its own value at once.
    public func removeAnimation(forKey key: String) { animations?.remove(key) }

    /// Removes all animations.
    public func removeAllAnimations() { animations?.removeAll() }

    /// The animation that was added with `key`, while it lasts.
    public func animation(forKey key: String) -> CAAnimation? { animations?.animation(forKey: key) }

    /// Keys of the animations, in the order in which they were added; nil if there are none.
    public func animationKeys() -> [String]? {
        let keys = animations?.keys ?? []
        return keys.isEmpty ? nil : keys
    }

    /// Sets the property `keyPath`, such as `transform.rotation.z`, to `value`; a value of another kind has no effect.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let value, let old = values.value(at: keyPath), let new = AnimatedLayerValue(value, like: old) else {
            return
        }
        (self as? CAEmitterLayer)?.setCellValue(value, forKeyPath: keyPath)
        change(keyPath) { $0.set(new, at: keyPath, adds: false) }
    }

    /// The number that is the property `keyPath`; nil for properties of other kinds.
    public func value(forKeyPath keyPath: String) -> Any? {
        guard let value = values.value(at: keyPath), value.path == nil, value.numbers.count == 1 else { return nil }
        return CGFloat(value.number)
    }

    /// Changes the layer's own values, and shows them: within an animation's transaction by that, else a layer without a view
    /// by an animation of its own for the property `name`, if that animates.
    func change(
        _ name: String?, _ edit: (inout LayerValues) -> Void, show: (CALayer) -> Void = { $0.writeValues() }
    ) {
        let before = name.flatMap { drawn.value(at: $0) }
        let transaction = Transaction.current
        if let recorder = ChangeRecorder.current, transaction.animation == nil, backing != nil, let name, let before,
            let model = values.value(at: name)
        {
            edit(&values)
            if let value = values.value(at: name) {
                recorder.note(self, name, model: model, shown: before, value: value)
            }
            animations?.recompute()
            show(self)
            return updateCopies()
        }
        edit(&values)
        animations?.recompute()
        guard owner == nil, backing?.isCommitted == true, transaction.animation == nil, !transaction.disablesAnimations,
            let name, let before, let animation = CATransaction.implicitAnimation(name, from: before)
        else {
            show(self)
            return updateCopies()
        }
        add(animation, forKey: name)
    }

    /// Changes one of the layer's own values, if it is another; as ``change(_:_:show:)``.
    func change<Value: Equatable>(
        _ keyPath: WritableKeyPath<LayerValues, Value>, _ name: String?, to value: Value, _ update: (CALayer) -> Void
    ) {
        guard values[keyPath: keyPath] != value else { return }
        change(name, { $0[keyPath: keyPath] = value }, show: update)
    }

    /// Changes a value of one part of the layer's values, such as its shape, if it is another; as ``change(_:_:show:)``.
    func change<Part, Value: Equatable>(
        _ part: WritableKeyPath<LayerValues, Part?>, _ keyPath: WritableKeyPath<Part, Value>, _ name: String?,
        to value: Value
    ) {
        guard let old = values[keyPath: part]?[keyPath: keyPath], old != value else { return }
        change(name) { $0[keyPath: part]?[keyPath: keyPath] = value }
    }

    /// Values that are drawn: those of animations, else the layer's own.
    var drawn: LayerValues { animations?.shown ?? values }

    /// Shows the values of animations, without animating the change to them.
    func showAnimated() {
        guard backing != nil else { return }
        withoutAnimation {
            writeValues()
            updateCopies()
        }
    }
}
