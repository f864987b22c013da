@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Derives a control's accessibility label from a label that is not shown.
enum HiddenLabel {
    /// The label's text, or the first of several; nil if the label contains anything else. A ``Label`` counts as its title.
    @MainActor static func name(of label: some View) -> Text? {
        (label as? any TextTitled)?.textTitle ?? LabelTexts.all(in: label).first
    }

    /// All texts of a label, a title with its subtitles, as one name; nil if the label contains anything else.
    @MainActor static func words(of label: some View) -> String? {
        if let title = (label as? any TextTitled)?.textTitle { return title.plainString }
        let texts = LabelTexts.all(in: label).map(\.plainString)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

/// A label whose title is a `Text`.
protocol TextTitled {
    var textTitle: Text { get }
}
