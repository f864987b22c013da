import Controls
public import Foundation
import Geometry
import ViewGraph
import Views

/// Control by which people change a number in steps, over SwiftUI's `Stepper`.
open class UIStepper: UIControl {
    /// The number.
    open var value: Double = 0 { didSet { limit() } }
    /// The least number; 0 by default.
    open var minimumValue: Double = 0 { didSet { limit() } }
    /// The greatest number; 100 by default.
    open var maximumValue: Double = 100 { didSet { limit() } }
    /// Step; 1 by default.
    open var stepValue: Double = 1
    /// True to go on at the other end; false by default.
    open var wraps = false { didSet { update() } }
    /// False dims the control, and it takes no input.
    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { update() } } }

    private let hosting: HostingView<UIStepperContent>

    /// A control at 0 in the given frame.
    public override init(frame: CGRect) {
        hosting = HostingView(UIStepperContent())
        super.init(frame: frame)
        addHosting(hosting)
        hosting.isUserInteractionEnabled = true
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultHigh, for: axis)
        }
        update()
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    private func limit() {
        let limited = min(max(value, minimumValue), max(minimumValue, maximumValue))
        if limited != value { value = limited } else { update() }
    }

    private func step(_ step: Double) {
        var new = value + step
        if wraps, new > maximumValue { new = minimumValue }
        if wraps, new < minimumValue { new = maximumValue }
        let old = value
        value = new
        if value != old { sendActions(for: .valueChanged) }
    }

    private func update() {
        hosting.show(
            UIStepperContent(
                canIncrease: wraps || value < maximumValue, canDecrease: wraps || value > minimumValue,
                isEnabled: isEnabled, label: accessibilityLabel ?? "",
                step: { [weak self] up in
                    guard let self else { return }
                    step(up ? stepValue : -stepValue)
                }))
    }

    /// Size of the two buttons, in points.
    open override var intrinsicContentSize: CGSize { hosting.intrinsicContentSize }
    /// Size of the two buttons, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.intrinsicContentSize }
}

private struct UIStepperContent: View {
    var canIncrease = true
    var canDecrease = true
    var isEnabled = true
    var label = ""
    var step: @MainActor @Sendable (Bool) -> Void = { _ in }

    var body: some View {
        Stepper(
            label, onIncrement: canIncrease ? { MainActor.assumeIsolated { step(true) } } : nil,
            onDecrement: canDecrease ? { MainActor.assumeIsolated { step(false) } } : nil
        )
        .labelsHidden().fixedSize().disabled(!isEnabled)
    }
}
