import AnimationCore
import Foundation
import Geometry
@_spi(Engine) public import ViewGraph

/// A control for one of several values, each of which a view with ``View/tag(_:)`` stands for.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>
    private let label: Label
    private let content: Content
    @Environment(\.pickerLook) private var look
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    /// A picker for `selection` among the views of `content`.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }

    /// The older order of the same.
    public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.selection = selection
        self.label = label
        self.content = content()
    }

    @MainActor @ViewBuilder public var body: some View {
        switch look {
        case .segments: SegmentRow(selection: selection, content: content)
        case .radio:
            VStack(alignment: .leading, spacing: 8) {
                if !labelsAreHidden { label }
                RadioColumn(selection: selection, content: content)
            }
        }
    }
}

extension Picker where Label == Text {
    /// A picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(titleKey) } }

    /// A picker with a title.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(title) } }
}

/// How a picker looks.
public protocol PickerStyle: Sendable {
    static var _isSegmented: Bool { get }
}

/// The values side by side in one frame; the label is not shown.
public struct SegmentedPickerStyle: PickerStyle {
    /// The values side by side in one frame.
    public init() {}
    public static var _isSegmented: Bool { true }
}

/// The values one below the other, each with a mark in front.
public struct InlinePickerStyle: PickerStyle {
    /// The values one below the other.
    public init() {}
    public static var _isSegmented: Bool { false }
}

/// The values one below the other, each with a mark in front.
public struct RadioGroupPickerStyle: PickerStyle {
    /// The values one below the other.
    public init() {}
    public static var _isSegmented: Bool { false }
}

/// The style that suits the place: the values side by side.
public struct DefaultPickerStyle: PickerStyle {
    /// The style that suits the place.
    public init() {}
    public static var _isSegmented: Bool { true }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// The values side by side in one frame.
    public static var segmented: Self { Self() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// The values one below the other.
    public static var inline: Self { Self() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
    /// The values one below the other.
    public static var radioGroup: Self { Self() }
}
extension PickerStyle where Self == DefaultPickerStyle {
    /// The style that suits the place.
    public static var automatic: Self { Self() }
}

/// The looks of pickers.
enum PickerLook: Equatable { case segments, radio }

private enum PickerLookKey: EnvironmentKey { static var defaultValue: PickerLook { .segments } }

extension EnvironmentValues {
    var pickerLook: PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how pickers in this view look.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, S._isSegmented ? .segments : .radio)
    }
}
