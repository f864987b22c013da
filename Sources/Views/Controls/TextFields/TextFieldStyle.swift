import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// What is around the text of a field.
///
/// Programs conform to it by writing `_body(configuration:)`, which gets the field itself, without anything around it.
@MainActor @preconcurrency public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel
    /// The field with what is around it.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The style that suits the place: nothing around the text.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
    /// The style that suits the place.
    public init() {}

    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.textFieldStyle, AnyTextFieldStyle(.plain))
    }
}

/// Nothing around the text.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
    /// Nothing around the text.
    public init() {}

    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.textFieldStyle, AnyTextFieldStyle(.plain))
    }
}

/// A border with round corners, which has the accent's colour while the field has the keyboard.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// A border with round corners.
    public init() {}

    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.textFieldStyle, AnyTextFieldStyle(.rounded))
    }
}

/// A border with square corners, which has the accent's colour while the field has the keyboard.
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle {
    /// A border with square corners.
    public init() {}

    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.textFieldStyle, AnyTextFieldStyle(.square))
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The style that suits the place: nothing around the text.
    public static var automatic: Self { Self() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Nothing around the text.
    public static var plain: Self { Self() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border with round corners.
    public static var roundedBorder: Self { Self() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A border with square corners.
    public static var squareBorder: Self { Self() }
}

/// A style of any type, as the environment carries it.
nonisolated struct AnyTextFieldStyle {
    enum Kind {
        case look(TextFieldLook)
        case custom(any ErasedTextFieldStyle)
    }

    let kind: Kind

    init(_ look: TextFieldLook) { kind = .look(look) }

    init<S: TextFieldStyle>(_ style: S) {
        switch style {
        case is DefaultTextFieldStyle, is PlainTextFieldStyle: kind = .look(.plain)
        case is RoundedBorderTextFieldStyle: kind = .look(.rounded)
        case is SquareBorderTextFieldStyle: kind = .look(.square)
        default: kind = .custom(CustomTextFieldStyle(style: style))
        }
    }
}

/// Not private: programs hold fields, and must know how large the style within one is.
nonisolated protocol ErasedTextFieldStyle {
    @MainActor func body(_ field: TextField<_TextFieldStyleLabel>) -> AnyView
}

nonisolated private struct CustomTextFieldStyle<S: TextFieldStyle>: ErasedTextFieldStyle {
    let style: S

    @MainActor func body(_ field: TextField<_TextFieldStyleLabel>) -> AnyView {
        AnyView(StyledTextField(dynamic: DynamicStyle(style: style), field: field))
    }
}

/// A field by a program's own style.
nonisolated private struct StyledTextField<S: TextFieldStyle>: View {
    let dynamic: DynamicStyle<S>
    let field: TextField<_TextFieldStyleLabel>

    @MainActor var body: some View { dynamic.style._body(configuration: field) }
}

private enum TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: AnyTextFieldStyle { AnyTextFieldStyle(.plain) }
}

extension EnvironmentValues {
    var textFieldStyle: AnyTextFieldStyle {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets what is around the text of fields in this view.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldStyle, AnyTextFieldStyle(style))
    }
}
