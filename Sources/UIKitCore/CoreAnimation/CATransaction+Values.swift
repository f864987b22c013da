import Foundation

/// Key of the length of animations without one of their own: a number of seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// Key of whether changes do not animate by themselves: a Boolean value.
public let kCATransactionDisableActions = "disableActions"
/// Key of the curve of changes that animate by themselves: a `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// Key of the closure to be called at the end of the transaction's animations.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
    /// Sets the option `key` of the current transaction; a value of another type, or an unknown key, has no effect.
    public static func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if let number = AnimatedLayerValue.number(anObject) { setAnimationDuration(number) }
        case kCATransactionDisableActions:
            if let flag = anObject as? Bool ?? (anObject as? NSNumber)?.boolValue { setDisableActions(flag) }
        case kCATransactionAnimationTimingFunction:
            if let function = anObject as? CAMediaTimingFunction? { setAnimationTimingFunction(function) }
        case kCATransactionCompletionBlock:
            if let block = anObject as? (() -> Void)? { setCompletionBlock(block) }
        default: break
        }
    }

    /// The option `key` of the current transaction; nil for an unknown key.
    public static func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: nil
        }
    }
}

extension AnimatedLayerValue {
    /// The number that `any` is; nil if it is none.
    @MainActor fileprivate static func number(_ any: Any?) -> Double? {
        any.flatMap { AnimatedLayerValue($0, like: AnimatedLayerValue(numbers: [0])) }?.number
    }
}
