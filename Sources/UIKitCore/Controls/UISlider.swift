import Controls
public import Foundation
import Geometry
import ViewGraph
import Views

/// Control by which people choose a number from a range, over SwiftUI's `Slider`.
open class UISlider: UIControl {
    /// The chosen number.
    open var value: Float {
        get { number }
        set { setValue(newValue, animated: false) }
    }
    /// The least number; 0 by default.
    open var minimumValue: Float = 0 { didSet { rangeChanged() } }
    /// The greatest number; 1 by default.
    open var maximumValue: Float = 1 { didSet { rangeChanged() } }
    /// True to send actions while people drag, false only at the end.
    open var isContinuous = true
    /// Colour of the track up to the thumb; nil for the tint.
    open var minimumTrackTintColor: UIColor? { didSet { update() } }
    /// Colour of the track up to the thumb; nil is the program's accent colour.
    open var tintColor: UIColor! { didSet { update() } }
    /// Image at the lower end; nil for none.
    open var minimumValueImage: UIImage? { didSet { update() } }
    /// Image at the upper end; nil for none.
    open var maximumValueImage: UIImage? { didSet { update() } }
    /// True while people drag the thumb.
    public private(set) var isTracking = false
    /// False dims the slider, and it takes no input.
    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { update() } } }

    private var number: Float = 0
    private let hosting: HostingView<UISliderContent>

    /// A slider in the given frame, at 0.
    public override init(frame: CGRect) {
        hosting = HostingView(UISliderContent())
        super.init(frame: frame)
        addHosting(hosting)
        hosting.isUserInteractionEnabled = true
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        update()
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// Chooses `value`, or the nearest number of the range; `animated` moves the thumb there. Sends no action.
    open func setValue(_ value: Float, animated: Bool) {
        let new = min(max(value, minimumValue), max(minimumValue, maximumValue))
        guard new != number else { return }
        number = new
        if animated { UIView.animate(withDuration: 0.25) { self.update() } } else { update() }
    }

    private func rangeChanged() {
        number = min(max(number, minimumValue), max(minimumValue, maximumValue))
        update()
    }

    private func dragged(to value: Float) {
        guard value != number else { return }
        number = value
        update()
        if isContinuous || !isTracking { sendActions(for: .valueChanged) }
    }

    private func trackingChanged(_ isTracking: Bool) {
        self.isTracking = isTracking
        if isTracking {
            sendActions(for: .touchDown)
        } else {
            if !isContinuous { sendActions(for: .valueChanged) }
            sendActions(for: .touchUpInside)
        }
    }

    private func update() {
        hosting.show(
            UISliderContent(
                value: number, range: minimumValue...max(minimumValue, maximumValue),
                tint: minimumTrackTintColor ?? tintColor, least: minimumValueImage, most: maximumValueImage,
                isEnabled: isEnabled, label: accessibilityLabel ?? "",
                dragged: { [weak self] in self?.dragged(to: $0) },
                trackingChanged: { [weak self] in self?.trackingChanged($0) }))
    }

    /// The height of a slider; the width is the one proposed.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: hosting.intrinsicContentSize.height)
    }
    /// The width of `size`, and the height of a slider.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: hosting.intrinsicContentSize.height)
    }
}

private struct UISliderContent: View {
    var value: Float = 0
    var range: ClosedRange<Float> = 0...1
    var tint: UIColor?
    var least: UIImage?
    var most: UIImage?
    var isEnabled = true
    var label = ""
    var dragged: @MainActor @Sendable (Float) -> Void = { _ in }
    var trackingChanged: @MainActor @Sendable (Bool) -> Void = { _ in }

    var body: some View {
        HStack(spacing: 8) {
            if let least { Image(uiImage: least) }
            Slider(
                value: Binding(get: { value }, set: { new in MainActor.assumeIsolated { dragged(new) } }), in: range,
                onEditingChanged: { isEditing in MainActor.assumeIsolated { trackingChanged(isEditing) } }
            )
            .tint(tint.map { Color(uiColor: $0) })
            .accessibilityLabel(Text(verbatim: label))
            if let most { Image(uiImage: most) }
        }
        .disabled(!isEnabled)
    }
}
