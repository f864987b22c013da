import Controls
public import Foundation
import Geometry
import ViewGraph
import Views

/// Spinning wheel that tells of work in progress.
open class UIActivityIndicatorView: UIView {
    /// Size of a wheel.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
    }

    /// Size of the wheel.
    open var style: Style { didSet { contentChanged() } }
    /// Colour of the wheel; nil uses grey.
    open var color: UIColor! { didSet { contentChanged() } }
    /// Hides the wheel while it stands still; true by default.
    open var hidesWhenStopped = true { didSet { contentChanged() } }
    /// True while the wheel spins.
    public private(set) var isAnimating = false

    private let hosting = HostingView(WheelContent())

    /// A wheel that stands still.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
        addHosting(hosting)
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        contentChanged()
    }

    /// A wheel of medium size in the given frame.
    public convenience override init(frame: CGRect) {
        self.init(style: .medium)
        self.frame = frame
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// Starts the wheel.
    open func startAnimating() {
        isAnimating = true
        contentChanged()
    }

    /// Stops the wheel.
    open func stopAnimating() {
        isAnimating = false
        contentChanged()
    }

    private func contentChanged() {
        hosting.show(
            WheelContent(
                isShown: isAnimating || !hidesWhenStopped, color: color, scale: Self.size(of: style).width / 20))
        invalidateIntrinsicContentSize()
    }

    private static func size(of style: Style) -> CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    /// Size of the wheel in points.
    open override var intrinsicContentSize: CGSize { Self.size(of: style) }
    /// Size of the wheel in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }
}

private struct WheelContent: View {
    var isShown = false
    var color: UIColor?
    var scale: CGFloat = 1

    var body: some View {
        if isShown {
            ProgressView().tint(color.map { Color(uiColor: $0) }).scaleEffect(scale)
        }
    }
}
