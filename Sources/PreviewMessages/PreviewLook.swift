/// Surroundings in which previews are shown: device, appearance, size of text, language, direction.
package struct PreviewLook: Codable, Hashable, Sendable {
    package enum Appearance: String, Codable, CaseIterable, Sendable { case light, dark }
    package enum TextSize: String, Codable, CaseIterable, Sendable {
        case small, standard, large, largest, accessibility
    }
    package enum Device: String, Codable, CaseIterable, Sendable {
        case phone
        case smallPhone = "small-phone"
        case tablet
        case window
    }

    package var device = Device.phone
    package var appearance = Appearance.light
    package var textSize = TextSize.standard
    /// Identifier of a locale, such as `de_DE`.
    package var locale = "en_US"
    package var isRightToLeft = false

    package init() {}
}

/// Argument with which `lilt preview` starts the program that shows previews, in JSON.
package struct PreviewOptions: Codable, Hashable, Sendable {
    /// Surroundings at the start.
    package var look: PreviewLook
    /// Folder for a picture of each preview of the first library, after which the program ends; nil to show a window.
    package var pictures: String?
    /// Title of the window.
    package var title: String

    package init(look: PreviewLook, pictures: String?, title: String) {
        self.look = look
        self.pictures = pictures
        self.title = title
    }
}
