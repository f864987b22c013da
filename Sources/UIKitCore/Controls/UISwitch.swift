import Controls
public import Foundation
import Geometry
import ViewGraph
import Views

/// Switch, over SwiftUI's `Toggle`. ``appearance()`` sets the looks of all switches.
open class UISwitch: UIControl {
    private static let proxy = UISwitch()

    /// Looks of the switches that are made from now on, and of those of `Toggle`.
    public class func appearance() -> UISwitch { proxy }

    /// True if the switch is on.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }
    /// Colour of a switch that is on; nil for the usual one.
    open var onTintColor: UIColor? {
        didSet {
            if self === Self.proxy {
                ControlAppearance.current.switchTint = onTintColor.map { Color(uiColor: $0) }
            } else {
                update()
            }
        }
    }
    /// False dims the switch, and it takes no input.
    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { update() } } }

    private var value = false
    private let hosting: HostingView<UISwitchContent>

    /// A switch that is off, at the origin of the given frame.
    public override init(frame: CGRect) {
        hosting = HostingView(UISwitchContent())
        super.init(frame: frame)
        addHosting(hosting)
        hosting.isUserInteractionEnabled = true
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        update()
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// Turns the switch on or off; `animated` moves the thumb there. Sends no action.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != value else { return }
        value = on
        if animated { UIView.animate(withDuration: 0.2) { self.update() } } else { update() }
    }

    private func turned(_ isOn: Bool) {
        guard isOn != value else { return }
        value = isOn
        UIView.animate(withDuration: 0.2) { self.update() }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func update() {
        hosting.show(
            UISwitchContent(
                isOn: value, tint: onTintColor, isEnabled: isEnabled, label: accessibilityLabel ?? "",
                turned: { [weak self] in self?.turned($0) }))
        invalidateIntrinsicContentSize()
    }

    /// Size of a switch, in points.
    open override var intrinsicContentSize: CGSize { hosting.intrinsicContentSize }
    /// Size of a switch, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.intrinsicContentSize }
}

private struct UISwitchContent: View {
    var isOn = false
    var tint: UIColor?
    var isEnabled = true
    var label = ""
    var turned: @MainActor @Sendable (Bool) -> Void = { _ in }

    var body: some View {
        Toggle(isOn: Binding(get: { isOn }, set: { new in MainActor.assumeIsolated { turned(new) } })) {
            Text(verbatim: label)
        }
        .toggleStyle(.switch).labelsHidden().fixedSize()
        .tint(tint.map { Color(uiColor: $0) })
        .disabled(!isEnabled)
    }
}
