/// Makes a struct `Animatable`: its data is that of all its stored properties, in their order (S4.2, S4.3).
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
/// Constants, computed and static properties, and those that a property wrapper keeps are left out by themselves. What
/// has no in-between is to be marked by ``AnimatableIgnored()``. A property's type must be written, unless its first
/// value shows it (`= 0.5`, `= Angle.zero`).
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "LiltMacros", type: "AnimatableMacro")

/// Leaves a stored property out of what ``Animatable()`` makes: it has its new value from an animation's first frame
/// (S4.4).
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "LiltMacros", type: "AnimatableIgnoredMacro")
