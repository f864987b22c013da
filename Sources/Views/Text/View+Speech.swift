@_spi(Engine) public import ViewGraph

extension View {
    /// Has assistive technology read the characters of texts in the view one by one.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        transformEnvironment(\.fontTraits) { $0.isSpelledOut = value }
    }

    /// Not available: screen readers here let no program change their pitch.
    @available(*, unavailable, message: "no screen reader here lets a program change its pitch")
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

    /// Not available: people set in their screen reader which punctuation is spoken.
    @available(*, unavailable, message: "people set in their screen reader which punctuation is spoken")
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    /// Not available: screen readers here decide when they speak of a change.
    @available(*, unavailable, message: "screen readers here decide when they speak of a change; announce it instead")
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
