public import CoreTransferable
@_spi(Engine) public import Views

/// Title and pictures by which people recognise what they share. Here the title is shown.
public struct SharePreview<Image: Transferable, Icon: Transferable>: Sendable {
    let title: Text
    let image: Image?
    let icon: Icon?

    private init(title: Text, image: Image?, icon: Icon?) {
        self.title = title
        self.image = image
        self.icon = icon
    }
}

extension SharePreview {
    /// A preview with a localised title, an image and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(title: Text(titleKey), image: image, icon: icon)
    }

    /// A preview with a verbatim title, an image and an icon.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(title: Text(title), image: image, icon: icon)
    }

    /// A preview with a title, an image and an icon.
    public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title, image: image, icon: icon) }
}

extension SharePreview where Image == Never {
    /// A preview with a localised title and an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) {
        self.init(title: Text(titleKey), image: nil, icon: icon)
    }

    /// A preview with a verbatim title and an icon.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) {
        self.init(title: Text(title), image: nil, icon: icon)
    }

    /// A preview with a title and an icon.
    public init(_ title: Text, icon: Icon) { self.init(title: title, image: nil, icon: icon) }
}

extension SharePreview where Icon == Never {
    /// A preview with a localised title and an image.
    public init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(title: Text(titleKey), image: image, icon: nil)
    }

    /// A preview with a verbatim title and an image.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) {
        self.init(title: Text(title), image: image, icon: nil)
    }

    /// A preview with a title and an image.
    public init(_ title: Text, image: Image) { self.init(title: title, image: image, icon: nil) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A preview with a localised title.
    public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey), image: nil, icon: nil) }

    /// A preview with a verbatim title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {
        self.init(title: Text(title), image: nil, icon: nil)
    }

    /// A preview with a title.
    public init(_ title: Text) { self.init(title: title, image: nil, icon: nil) }
}
