public import Foundation

/// Loading of a scroll view's content anew: people pull it down at its start, or press F5, and a turning arc stays above the
/// content until ``endRefreshing()``.
open class UIRefreshControl: UIControl {
    /// True from the pull to ``endRefreshing()``.
    public private(set) var isRefreshing = false
    /// Text under the arc. Not shown here.
    open var attributedTitle: NSAttributedString?
    /// Colour of the arc. The arc is grey here.
    open var tintColor: UIColor!

    private var ending: CheckedContinuation<Void, Never>?

    /// A control without a size: the scroll view shows the arc.
    public override init(frame: CGRect = .zero) { super.init(frame: frame) }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// Tells that content is loaded, without a pull. Sends no action, and shows no arc here.
    open func beginRefreshing() { isRefreshing = true }

    /// Takes the arc away.
    open func endRefreshing() {
        isRefreshing = false
        ending?.resume()
        ending = nil
    }

    /// Sends the action of a pull, and returns when ``endRefreshing()`` was called.
    func refresh() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        await withCheckedContinuation { continuation in
            ending = continuation
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
    }
}
