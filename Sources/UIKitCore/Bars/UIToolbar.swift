public import Foundation

/// Bar with a row of buttons.
open class UIToolbar: UIView {
    /// Height in points.
    static let height: CGFloat = 44

    /// The buttons, from the edge where lines begin. Flexible spaces share what is left.
    open var items: [UIBarButtonItem]? {
        didSet {
            for item in oldValue ?? [] { item.changed = nil }
            itemsChanged()
        }
    }
    /// Colour of the buttons; nil is the program's accent colour.
    open var tintColor: UIColor! { didSet { if tintColor != oldValue { itemsChanged() } } }
    /// Colour of the bar.
    open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor ?? .systemBackground } }
    /// True if content behind shows through. Without effect: a bar has its colour here.
    open var isTranslucent = true

    private var row: UIStackView?
    private let line = UIView()

    /// A bar without buttons.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        line.backgroundColor = .separator
        addSubview(line)
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// Replaces the buttons; `animated` fades from the old ones to the new.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        guard animated else {
            self.items = items
            return
        }
        UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve) { self.items = items }
    }

    private func itemsChanged() {
        row?.removeFromSuperview()
        let items = self.items ?? []
        for item in items { item.changed = { [weak self] in self?.itemsChanged() } }
        var views = items.map { ($0.makeView(tint: tintColor), $0.isFlexible) }
        // Without flexible room the buttons stand at the beginning.
        if !views.contains(where: \.1) { views.append((UIView(), true)) }
        let made = UIStackView(arrangedSubviews: views.map(\.0))
        made.alignment = .center
        made.spacing = 8
        made.frame = place
        addSubview(made)
        row = made
        let flexible = views.filter(\.1).map(\.0)
        for view in flexible.dropFirst() {
            view.widthAnchor.constraint(equalTo: flexible[0].widthAnchor).isActive = true
        }
    }

    private var place: CGRect { bounds.insetBy(dx: min(16, bounds.width / 2), dy: 0) }

    /// Places the buttons.
    open override func layoutSubviews() {
        super.layoutSubviews()
        row?.frame = place
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    }

    /// The bar's height, and no width of its own.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
    /// The bar's height at the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
}
