public import AnimationCore
import AttributeGraph
public import Foundation
@_spi(Engine) public import ViewGraph

/// A height at which a sheet may lie (decision 0063).
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

    /// What a custom height finds out about where the sheet is to lie.
    @dynamicMemberLookup public struct Context {
        /// As high as a sheet can be, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the sheet's environment.
        public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
            environment[keyPath: keyPath]
        }
    }

    /// As high as there is room.
    public static let large = Self(.large)
    /// Half as high.
    public static let medium = Self(.fraction(0.5))
    /// A part of the height there is, 0…1.
    public static func fraction(_ fraction: CGFloat) -> Self { Self(.fraction(fraction)) }
    /// So many points.
    public static func height(_ height: CGFloat) -> Self { Self(.points(height)) }
    /// As high as `type` says.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> Self {
        Self(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
    }

    public static func == (a: Self, b: Self) -> Bool { a.height == b.height }
    public func hash(into hasher: inout Hasher) { hasher.combine(height) }

    /// In points; nil if it is not among the heights that there are.
    func height(in context: Context) -> CGFloat? {
        switch height {
        case .large: context.maxDetentValue
        case .fraction(let part): context.maxDetentValue * part
        case .points(let points): points
        case .custom: custom?(context)
        }
    }
}

/// A height of a program's own.
public protocol CustomPresentationDetent: SendableMetatype {
    /// In points; nil: the sheet has no such height now.
    static func height(in context: PresentationDetent.Context) -> CGFloat?
}

/// Says to the sheet around how high it may be.
nonisolated private struct DetentsModifier: InputsModifier {
    let detents: Set<PresentationDetent>
    let selection: Binding<PresentationDetent>?
    /// What the selection is: a binding that is the same may have another value.
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
            // Their order is that of their heights, wherever it matters; here it is always the same one.
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

/// Whether what says that a sheet can be dragged is to be seen.
enum DragIndicatorKey: PreferenceKey {
    static var defaultValue: Visibility { .automatic }
    static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
        let next = nextValue()
        if next != .automatic { value = next }
    }
}

extension View {
    /// Has the sheet around lie at one of these heights: at the lowest first. People drag it from one to another.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modifier(DetentsModifier(detents: detents, selection: nil, chosen: nil))
    }

    /// The same; `selection` is the height at which it lies, and is told when people drag it to another one.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        // Somebody chooses one that is not among them: it is one of them then.
        modifier(
            DetentsModifier(
                detents: detents.union([selection.wrappedValue]), selection: selection, chosen: selection.wrappedValue))
    }

    /// Shows or hides the handle at the top of the sheet around.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        preference(key: DragIndicatorKey.self, value: visibility)
    }
}
