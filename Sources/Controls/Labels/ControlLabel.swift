import AnimationCore
import Foundation
@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Label of a control. Several texts are a title with subtitles below it; anything else stands as the program wrote it.
nonisolated struct ControlLabel<Content: View>: View {
    private let content: Content

    init(_ content: Content) { self.content = content }

    /// Distance between the title and a subtitle, in points.
    private static var spacing: CGFloat { 2 }

    @MainActor @ViewBuilder var body: some View {
        if LabelTexts.all(in: content).count > 1 {
            VStack(alignment: .leading, spacing: Self.spacing) {
                Group(subviews: content) { texts in
                    texts.first
                    ForEach(texts.dropFirst()) { text in
                        text.font(.footnote).impliedForegroundStyle(Color.secondary)
                    }
                }
            }
        } else {
            content
        }
    }
}

/// Part of a style's configuration that shows what the program wrote for it.
protocol ConfigurationPart { var content: AnyView { get } }

extension ToggleStyleConfiguration.Label: ConfigurationPart {}
extension LabeledContentStyleConfiguration.Label: ConfigurationPart {}
extension DatePickerStyleConfiguration.Label: ConfigurationPart {}
extension LabelStyleConfiguration.Title: ConfigurationPart {}

/// Texts of a control's label.
@MainActor enum LabelTexts {
    /// Returns the texts of which `label` consists, in order; none if it contains another view.
    static func all(in label: some View) -> [Text] {
        let part = (label as? any ConfigurationPart)?.content
        // Common case, also in each row of a list: nothing is listed.
        if let text = (part?.content ?? label) as? Text { return [text] }
        let elements = ElementListing(part ?? AnyView(label)).elements
        let texts = elements.compactMap { $0.base as? Text }
        return texts.count == elements.count ? texts : []
    }
}
