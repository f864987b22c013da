extension UIApplication {
    /// Sends an action.
    ///
    /// - Parameters:
    ///   - action: the method. `UIResponder.resignFirstResponder`, sent to no target, ends the editing of a text.
    ///   - target: the object on which it is called; nil tries the first responder, the window that receives keys, its
    ///     controller, the application, and its delegate.
    ///   - sender: passed to the method.
    ///   - event: nil.
    /// - Returns: true if an object had the method.
    @discardableResult public func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        if let target { return action.call(on: target as AnyObject, sender: sender) }
        let window = keyWindow
        let chain: [AnyObject?] = [FocusedResponder.current, window, window?.rootViewController, self, delegate]
        return chain.contains { $0.map { action.call(on: $0, sender: sender) } ?? false }
    }
}
