import Controls
import Foundation
import Geometry
import TextViews
import ViewGraph
import Views

/// SwiftUI's part of a ``UIButton``.
struct UIButtonContent: View {
    var title: Text?
    var subtitle: Text?
    var image: Image?
    var font = UIFont.systemFont(ofSize: 15).font
    var subtitleFont = UIFont.systemFont(ofSize: 12).font
    var lines = 1
    var foreground = Color.accentColor
    var imageEdge = NSDirectionalRectEdge.leading
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 1
    var titleAlignment = HorizontalAlignment.center
    var showsWheel = false
    var insets = EdgeInsets()
    var titleOffset = CGSize.zero
    var imageOffset = CGSize.zero
    var backgroundImage: Image?
    var ground: Color?
    /// Radius of the ground's corners; nil for half of its height.
    var cornerRadius: CGFloat? = 0
    var strokeColor: Color?
    var strokeWidth: CGFloat = 0
    var isEnabled = true
    /// Accessibility label of the program; nil for the title.
    var label: String?
    var pressed: @MainActor () -> Void = {}
    var pressChanged: @MainActor (Bool) -> Void = { _ in }

    mutating func take(_ configuration: UIButton.Configuration, tint: UIColor?) {
        let tint = tint.map { Color(uiColor: $0) } ?? Color.accentColor
        let accent = configuration.baseBackgroundColor.map { Color(uiColor: $0) }
        title = configuration.attributedTitle.map { Text($0) } ?? configuration.title.map { Text(verbatim: $0) }
        subtitle = configuration.subtitle.map { Text(verbatim: $0) }
        image = configuration.image.map { Image(uiImage: $0) }
        imageEdge = configuration.imagePlacement
        imagePadding = configuration.imagePadding
        titlePadding = configuration.titlePadding
        switch configuration.titleAlignment {
        case .automatic, .center: titleAlignment = .center
        case .leading: titleAlignment = .leading
        case .trailing: titleAlignment = .trailing
        }
        showsWheel = configuration.showsActivityIndicator
        let size = configuration.buttonSize
        font = UIFont.systemFont(ofSize: size == .small || size == .mini ? 15 : 17).font
        let inset = configuration.contentInsets
        insets = EdgeInsets(top: inset.top, leading: inset.leading, bottom: inset.bottom, trailing: inset.trailing)
        foreground = configuration.base == .filled ? .white : tint
        switch configuration.base {
        case .plain: ground = accent
        case .gray: ground = accent ?? Color(uiColor: .tertiarySystemFill)
        case .tinted:
            ground = (accent ?? tint).opacity(0.18)
            if let accent { foreground = accent }
        case .filled: ground = accent ?? tint
        }
        if let color = configuration.baseForegroundColor { foreground = Color(uiColor: color) }
        if let color = configuration.background.backgroundColor { ground = Color(uiColor: color) }
        switch configuration.cornerStyle {
        case .fixed: cornerRadius = configuration.background.cornerRadius
        case .dynamic:
            let own = configuration.background.cornerRadius
            cornerRadius = own > 0 ? own : size == .large ? 8.5 : 6
        case .small: cornerRadius = 4
        case .medium: cornerRadius = 6
        case .large: cornerRadius = 9
        case .capsule: cornerRadius = nil
        }
        strokeColor = configuration.background.strokeColor.map { Color(uiColor: $0) }
        strokeWidth = configuration.background.strokeWidth
    }

    var body: some View {
        Button(action: pressed) { parts }
            .buttonStyle(UIButtonLook(content: self))
            .accessibilityLabel(label.map { Text(verbatim: $0) } ?? title ?? Text(verbatim: ""))
            .disabled(!isEnabled)
    }

    /// Image and title.
    @ViewBuilder private var parts: some View {
        let isVertical = imageEdge == .top || imageEdge == .bottom
        let isFirst = imageEdge == .leading || imageEdge == .top
        let layout =
            isVertical ? AnyLayout(VStackLayout(spacing: imagePadding)) : AnyLayout(HStackLayout(spacing: imagePadding))
        layout {
            if isFirst { picture }
            if title != nil || subtitle != nil {
                VStack(alignment: titleAlignment, spacing: titlePadding) {
                    if let title { title.font(font).lineLimit(lines == 0 ? nil : lines) }
                    if let subtitle { subtitle.font(subtitleFont) }
                }
                .offset(titleOffset)
            }
            if !isFirst { picture }
        }
    }

    @ViewBuilder private var picture: some View {
        if showsWheel {
            ProgressView().tint(foreground)
        } else if let image {
            image.font(font).offset(imageOffset)
        }
    }
}

/// Ground of a ``UIButton``, and its look while it is pressed.
private struct UIButtonLook: ButtonStyle {
    let content: UIButtonContent

    func makeBody(configuration: Configuration) -> some View {
        UIButtonBody(content: content, label: configuration.label, isPressed: configuration.isPressed)
    }
}

private struct UIButtonBody: View {
    let content: UIButtonContent
    let label: ButtonStyleConfiguration.Label
    let isPressed: Bool
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let hasGround = content.ground != nil || content.backgroundImage != nil
        label
            .foregroundStyle(isEnabled ? content.foreground : Color(uiColor: .tertiaryLabel))
            .opacity(isPressed && !hasGround ? 0.3 : 1)
            .padding(content.insets)
            // The button is as large as its view.
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { ground }
            .opacity(isPressed && hasGround ? 0.75 : 1)
            .contentShape(Rectangle())
            .onChange(of: isPressed) { content.pressChanged($1) }
    }

    @ViewBuilder private var ground: some View {
        if let image = content.backgroundImage { image.resizable() }
        if let color = content.ground {
            outline.fill(isEnabled ? color : Color(uiColor: .tertiarySystemFill))
        }
        if let color = content.strokeColor, content.strokeWidth > 0 {
            outline.stroke(color, lineWidth: content.strokeWidth)
        }
    }

    private var outline: AnyShape {
        content.cornerRadius.map { AnyShape(RoundedRectangle(cornerRadius: $0)) } ?? AnyShape(Capsule())
    }
}
