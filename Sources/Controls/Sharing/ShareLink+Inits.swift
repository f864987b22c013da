public import CoreTransferable
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

extension ShareLink {
    /// A link that shares `item`.
    ///
    /// - Parameters:
    ///   - item: a string, an address, or another value with a form as text.
    ///   - subject: subject of an email.
    ///   - message: text ahead of the item in an email.
    ///   - label: makes the button's label.
    public init<T: Transferable>(
        item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init([SharedItem(item)], subject, message, label()) }

    /// A link that shares `items`, as one text with a line for each; arguments as for `init(item:subject:message:label:)`.
    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable { self.init(items.map { SharedItem($0) }, subject, message, label()) }

    /// A link that shares `item`, with a preview; other arguments as for `init(item:subject:message:label:)`.
    public init<T: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable>(
        item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) { self.init([SharedItem(item)], subject, message, label(), preview: preview.title) }

    /// A link that shares `items`, with a preview for each, of which the first is shown; other arguments as for
    /// `init(item:subject:message:label:)`.
    public init<Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable>(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable {
        self.init(
            items.map { SharedItem($0) }, subject, message, label(), preview: items.first.map { preview($0).title })
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// A link labelled "Share…" that shares `item`.
    public init<T: Transferable>(
        item: T, subject: Text? = nil, message: Text? = nil
    ) { self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel()) }

    /// A link labelled "Share…" that shares `items`.
    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: Transferable {
        self.init(items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel())
    }

    /// A link labelled "Share…" that shares `item`, with a preview.
    public init<T: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable>(
        item: T, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) { self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel(), preview: preview.title) }

    /// A link labelled "Share…" that shares `items`, with a preview for each, of which the first is shown.
    public init<
        Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable
    >(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Data.Element: Transferable {
        self.init(
            items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(),
            preview: items.first.map { preview($0).title })
    }

    /// A link with a localised title that shares `item`.
    public init<T: Transferable>(
        _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
    ) { self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel(Text(titleKey))) }

    /// A link with a localised title that shares `items`.
    public init<Data: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: Transferable {
        self.init(items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// A link with a localised title that shares `item`, with a preview.
    public init<T: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable>(
        _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) { self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel(Text(titleKey)), preview: preview.title) }

    /// A link with a localised title that shares `items`, with a preview for each, of which the first is shown.
    public init<
        Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable
    >(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Data.Element: Transferable {
        self.init(
            items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(Text(titleKey)),
            preview: items.first.map { preview($0).title })
    }

    /// A link with a verbatim title that shares `item`.
    @_disfavoredOverload public init<S: StringProtocol, T: Transferable>(
        _ title: S, item: T, subject: Text? = nil, message: Text? = nil
    ) { self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel(Text(title))) }

    /// A link with a verbatim title that shares `items`.
    @_disfavoredOverload public init<S: StringProtocol, Data: RandomAccessCollection>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: Transferable {
        self.init(items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(Text(title)))
    }

    /// A link with a verbatim title that shares `item`, with a preview.
    @_disfavoredOverload
    public init<S: StringProtocol, T: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable>(
        _ title: S, item: T, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) { self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel(Text(title)), preview: preview.title) }

    /// A link with a verbatim title that shares `items`, with a preview for each, of which the first is shown.
    @_disfavoredOverload
    public init<
        S: StringProtocol, Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable
    >(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Data.Element: Transferable {
        self.init(
            items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(Text(title)),
            preview: items.first.map { preview($0).title })
    }

    /// A link with a title that shares `item`.
    public init<T: Transferable>(
        _ title: Text, item: T, subject: Text? = nil, message: Text? = nil
    ) { self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel(title)) }

    /// A link with a title that shares `items`.
    public init<Data: RandomAccessCollection>(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element: Transferable {
        self.init(items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(title))
    }

    /// A link with a title that shares `item`, with a preview.
    public init<T: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable>(
        _ title: Text, item: T, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) { self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel(title), preview: preview.title) }

    /// A link with a title that shares `items`, with a preview for each, of which the first is shown.
    public init<
        Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable
    >(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Data.Element: Transferable {
        self.init(
            items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(title),
            preview: items.first.map { preview($0).title })
    }
}
