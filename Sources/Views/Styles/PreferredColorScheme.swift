@_spi(Engine) public import ViewGraph

/// What the views of a window would have it be, light or dark; the first that wants something counts.
package enum PreferredColorScheme: PreferenceKey {
    package static var defaultValue: ColorScheme? { nil }
    package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Shows the window that the view is in as in the light or the dark appearance, whatever the desktop has: its ground and
    /// all of its views. nil says nothing. Of several views in a window the first one counts for the others; each is itself
    /// shown as it says. In a sheet or a popover it is for the view alone.
    nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
            .transformPreference(PreferredColorScheme.self) { $0 = scheme ?? $0 }
    }
}
