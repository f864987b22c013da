@_spi(Engine) import ViewGraph
@_spi(Engine) import Views

/// Derives a control's accessibility label from a label that is not shown.
enum HiddenLabel {
    /// The label's text, if it is a `Text` or a ``Label`` with a `Text` title; else nil.
    static func name(of label: some View) -> Text? {
        if let text = label as? Text { return text }
        return (label as? any TextTitled)?.textTitle
    }
}

/// A label whose title is a `Text`.
protocol TextTitled {
    var textTitle: Text { get }
}
