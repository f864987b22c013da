// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Greatest finite number of type `Float`, which programs write for repetitions without end.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
