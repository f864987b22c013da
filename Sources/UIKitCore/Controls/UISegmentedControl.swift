import AnimationCore
import Controls
public import Foundation
import Geometry
import ViewGraph
import Views

/// Row of segments of which people choose one, over SwiftUI's segmented `Picker`. ``appearance()`` sets the looks of all of those.
open class UISegmentedControl: UIControl {
    private static let proxy = UISegmentedControl()

    /// Looks of the segments that are made from now on.
    public class func appearance() -> UISegmentedControl { proxy }

    /// Marks that no segment is chosen.
    public static let noSegment = -1

    private struct Segment {
        var title: String?
        var image: UIImage?
        var isEnabled = true
    }

    private var segments: [Segment] = []
    private let hosting: HostingView<UISegmentsContent>

    /// Number of the chosen segment; ``noSegment`` if none is.
    open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { update() } }
    /// True to have no segment chosen for longer than a press; false by default.
    open var isMomentary = false
    /// False dims the control, and it takes no input.
    open override var isEnabled: Bool { didSet { if isEnabled != oldValue { update() } } }
    /// Fill of the selected segment; of all controls, by ``appearance()``.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            guard self === Self.proxy else { return }
            ControlAppearance.current.segments.selected = selectedSegmentTintColor.map { Color(uiColor: $0) }
        }
    }
    /// Fill behind the segments; of all controls, by ``appearance()``.
    open override var backgroundColor: UIColor? {
        didSet {
            guard self === Self.proxy else { return }
            ControlAppearance.current.segments.background = backgroundColor.map { Color(uiColor: $0) }
        }
    }

    /// A control without segments in the given frame.
    public override init(frame: CGRect) {
        hosting = HostingView(UISegmentsContent())
        super.init(frame: frame)
        addHosting(hosting)
        hosting.isUserInteractionEnabled = true
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// A control of these segments: strings and images.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
        update()
    }

    /// Returns nil: views cannot be decoded here.
    public required init?(coder: NSCoder) { return nil }

    /// Number of segments.
    public var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title; `animated` is ignored.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
        update()
    }
    /// Inserts a segment with an image; `animated` is ignored.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        segments.insert(Segment(image: image), at: min(max(segment, 0), segments.count))
        update()
    }
    /// Removes a segment; `animated` is ignored.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if selectedSegmentIndex >= segments.count { selectedSegmentIndex = Self.noSegment } else { update() }
    }
    /// Removes all segments.
    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = Self.noSegment
    }
    /// Title of a segment; nil for none.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }
    /// Sets the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0 = Segment(title: title) } }
    /// Sets the image of a segment.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0 = Segment(image: image) } }

    /// Sets the colour of titles, of all controls by ``appearance()``. That for `.normal` is taken for all; fonts, and other
    /// states, have no effect.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        guard state == .normal, self === Self.proxy else { return }
        ControlAppearance.current.segments.title = ControlAppearance.Title.of(attributes).color
    }

    private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
        guard segments.indices.contains(segment) else { return }
        change(&segments[segment])
        update()
    }

    private func chosen(_ index: Int) {
        guard index != selectedSegmentIndex else { return }
        UIView.animate(withDuration: 0.2) { selectedSegmentIndex = index }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    private func update() {
        hosting.show(
            UISegmentsContent(
                titles: segments.map(\.title), images: segments.map(\.image), selected: selectedSegmentIndex,
                isEnabled: isEnabled, label: accessibilityLabel ?? "",
                chosen: { [weak self] in self?.chosen($0) }))
        invalidateIntrinsicContentSize()
    }

    /// Size of the segments, in points.
    open override var intrinsicContentSize: CGSize { hosting.intrinsicContentSize }
    /// Size of the segments in `size`, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}

private struct UISegmentsContent: View {
    var titles: [String?] = []
    var images: [UIImage?] = []
    var selected = -1
    var isEnabled = true
    var label = ""
    var chosen: @MainActor @Sendable (Int) -> Void = { _ in }

    var body: some View {
        Picker(label, selection: Binding(get: { selected }, set: { new in MainActor.assumeIsolated { chosen(new) } })) {
            ForEach(titles.indices, id: \.self) { index in
                if let image = images[index] {
                    Image(uiImage: image).tag(index)
                } else {
                    Text(verbatim: titles[index] ?? "").tag(index)
                }
            }
        }
        .pickerStyle(.segmented).labelsHidden().disabled(!isEnabled)
    }
}
