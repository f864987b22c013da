import AnimationCore
import AttributeGraph
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph
@_spi(Engine) public import Views

/// Look of progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    /// Type of the view that ``makeBody(configuration:)`` returns; inferred.
    associatedtype Body: View
    /// The progress and its labels.
    typealias Configuration = ProgressViewStyleConfiguration
    /// The view shown for a progress view; `ProgressView(configuration)` is the one in the style around this one.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The progress and the labels of a progress view, for its style.
nonisolated public struct ProgressViewStyleConfiguration {
    /// Name of the task.
    nonisolated public struct Label: View {
        let content: AnyView
        /// The label.
        @MainActor public var body: some View { content }
    }

    /// The progress in words.
    nonisolated public struct CurrentValueLabel: View {
        let content: AnyView
        /// The label.
        @MainActor public var body: some View { content }
    }

    /// The part that is done, 0…1; nil if it is not known.
    public let fractionCompleted: Double?
    /// Name of the task; nil if there is none.
    public var label: Label?
    /// The progress in words; nil if there is none.
    public var currentValueLabel: CurrentValueLabel?
}

/// A bar; without a value, a spinner.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// The style `.linear`.
    public init() { tint = nil }

    /// The style `.linear` with a colour of its own.
    public init(tint: Color) { self.tint = tint }

    /// The bar with its labels.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        StandardProgress(configuration: configuration, isRing: false, tint: tint)
    }
}

/// A ring; without a value, a spinner.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// The style `.circular`.
    public init() { tint = nil }

    /// The style `.circular` with a colour of its own.
    public init(tint: Color) { self.tint = tint }

    /// The ring with its labels.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        StandardProgress(configuration: configuration, isRing: true, tint: tint)
    }
}

/// The default style: a bar if there is a value, else a spinner.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The style `.automatic`.
    public init() {}

    /// The bar or the spinner, with its labels.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        StandardProgress(configuration: configuration, isRing: false)
    }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar if there is a value, else a spinner.
    public static var linear: Self { Self() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring; without a value, a spinner.
    public static var circular: Self { Self() }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style: a bar if there is a value, else a spinner.
    public static var automatic: Self { Self() }
}

/// A bar, a ring or a spinner with its labels.
nonisolated private struct StandardProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let isRing: Bool
    let tint: Color?
    @Environment(\.tint) private var inheritedTint
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    init(configuration: ProgressViewStyleConfiguration, isRing: Bool, tint: Color? = nil) {
        self.configuration = configuration
        self.isRing = isRing
        self.tint = tint
    }

    @MainActor var body: some View {
        parts.environment(\.tint, tint ?? inheritedTint)
    }

    @MainActor @ViewBuilder private var parts: some View {
        if let fraction = configuration.fractionCompleted, !isRing {
            VStack(alignment: .leading, spacing: 6) {
                if !labelsAreHidden { configuration.label }
                ProgressBar(fraction: fraction)
                if !labelsAreHidden { configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary) }
            }
        } else {
            VStack(spacing: 8) {
                if let fraction = configuration.fractionCompleted {
                    ProgressRing(fraction: fraction)
                } else {
                    Spinner()
                }
                if !labelsAreHidden {
                    configuration.label.foregroundStyle(.secondary)
                    configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
                }
            }
        }
    }
}

/// The body of a progress view made by a style.
nonisolated private struct StyledProgress<S: ProgressViewStyle>: StyledBody {
    private let style: DynamicStyle<S>
    private let configuration: ProgressViewStyleConfiguration

    init(style: DynamicStyle<S>, configuration: ProgressViewStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }

    @MainActor var body: some View { style.style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
    /// The style of progress views; nil for the default one.
    var progressViewStyle: ControlStyle<ProgressViewStyleConfiguration>? {
        controlStyle(for: ProgressViewStyleConfiguration.self)
    }
}

extension View {
    /// Sets the look of progress views in this view. One that the style makes of its configuration looks as the styles around say.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(style, of: StyledProgress<S>.self))
    }
}
