import Foundation

/// View of a navigation controller.
final class NavigationContainer: UIView {
    /// Height of the pages' top that the bar covers, in points.
    var barHeight: () -> CGFloat = { 0 }
    /// Height of the pages' bottom that the toolbar covers, in points.
    var toolbarHeight: () -> CGFloat = { 0 }
    var resized: (() -> Void)?
    var placed: (() -> Void)?

    init() { super.init(frame: .zero) }
    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        resized?()
    }

    override func didChangePlace() {
        super.didChangePlace()
        placed?()
    }
}
