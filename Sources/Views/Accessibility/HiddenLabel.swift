@_spi(Engine) import ViewGraph

/// Reads the name of a control from a label that is not shown.
enum HiddenLabel {
    /// The label's text; nil if it is no text, nor a ``Label`` whose title is one.
    static func name(of label: some View) -> Text? {
        if let text = label as? Text { return text }
        return (label as? any TextTitled)?.textTitle
    }
}

/// A label that has a text for its title.
protocol TextTitled {
    var textTitle: Text { get }
}
