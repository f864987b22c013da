import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// Frame and background of text fields.
///
/// Programs conform to it by implementing `_body(configuration:)`, which receives the field without any frame.
@MainActor @preconcurrency public protocol TextFieldStyle {
    /// Type of the view that ``_body(configuration:)`` returns; inferred.
    associatedtype _Body: View
    /// The field's label.
    typealias _Label = _TextFieldStyleLabel
    /// The field in its frame.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The default style: no frame.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
    /// The style `.automatic`.
    public init() {}

    /// The field without a frame.
    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.textFieldStyle, AnyTextFieldStyle(.plain))
    }
}

/// No frame.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
    /// The style `.plain`.
    public init() {}

    /// The field without a frame.
    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.textFieldStyle, AnyTextFieldStyle(.plain))
    }
}

/// A border with rounded corners, in the accent colour while the field has the focus.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// The style `.roundedBorder`.
    public init() {}

    /// The field in its border.
    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.textFieldStyle, AnyTextFieldStyle(.rounded))
    }
}

/// A border with square corners, in the accent colour while the field has the focus.
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle {
    /// The style `.squareBorder`.
    public init() {}

    /// The field in its border.
    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.textFieldStyle, AnyTextFieldStyle(.square))
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style: no frame.
    public static var automatic: Self { Self() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// No frame.
    public static var plain: Self { Self() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border with rounded corners.
    public static var roundedBorder: Self { Self() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A border with square corners.
    @_disfavoredOverload public static var squareBorder: Self { Self() }
}

/// A type-erased text field style in the environment.
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

/// A text field style without its type. Not private: the layout of `TextField` in other modules depends on it.
nonisolated protocol ErasedTextFieldStyle {
    @MainActor func body(_ field: TextField<_TextFieldStyleLabel>) -> AnyView
}

nonisolated private struct CustomTextFieldStyle<S: TextFieldStyle>: ErasedTextFieldStyle {
    let style: S

    @MainActor func body(_ field: TextField<_TextFieldStyleLabel>) -> AnyView {
        AnyView(StyledTextField(dynamic: DynamicStyle(style: style), field: field))
    }
}

/// A field in a custom style.
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
    /// Sets the frame and background of text fields in this view.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldStyle, AnyTextFieldStyle(style))
    }
}
