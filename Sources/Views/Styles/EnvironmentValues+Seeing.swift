public import AnimationCore

// Wishes of people who see badly. Windows have them from the desktop's settings, and change while these do.

/// Weight of text that people ask for.
public enum LegibilityWeight: Hashable, Sendable {
    /// The weight that the program gives.
    case regular
    /// A heavier weight.
    case bold
}

private enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DifferentiateKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }

extension EnvironmentValues {
    /// True if the person asked for opaque backgrounds: materials then show nothing of what is behind them.
    ///
    /// No desktop has such a setting: true only by `LILT_OPAQUE`.
    public package(set) var accessibilityReduceTransparency: Bool {
        get { self[ReduceTransparencyKey.self] }
        set { self[ReduceTransparencyKey.self] = newValue }
    }

    /// True if the person asked not to convey information by colour alone: switches then show marks for on and off.
    ///
    /// GNOME's setting is "On/Off Shapes".
    public package(set) var accessibilityDifferentiateWithoutColor: Bool {
        get { self[DifferentiateKey.self] }
        set { self[DifferentiateKey.self] = newValue }
    }

    /// True if the desktop inverts the colours of windows, so that pictures are to be shown inverted.
    ///
    /// No desktop tells programs that it does: true only by `LILT_INVERT_COLORS`.
    public package(set) var accessibilityInvertColors: Bool {
        get { self[InvertColorsKey.self] }
        set { self[InvertColorsKey.self] = newValue }
    }

    /// Weight of text that the person asked for: texts in a system font are heavier where it is bold.
    ///
    /// No desktop has such a setting: bold only by `LILT_TEXT_WEIGHT`, or where a program sets it.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
