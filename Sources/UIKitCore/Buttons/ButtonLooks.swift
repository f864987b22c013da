import Foundation

/// Titles, colours and images of a button by its states.
struct ButtonLooks {
    struct Look {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var image: UIImage?
        var background: UIImage?
    }

    private var looks: [UInt: Look] = [:]

    /// Values that are set for a state.
    subscript(state: UIControl.State) -> Look {
        get { looks[state.rawValue] ?? Look() }
        set { looks[state.rawValue] = newValue }
    }

    /// The value of `state`, or else that of `.normal`.
    func value<Value>(_ path: KeyPath<Look, Value?>, in state: UIControl.State) -> Value? {
        looks[state.rawValue]?[keyPath: path] ?? looks[UIControl.State.normal.rawValue]?[keyPath: path]
    }
}
