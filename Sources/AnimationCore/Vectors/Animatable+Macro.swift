/// Makes a struct `Animatable`, with the data of all its stored properties, in order (S4.2, S4.3).
///
/// ```swift
/// @Animatable struct Arc: Shape {
///     var radius: CGFloat
///     var start: Angle
///     var end: Angle
///     @AnimatableIgnored var isClockwise: Bool
///     …
/// }
/// ```
///
/// Constants, computed and static properties, and properties with a wrapper are left out. Properties that cannot be
/// interpolated must be marked with ``AnimatableIgnored()``. A property's type must be written, unless its initial
/// value shows it (`= 0.5`, `= Angle.zero`).
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "LiltMacros", type: "AnimatableMacro")

/// Excludes a stored property from ``Animatable()``: it has its new value from an animation's first frame (S4.4).
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "LiltMacros", type: "AnimatableIgnoredMacro")
