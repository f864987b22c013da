import AnimationCore
@_spi(Engine) public import ViewGraph

/// Appearance that the views of a window prefer; the first preference applies.
package enum PreferredColorScheme: PreferenceKey {
    package static var defaultValue: ColorScheme? { nil }
    package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

private enum WindowColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme? { nil } }

extension EnvironmentValues {
    /// Appearance that the program has set for a window, where its views prefer none; nil for the desktop's.
    package var windowColorScheme: ColorScheme? {
        get { self[WindowColorSchemeKey.self] }
        set { self[WindowColorSchemeKey.self] = newValue }
    }
}

extension View {
    /// Sets the appearance of the window that contains the view, background included, instead of the desktop's; nil
    /// sets nothing. If several views in a window set one, the first applies to the window, and each view is itself
    /// shown in its own. In a sheet or popover it applies to this view alone.
    nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
            .transformPreference(PreferredColorScheme.self) { $0 = scheme ?? $0 }
    }
}
