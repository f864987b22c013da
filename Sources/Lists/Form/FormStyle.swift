import AnimationCore
@_spi(Engine) import Controls
import Foundation
@_spi(Engine) public import ViewGraph
@_spi(Engine) import Views

/// Arrangement of a form's controls.
@MainActor @preconcurrency public protocol FormStyle {
    /// Type of the view that ``makeBody(configuration:)`` returns; inferred.
    associatedtype Body: View
    /// The form's controls.
    typealias Configuration = FormStyleConfiguration
    /// The view shown for a form.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The controls of a form, for its style.
nonisolated public struct FormStyleConfiguration {
    /// The form's controls.
    nonisolated public struct Content: View {
        let content: AnyView
        /// The controls.
        public var body: some View { content }
    }

    /// The form's controls.
    public let content: Content
}

/// The default style: sections as blocks with round corners.
nonisolated public struct AutomaticFormStyle: FormStyle {
    /// The style `.automatic`.
    public init() {}
    /// The controls as rows of a list.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        List { configuration.content }.listStyle(.insetGrouped)
    }
}

/// Sections as blocks with round corners.
nonisolated public struct GroupedFormStyle: FormStyle {
    /// The style `.grouped`.
    public init() {}
    /// The controls as rows of a list.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        List { configuration.content }.listStyle(.insetGrouped)
    }
}

/// Labels in one column, at its trailing edge, and controls in another, without rows.
nonisolated public struct ColumnsFormStyle: FormStyle {
    /// The style `.columns`.
    public init() {}
    /// The controls below one another, aligned by their leading edges.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .formControls, spacing: 10) { configuration.content }
            .environment(\.isInFormColumns, true)
    }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Labels in one column and controls in another, without rows.
    @_disfavoredOverload public static var columns: Self { Self() }
}
extension FormStyle where Self == AutomaticFormStyle {
    /// The default style: sections as blocks with round corners.
    public static var automatic: Self { Self() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// Sections as blocks with round corners.
    public static var grouped: Self { Self() }
}

/// A form's body made by a style.
nonisolated private struct StyledForm<S: FormStyle>: StyledBody {
    private let style: DynamicStyle<S>
    private let configuration: FormStyleConfiguration

    init(style: DynamicStyle<S>, configuration: FormStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
    /// The style of forms; nil for the default one.
    var formStyle: ControlStyle<FormStyleConfiguration>? { controlStyle(for: FormStyleConfiguration.self) }
}

extension View {
    /// Sets the arrangement of forms in this view. A form that the style makes of its configuration looks as the styles around say.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(style, of: StyledForm<S>.self))
    }
}
