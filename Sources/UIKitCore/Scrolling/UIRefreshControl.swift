public import Foundation
@_spi(Engine) import Views

/// Loading of a scroll view's content anew: people pull it down at its start, or press F5, and a turning arc stays above the
/// content until ``endRefreshing()``.
open class UIRefreshControl: UIControl {
    /// True from the pull to ``endRefreshing()``.
    public private(set) var isRefreshing = false
    /// Text under the arc. Not shown here.
    open var attributedTitle: NSAttributedString?
    /// Colour of the arc. The arc is grey here.
    open var tintColor: UIColor!

    /// Scroll view whose content is loaded anew; nil outside of one.
    weak var scrollView: UIScrollView?
    private var showing = Showing.resting

    private enum Showing {
        case resting
        /// The program has begun; the scroll view has not shown it yet.
        case announced
        /// The program has ended what it announced before the scroll view could show it.
        case withdrawn
        /// The arc turns until the continuation is resumed.
        case shown(CheckedContinuation<Void, Never>)
    }

    /// A control without a size: the scroll view shows the arc.
    public override init(frame: CGRect = .zero) { super.init(frame: frame) }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// Shows the arc without a pull, and opens the gap for it if the content's start is in view. Sends no action.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        showing = .announced
        scrollView?.owner.driver.beginRefreshing()
    }

    /// Takes the arc away.
    open func endRefreshing() {
        isRefreshing = false
        switch showing {
        case .announced: showing = .withdrawn
        case .shown(let continuation):
            showing = .resting
            continuation.resume()
        case .resting, .withdrawn: break
        }
    }

    /// Sends the action of a pull, unless the program has begun by itself, and returns when ``endRefreshing()`` was called.
    func refresh() async {
        let isAnnounced: Bool
        switch showing {
        case .shown: return
        case .withdrawn:
            showing = .resting
            return
        case .announced: isAnnounced = true
        case .resting: isAnnounced = false
        }
        isRefreshing = true
        await withCheckedContinuation { continuation in
            showing = .shown(continuation)
            if !isAnnounced { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        }
    }
}
