public import Foundation
import Geometry
import ViewGraph
import Views

/// Button with a title, an image, or both. It sends ``UIControl/Event/touchUpInside`` when it is pressed, by the pointer or by the
/// keyboard.
open class UIButton: UIControl {
    /// Type with which the button was made.
    public private(set) var buttonType = ButtonType.custom

    /// Title and look; nil for a button with the looks that are set for its states.
    open var configuration: Configuration? { didSet { update() } }
    /// Called before the button is shown anew, to adapt its configuration to its state.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
    /// Colour of titles and images without one; nil is the program's accent colour.
    open var tintColor: UIColor! { didSet { update() } }
    /// Distances between the content and the edges, in points, without a configuration.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { update() } }
    /// Distances by which the title is moved, in points, without a configuration.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { update() } }
    /// Distances by which the image is moved, in points, without a configuration.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { update() } }

    /// Label whose font and number of lines the title has. It is shown as a part of the button, and in no view.
    public private(set) lazy var titleLabel: UILabel? = {
        let label = ButtonTitleLabel()
        label.changed = { [weak self] in self?.update() }
        return label
    }()

    /// False dims the title, and the button is not pressed.
    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { stateChanged() } } }
    /// True to show the looks that are set for this state.
    open override var isSelected: Bool { didSet { if isSelected != oldValue { stateChanged() } } }
    /// True while the button is pressed.
    open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { stateChanged() } } }

    var looks = ButtonLooks()
    let hosting: HostingView<UIButtonContent>
    private var isUpdatingConfiguration = false

    /// A button of the custom type in the given frame.
    public override init(frame: CGRect) {
        hosting = HostingView(UIButtonContent())
        super.init(frame: frame)
        addHosting(hosting)
        hosting.isUserInteractionEnabled = true
        update()
    }

    /// A button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        update()
    }

    /// A button in the given frame that runs `primaryAction`, whose title and image it shows.
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        buttonType = .system
        take(primaryAction)
        if let title = primaryAction?.title, !title.isEmpty { setTitle(title, for: .normal) }
        if let image = primaryAction?.image { setImage(image, for: .normal) }
        update()
    }

    /// A button of a type that runs `primaryAction`, whose title and image it shows.
    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        update()
    }

    /// A button with a configuration that runs `primaryAction`, whose title and image it shows if the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        buttonType = .system
        var configuration = configuration
        if configuration.title == nil, let title = primaryAction?.title, !title.isEmpty { configuration.title = title }
        if configuration.image == nil { configuration.image = primaryAction?.image }
        take(primaryAction)
        self.configuration = configuration
        update()
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    private func take(_ action: UIAction?) {
        if let action { addAction(action, for: .primaryActionTriggered) }
    }

    // MARK: Looks of states

    /// Sets the title of a state; states without one show that of `.normal`.
    open func setTitle(_ title: String?, for state: UIControl.State) { change(state) { $0.title = title } }
    /// Sets the title with attributes of a state, in place of its title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        change(state) { $0.attributedTitle = title }
    }
    /// Sets the colour of the title of a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { change(state) { $0.titleColor = color } }
    /// Sets the image of a state, before the title.
    open func setImage(_ image: UIImage?, for state: UIControl.State) { change(state) { $0.image = image } }
    /// Sets the image of a state that is stretched behind the content.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        change(state) { $0.background = image }
    }

    /// Title that is set for a state.
    open func title(for state: UIControl.State) -> String? { looks[state].title }
    /// Colour of the title that is set for a state.
    open func titleColor(for state: UIControl.State) -> UIColor? { looks[state].titleColor }
    /// Image that is set for a state.
    open func image(for state: UIControl.State) -> UIImage? { looks[state].image }

    /// Title that is shown.
    open var currentTitle: String? { value(\.title) ?? configuration?.title }
    /// Colour of the title that is shown.
    open var currentTitleColor: UIColor { titleColor }
    /// Image that is shown.
    open var currentImage: UIImage? { value(\.image) ?? configuration?.image }

    private func change(_ state: UIControl.State, _ change: (inout ButtonLooks.Look) -> Void) {
        change(&looks[state])
        update()
    }

    /// The value of the present state, or else that of `.normal`.
    func value<Value>(_ path: KeyPath<ButtonLooks.Look, Value?>) -> Value? { looks.value(path, in: state) }

    var titleColor: UIColor {
        value(\.titleColor)
            ?? (configuration != nil || buttonType != .custom ? tintColor ?? .tintColor : .white)
    }

    private func stateChanged() {
        setNeedsUpdateConfiguration()
        update()
    }

    /// Has ``configurationUpdateHandler`` adapt the configuration.
    open func setNeedsUpdateConfiguration() {
        guard let configurationUpdateHandler, !isUpdatingConfiguration else { return }
        isUpdatingConfiguration = true
        configurationUpdateHandler(self)
        isUpdatingConfiguration = false
    }

    // MARK: Size

    /// Size of the content with its margins, in points.
    open override var intrinsicContentSize: CGSize { hosting.intrinsicContentSize }
    /// Size of the content with its margins, for the proposal `size`, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}
