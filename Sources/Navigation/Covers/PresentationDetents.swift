public import AnimationCore
import AttributeGraph
@_spi(Engine) public import Controls
public import Foundation
@_spi(Engine) public import ViewGraph

/// Height that a sheet may have (decision 0063).
nonisolated public struct PresentationDetent: Hashable, Sendable {
    private enum Height: Hashable, Sendable {
        case large
        case fraction(CGFloat)
        case points(CGFloat)
        case custom(ObjectIdentifier)
    }

    private let height: Height
    private let custom: (@Sendable (Context) -> CGFloat?)?

    private init(_ height: Height, custom: (@Sendable (Context) -> CGFloat?)? = nil) {
        self.height = height
        self.custom = custom
    }

    /// Conditions from which a custom height is computed.
    @dynamicMemberLookup public struct Context {
        /// Greatest height of a sheet, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// Value in the sheet's environment.
        public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
            environment[keyPath: keyPath]
        }
    }

    /// Greatest height of a sheet.
    public static let large = Self(.large)
    /// Half of the greatest height.
    public static let medium = Self(.fraction(0.5))
    /// The fraction `fraction` (0…1) of the greatest height.
    public static func fraction(_ fraction: CGFloat) -> Self { Self(.fraction(fraction)) }
    /// A height in points.
    public static func height(_ height: CGFloat) -> Self { Self(.points(height)) }
    /// The height that `type` computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> Self {
        Self(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
    }

    /// True if both are the same kind of height with the same value.
    public static func == (a: Self, b: Self) -> Bool { a.height == b.height }
    /// Feeds the height into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(height) }

    /// Height in points; nil if it is not available in `context`.
    func height(in context: Context) -> CGFloat? {
        switch height {
        case .large: context.maxDetentValue
        case .fraction(let part): context.maxDetentValue * part
        case .points(let points): points
        case .custom: custom?(context)
        }
    }
}

/// Height that a program computes.
public protocol CustomPresentationDetent: SendableMetatype {
    /// Values from which the height is computed.
    typealias Context = PresentationDetent.Context

    /// Returns the height in points, or nil if it is not available in `context`.
    static func height(in context: Context) -> CGFloat?
}

/// Sets the heights of the sheet around.
nonisolated private struct DetentsModifier: InputsModifier {
    let detents: Set<PresentationDetent>
    let selection: Binding<PresentationDetent>?
    /// Value of the selection: a binding may stay the same while its value changes.
    let chosen: PresentationDetent?

    @MainActor static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
        let graph = inputs.graph
        let environment = inputs.environment
        inputs.sink(modifier.attribute) { [scope = inputs.scope] value in
            let values = graph.peek(environment)
            guard let handle = values.coverHandle else { return }
            let detents = value.detents.map { detent in
                SheetDetent(id: AnyHashable(detent)) { (room: Double) -> Double? in
                    let now = graph.isAlive(environment) ? graph.peek(environment) : values
                    let context = PresentationDetent.Context(maxDetentValue: CGFloat(room), environment: now)
                    guard let height = detent.height(in: context) else { return nil }
                    return Double(height)
                }
            }
            // Any order will do, as long as it is stable; the sheet sorts by height itself.
            handle.setDetents(
                detents.sorted { $0.id.hashValue < $1.id.hashValue }, chosen: value.chosen.map { AnyHashable($0) },
                animates: !scope.resolve().disablesAnimations
            ) { id in
                guard let detent = id.base as? PresentationDetent else { return }
                value.selection?.wrappedValue = detent
            }
        }
    }
}

/// Visibility of the handle that indicates that a sheet can be dragged; automatic is hidden.
enum DragIndicatorKey: PreferenceKey {
    static var defaultValue: Visibility { .automatic }
    static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
        let next = nextValue()
        if next != .automatic { value = next }
    }
}

extension View {
    /// Gives the sheet around the heights `detents`; it begins at the lowest, and people drag it from one to another.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modifier(DetentsModifier(detents: detents, selection: nil, chosen: nil)).dragIndicator(of: detents)
    }

    /// Gives the sheet around the heights `detents`. It has the height `selection`, which is set when people drag it to
    /// another one; a selection that is not among `detents` is added to them.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        // A selection that is not among the heights becomes one.
        modifier(
            DetentsModifier(
                detents: detents.union([selection.wrappedValue]), selection: selection, chosen: selection.wrappedValue)
        )
        .dragIndicator(of: detents)
    }

    /// Shows or hides the handle at the top of the sheet around. Without this, sheets with several heights have one.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        transformPreference(DragIndicatorKey.self) { if visibility != .automatic { $0 = visibility } }
    }

    /// Shows the handle of a sheet with several heights, unless the content says otherwise.
    nonisolated private func dragIndicator(of detents: Set<PresentationDetent>) -> some View {
        transformPreference(DragIndicatorKey.self) { if detents.count > 1, $0 == .automatic { $0 = .visible } }
    }
}
