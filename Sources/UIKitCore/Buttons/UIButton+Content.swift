import Foundation
import Geometry
import ViewGraph
import Views

extension UIButton {
    /// Shows the values as they are now.
    func update() {
        var content = UIButtonContent()
        content.isEnabled = isEnabled
        content.label = accessibilityLabel
        if let configuration {
            content.take(configuration, tint: tintColor)
            // Titles that are set for a state count in a configured button too.
            if configuration.title == nil, let title = value(\.title) { content.title = Text(verbatim: title) }
            if configuration.image == nil, let image = value(\.image) { content.image = Image(uiImage: image) }
        } else {
            let font = titleLabel?.font ?? .systemFont(ofSize: 15)
            if let attributed = value(\.attributedTitle) {
                content.title = Text(uiAttributes: attributed)
            } else if let title = value(\.title) {
                content.title = Text(verbatim: title)
            }
            content.font = font.font
            content.lines = titleLabel?.numberOfLines ?? 1
            content.foreground = Color(uiColor: titleColor)
            content.image =
                value(\.image).map { Image(uiImage: $0) } ?? buttonType.symbol.map { Image(systemName: $0) }
            content.backgroundImage = value(\.background).map { Image(uiImage: $0) }
            let inset = contentEdgeInsets == .zero && buttonType == .system ? 6 : 0
            content.insets = EdgeInsets(
                top: contentEdgeInsets.top + CGFloat(inset), leading: contentEdgeInsets.left,
                bottom: contentEdgeInsets.bottom + CGFloat(inset), trailing: contentEdgeInsets.right)
            content.titleOffset = CGSize(
                width: (titleEdgeInsets.left - titleEdgeInsets.right) / 2,
                height: (titleEdgeInsets.top - titleEdgeInsets.bottom) / 2)
            content.imageOffset = CGSize(
                width: (imageEdgeInsets.left - imageEdgeInsets.right) / 2,
                height: (imageEdgeInsets.top - imageEdgeInsets.bottom) / 2)
        }
        content.pressed = { [weak self] in self?.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
        content.pressChanged = { [weak self] isPressed in
            guard let self else { return }
            isHighlighted = isPressed
            if isPressed { sendActions(for: .touchDown) }
        }
        hosting.show(content)
        invalidateIntrinsicContentSize()
    }
}
