/// Description of content, which makes the view that shows it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// A view that shows the content.
    func makeContentView() -> any UIView & UIContentView
}

/// View that shows content by a description.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    /// Description of the content. Setting it shows other content.
    var configuration: any UIContentConfiguration { get set }
}

extension UIContentView {
    /// True if the view shows descriptions of this kind.
    func takes(_ other: any UIContentConfiguration) -> Bool { type(of: configuration) == type(of: other) }
}

/// Content view of ours, which tells the cell around it that its size may be another one.
class ConfiguredView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        contentChanged()
    }

    /// Tells the cell around that the content may want another size.
    final func contentChanged() {
        var view = superview
        while let current = view, !(current is UICollectionReusableView) { view = current.superview }
        view?.fittingSizeMayHaveChanged()
    }
}
