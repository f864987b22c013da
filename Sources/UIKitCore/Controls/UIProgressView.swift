import AnimationCore
import Controls
public import Foundation
import Geometry
import ViewGraph
import Views

/// Bar that fills as work goes on, over SwiftUI's `ProgressView`.
open class UIProgressView: UIView {
    /// Place of a bar.
    public enum Style: Int, Sendable {
        /// In a page; in a bar.
        case `default`, bar
    }

    /// Share that is done, 0 to 1.
    open var progress: Float {
        get { share }
        set { setProgress(newValue, animated: false) }
    }
    /// Colour of the part that is done; nil is the program's accent colour.
    open var progressTintColor: UIColor? { didSet { update() } }

    private var share: Float = 0
    private let hosting: HostingView<UIProgressContent>

    /// An empty bar in the given frame.
    public override init(frame: CGRect) {
        hosting = HostingView(UIProgressContent())
        super.init(frame: frame)
        addHosting(hosting)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// An empty bar.
    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// Sets the share that is done; `animated` moves the end of the bar there.
    open func setProgress(_ progress: Float, animated: Bool) {
        share = min(max(progress, 0), 1)
        if animated { UIView.animate(withDuration: 0.25) { update() } } else { update() }
    }

    private func update() { hosting.show(UIProgressContent(value: share, tint: progressTintColor)) }

    /// The height of a bar; the width is the one proposed.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: hosting.intrinsicContentSize.height)
    }
}

private struct UIProgressContent: View {
    var value: Float = 0
    var tint: UIColor?

    var body: some View { ProgressView(value: value).tint(tint.map { Color(uiColor: $0) }) }
}
