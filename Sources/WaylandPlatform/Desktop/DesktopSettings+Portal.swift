import DesktopBus
import Platform

extension DesktopSettings {
    /// Groups of settings that are read: the portal's own, and older groups for desktops that leave the portal's empty.
    static let groups = [
        "org.freedesktop.appearance", "org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface",
        "org.gnome.desktop.wm.preferences",
    ]

    /// Sets one setting. Unknown settings are ignored; a known setting with an invalid value becomes nil.
    ///
    /// - Source: `org.freedesktop.portal.Settings` of xdg-desktop-portal; GNOME's `gsettings` schemas.
    mutating func set(_ group: String, _ key: String, to value: BusValue) {
        switch (group, key) {
        case ("org.freedesktop.appearance", "color-scheme"):
            // 0: no preference.
            isDark = value.number.flatMap { [1: true, 2: false][$0] }
        case ("org.freedesktop.appearance", "accent-color"): accent = Self.color(value)
        case ("org.freedesktop.appearance", "contrast"): increasesContrast = value.number.map { $0 == 1 }
        case ("org.freedesktop.appearance", "reduced-motion"): reducesMotion = value.number.map { $0 == 1 }
        case ("org.gnome.desktop.interface", "enable-animations"): reducesMotion = value.flag.map { !$0 }
        case ("org.gnome.desktop.interface", "text-scaling-factor"):
            textScale = value.number.flatMap { (0.25...8).contains($0) ? $0 : nil }
        case ("org.gnome.desktop.interface", "font-name"): font = Self.font(value)
        case ("org.gnome.desktop.interface", "monospace-font-name"): monospacedFont = Self.font(value)
        case ("org.gnome.desktop.a11y.interface", "high-contrast"): increasesContrast = value.flag
        case ("org.gnome.desktop.a11y.interface", "show-status-shapes"): differentiatesWithoutColor = value.flag
        case ("org.gnome.desktop.wm.preferences", "button-layout"):
            titleBarButtons = value.text.flatMap { TitleBarButtons(layout: $0) }
        default: break
        }
    }

    /// Returns the name of a font, 1 to 200 bytes in one line; nil for other values.
    private static func font(_ value: BusValue) -> String? {
        value.text.flatMap { (1...200).contains($0.utf8.count) && !$0.contains(where: \.isNewline) ? $0 : nil }
    }

    /// Returns the colour of three components in 0…1; nil for other values.
    private static func color(_ value: BusValue) -> AccentColor? {
        let parts = value.list?.compactMap(\.number) ?? []
        guard parts.count == 3, parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
        return AccentColor(red: parts[0], green: parts[1], blue: parts[2])
    }

    /// Sets all settings of an answer to `ReadAll`, a list of groups with their settings. The portal's own group comes
    /// last and overrides the others.
    mutating func set(all answer: [BusValue]) {
        let groups = (answer.first?.list ?? []).compactMap(\.list).filter { $0.count == 2 }
        for group in groups.sorted(by: { ($0[0].text ?? "") > ($1[0].text ?? "") }) {
            guard let name = group[0].text else { continue }
            for entry in (group[1].list ?? []).compactMap(\.list) where entry.count == 2 {
                if let key = entry[0].text { set(name, key, to: entry[1]) }
            }
        }
    }
}
